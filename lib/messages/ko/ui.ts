/** Texts of the primitives and of the frame. */
export const ui = {
  appName: '날옷',
  later: '나중에',
  back: '뒤로',
  forward: '앞으로',
  refresh: '새로고침',
  refreshing: '새로 불러오고 있어요',
  refreshFailed: '새로 불러오지 못했어요. 지금 보이는 내용은 그대로예요.',
  noPicture: '연결되면 사진을 보여 드려요',
  mainScreens: '주요 화면',
  toasts: '알림 메시지',
  unknown: '정보 없음',
  language: '언어',
  newVersion: '새 버전이 있어요',
  openNewVersion: '새로 열기',
};
