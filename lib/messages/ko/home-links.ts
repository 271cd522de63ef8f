/** Names of the screens to which home links. The others are in `screens.ts`. */
export const homeLinks = {
  home: '홈',
  my: '마이',
  alarm: '알림 설정',
  neverWear: '이런 옷은 안 입어요',
};
