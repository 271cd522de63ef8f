/** Every screen: its title, the arrows of its header, and whether a visitor may open it. */
export interface Screen {
  /** `{id}` stands for any one segment. */
  path: string;
  title: string;
  back?: true;
  forward?: true;
  guarded?: true;
}

export const SCREENS = [
  { path: '/login', title: '시작하기' },
  { path: '/login/form', title: '로그인', back: true },
  { path: '/login/oauth-callback', title: '로그인' },
  { path: '/signup', title: '회원가입', back: true },
  { path: '/signup/agreedToTerms', title: '이용약관', back: true },
  { path: '/signup/agreedToPrivacy', title: '개인정보 처리방침', back: true },
  { path: '/signup/agreedToLocation', title: '위치기반서비스 이용약관', back: true },
  { path: '/find-id', title: '아이디 찾기', back: true },
  { path: '/find-id/success', title: '아이디 찾기' },
  { path: '/reset-password', title: '비밀번호 찾기', back: true },
  { path: '/reset-password/newpassword', title: '비밀번호 찾기', back: true },
  { path: '/reset-password/success', title: '비밀번호 찾기' },
  { path: '/home', title: '홈' },
  { path: '/weather', title: '날씨', back: true },
  { path: '/my', title: '마이' },
  { path: '/my/bookmark', title: '내 북마크', back: true, guarded: true },
  { path: '/my/notice', title: '공지사항', back: true },
  { path: '/my/notice/{id}', title: '공지사항', back: true },
  { path: '/my/user-info', title: '회원 정보', back: true },
  { path: '/my/day', title: '나의 하루', back: true },
  { path: '/my/alarm', title: '알림 설정', back: true },
  { path: '/my/never-wear', title: '이런 옷은 안 입어요', back: true },
  { path: '/my/account-settings', title: '계정 설정', back: true },
  { path: '/my/reset-password', title: '비밀번호 변경', back: true },
  { path: '/my/secession', title: '서비스 탈퇴', back: true },
  { path: '/my/policy', title: '약관 및 정책', back: true },
  { path: '/my/policy/terms', title: '이용약관', back: true },
  { path: '/my/policy/privacy', title: '개인정보 처리방침', back: true },
  { path: '/my/policy/location', title: '위치기반서비스 이용약관', back: true },
  { path: '/my/policy/password', title: '비밀번호 안내', back: true },
] as const satisfies readonly Screen[];

/** Screens that only a person with a session opens; typed in directly they lead back. */
export const GUARDED_PATHS: readonly string[] = SCREENS.filter((screen: Screen) => screen.guarded).map(
  ({ path }) => path,
);

export const LOGIN_PATH = '/login';
export const HOME_PATH = '/home';
export const MY_DAY_PATH = '/my/day';
export const NEVER_WEAR_PATH = '/my/never-wear';

const matchesScreen = ({ path }: Screen, asked: string): boolean =>
  new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(asked);

/** The screen of a path, if there is one. */
export const findScreen = (path: string): Screen | undefined => SCREENS.find((screen) => matchesScreen(screen, path));

/** Whether a path is one of the screens. */
export const isScreenPath = (path: string): boolean => findScreen(path) !== undefined;
