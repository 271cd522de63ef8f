/**
 * Texts of failures. The code of every screen contains them in all languages, because the error page must not depend on a
 * pack that may be what failed to load.
 */
export const failure = {
  retry: '다시 불러오기',
  tryLater: '잠시 뒤에 다시 시도해 주세요.',
  pageFailed: '화면을 그리지 못했어요',
  /** Title of the error page in the browser tab. */
  tab: '날옷',
};
