/** Login through an identity provider. */
export const socialLogin = {
  providers: { kakao: '카카오', google: 'Google' },
  developmentLogin: '개발용 로그인',
  lastUsed: '최근 로그인',
  /** Google permits its login in browsers only. These lead there from an app's built-in browser. */
  inBrowser: '브라우저에서 열기',
  copied: 'Google 로그인은 이 앱 안에서 할 수 없어요. 주소를 복사했으니 Safari에 붙여 넣어 주세요.',
  notCopied: 'Google 로그인은 이 앱 안에서 할 수 없어요. 앱의 메뉴에서 브라우저로 열어 주세요.',
};
