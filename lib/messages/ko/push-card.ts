/** A push in the app, shown as a phone shows it. */
export const pushCard = {
  appNow: '날옷 · 지금',
  close: '알림 닫기',
};
