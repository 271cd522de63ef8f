export interface Screen {
  /** Path. `{id}` matches any single segment. */
  path: string;
  /** The header has an arrow that leads back. */
  back?: true;
  /** The header has an arrow that leads forward. */
  forward?: true;
  /** Visitors are redirected away. */
  guarded?: true;
}

/** All screens. A path that is not listed here is not a screen. Their titles are messages (`screens`). */
export const SCREENS = {
  login: { path: '/login' },
  loginForm: { path: '/login/form', back: true },
  oauthCallback: { path: '/login/oauth-callback' },
  signup: { path: '/signup', back: true },
  signupTerms: { path: '/signup/agreedToTerms', back: true },
  signupPrivacy: { path: '/signup/agreedToPrivacy', back: true },
  signupLocation: { path: '/signup/agreedToLocation', back: true },
  findId: { path: '/find-id', back: true },
  foundId: { path: '/find-id/success' },
  resetPassword: { path: '/reset-password', back: true },
  newPassword: { path: '/reset-password/newpassword', back: true },
  resetDone: { path: '/reset-password/success' },
  home: { path: '/home' },
  weather: { path: '/weather', back: true },
  my: { path: '/my' },
  bookmarks: { path: '/my/bookmark', back: true, guarded: true },
  notices: { path: '/my/notice', back: true },
  notice: { path: '/my/notice/{id}', back: true },
  userInfo: { path: '/my/user-info', back: true },
  myDay: { path: '/my/day', back: true },
  alarm: { path: '/my/alarm', back: true },
  trips: { path: '/my/trips', back: true },
  trip: { path: '/my/trip', back: true },
  worn: { path: '/my/worn', back: true },
  neverWear: { path: '/my/never-wear', back: true },
  widget: { path: '/my/widget', back: true },
  accountSettings: { path: '/my/account-settings', back: true },
  changePassword: { path: '/my/reset-password', back: true },
  secession: { path: '/my/secession', back: true },
  policies: { path: '/my/policy', back: true },
  terms: { path: '/my/policy/terms', back: true },
  privacy: { path: '/my/policy/privacy', back: true },
  location: { path: '/my/policy/location', back: true },
  passwordPolicy: { path: '/my/policy/password', back: true },
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

/** Returns whether a path belongs to the pages for search, even if that page does not exist. */
export const isSearchPath = (path: string): boolean =>
  Object.values(SEARCH_PATHS).some((first) => path === first || path.startsWith(`${first}/`));

/** Request header in which `middleware.ts` passes the path to the not-found page. */
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
