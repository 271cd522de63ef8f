/** Login by username or through an identity provider, and logout. */
export const logIn = {
  heading: '안녕하세요!\n날옷입니다.',
  lead: '회원 서비스를 이용하려면 로그인해 주세요.',
  username: '아이디',
  usernamePlaceholder: '아이디를 입력해 주세요',
  password: '비밀번호',
  passwordPlaceholder: '비밀번호를 입력해 주세요',
  submit: '로그인',
  help: '로그인 도움',
  wrongCredentials: '등록되지 않은 계정이거나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  noCookies: '로그인을 유지할 수 없어요. 브라우저가 쿠키를 막고 있는지 확인해 주세요.',
  loggedOut: '로그아웃 되었습니다.',
  /** Login through an identity provider. */
  socialHeading: '소셜 로그인',
  inProgress: '로그인하고 있어요',
  noLogin: '로그인 정보가 없어요',
  startAgain: '처음부터 다시 로그인해 주세요.',
  toStart: '처음으로',
  socialFailures: {
    denied: '로그인을 취소했어요.',
    expired: '로그인 시간이 지났어요. 다시 시도해 주세요.',
    failed: '소셜 로그인에 실패했어요. 잠시 뒤에 다시 시도해 주세요.',
  },
};
