export interface Screen {
  /** Path. `{id}` matches any single segment. */
  path: string;
  /** Name of the screen in its header, in menus, in links and in the browser tab. */
  title: string;
  /** Title in the browser tab, if it differs from `title`. */
  tabTitle?: string;
  /** The header has an arrow that leads back. */
  back?: true;
  /** The header has an arrow that leads forward. */
  forward?: true;
  /** Visitors are redirected away. */
  guarded?: true;
}

/** Titles of the policies. Each policy has a screen of its own, some have a second one in the signup. */
export const POLICY_TITLES = {
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  location: '위치기반서비스 이용약관',
  password: '비밀번호 안내',
} as const;

const LOGIN_TITLE = '로그인';
const FIND_ID_TITLE = '아이디 찾기';
const RESET_PASSWORD_TITLE = '비밀번호 찾기';
const NOTICES_TITLE = '공지사항';

/** All screens. A path that is not listed here is not a screen. */
export const SCREENS = {
  login: { path: '/login', title: '시작하기' },
  loginForm: { path: '/login/form', title: LOGIN_TITLE, back: true },
  oauthCallback: { path: '/login/oauth-callback', title: LOGIN_TITLE },
  signup: { path: '/signup', title: '회원가입', back: true },
  signupTerms: { path: '/signup/agreedToTerms', title: POLICY_TITLES.terms, back: true },
  signupPrivacy: { path: '/signup/agreedToPrivacy', title: POLICY_TITLES.privacy, back: true },
  signupLocation: { path: '/signup/agreedToLocation', title: POLICY_TITLES.location, back: true },
  findId: { path: '/find-id', title: FIND_ID_TITLE, back: true },
  foundId: { path: '/find-id/success', title: FIND_ID_TITLE },
  resetPassword: { path: '/reset-password', title: RESET_PASSWORD_TITLE, back: true },
  newPassword: { path: '/reset-password/newpassword', title: RESET_PASSWORD_TITLE, back: true },
  resetDone: { path: '/reset-password/success', title: RESET_PASSWORD_TITLE },
  home: { path: '/home', title: '홈', tabTitle: '오늘의 옷차림' },
  weather: { path: '/weather', title: '날씨', back: true },
  my: { path: '/my', title: '마이' },
  bookmarks: { path: '/my/bookmark', title: '내 북마크', back: true, guarded: true },
  notices: { path: '/my/notice', title: NOTICES_TITLE, back: true },
  notice: { path: '/my/notice/{id}', title: NOTICES_TITLE, back: true },
  userInfo: { path: '/my/user-info', title: '회원 정보', back: true },
  myDay: { path: '/my/day', title: '나의 하루', back: true },
  alarm: { path: '/my/alarm', title: '알림 설정', back: true },
  worn: { path: '/my/worn', title: '입은 기록', back: true },
  neverWear: { path: '/my/never-wear', title: '이런 옷은 안 입어요', back: true },
  widget: { path: '/my/widget', title: '위젯과 연결', back: true },
  accountSettings: { path: '/my/account-settings', title: '계정 설정', back: true },
  changePassword: { path: '/my/reset-password', title: '비밀번호 변경', back: true },
  secession: { path: '/my/secession', title: '서비스 탈퇴', back: true },
  policies: { path: '/my/policy', title: '약관 및 정책', back: true },
  terms: { path: '/my/policy/terms', title: POLICY_TITLES.terms, back: true },
  privacy: { path: '/my/policy/privacy', title: POLICY_TITLES.privacy, back: true },
  location: { path: '/my/policy/location', title: POLICY_TITLES.location, back: true },
  passwordPolicy: { path: '/my/policy/password', title: POLICY_TITLES.password, back: true },
} as const satisfies Record<string, Screen>;

/** The records of `SCREENS` as a list, in the same order. */
export const SCREEN_LIST = Object.values(SCREENS);

/** Paths of the screens that visitors may not open. */
export const GUARDED_PATHS: readonly string[] = SCREEN_LIST.filter((screen: Screen) => screen.guarded).map(
  ({ path }) => path,
);

export const LOGIN_PATH = SCREENS.login.path;
export const HOME_PATH = SCREENS.home.path;

/** First segments of the pages that search engines list. Below them are one page for each district and temperature. */
export const SEARCH_PATHS = { today: '/today', guide: '/guide' } as const;
/** Longest path of a page for search, several times that of the longest name. */
export const MAX_SEARCH_PATH_CHARS = 400;

/** Whether a path belongs to the pages for search, also if there is no page of that name. */
export const isSearchPath = (path: string): boolean =>
  Object.values(SEARCH_PATHS).some((first) => path === first || path.startsWith(`${first}/`));

/** Request header in which `middleware.ts` passes the path to the page that says that there is none. */
export const REQUESTED_PATH_HEADER = 'x-nalot-path';

export type ScreenKey = keyof typeof SCREENS;

const matchesScreen = (screen: Screen, path: string): boolean =>
  new RegExp(`^${screen.path.replace('{id}', '[^/]+')}$`).test(path);

/** Returns the key of a path's screen, or undefined if the path is not a screen. */
export const findScreenKey = (path: string): ScreenKey | undefined =>
  (Object.keys(SCREENS) as ScreenKey[]).find((key) => matchesScreen(SCREENS[key], path));

/** Returns the screen of a path, or undefined if the path is not a screen. */
export const findScreen = (path: string): Screen | undefined =>
  SCREEN_LIST.find((screen) => matchesScreen(screen, path));

export const isScreenPath = (path: string): boolean => findScreen(path) !== undefined;
