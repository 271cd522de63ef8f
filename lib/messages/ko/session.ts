/** Toasts about the session that appear on any screen. */
export const session = {
  loginRequired: '로그인이 필요해요.',
  welcome: (nickname: string): string => `${nickname}님, 반가워요!`,
};
