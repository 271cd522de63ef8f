/** Choice of one of the ten days of the forecast. */
export const dayStrip = {
  label: '열흘 가운데 하루 고르기',
  close: '닫기',
  plan: '이날 일정 정하기',
  failed: '열흘 예보를 불러오지 못했어요.',
  /** Follow the date for screen readers. */
  holiday: '쉬는 날',
  planned: '정해 둔 일정 있음',
};
