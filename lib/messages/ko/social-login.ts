/** Login through an identity provider. */
export const socialLogin = {
  providers: { kakao: '카카오', google: 'Google' },
  developmentLogin: '개발용 로그인',
  lastUsed: '최근 로그인',
};
