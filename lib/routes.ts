/** Every screen: its title, the arrows of its header, and whether a visitor may open it. */
export interface Screen {
  path: string;
  title: string;
  back?: true;
  forward?: true;
  guarded?: true;
}

export const SCREENS = [
  { path: '/login', title: '시작하기' },
  { path: '/home', title: '홈' },
  { path: '/weather', title: '날씨', back: true },
] as const satisfies readonly Screen[];

/** Screens that only a person with a session opens; typed in directly they lead back. */
export const GUARDED_PATHS: readonly string[] = ['/my/bookmark'];

export const LOGIN_PATH = '/login';
export const HOME_PATH = '/home';

/** Whether a path is one of the screens. */
export const isScreen = (path: string): boolean => SCREENS.some((screen) => screen.path === path);

/** The screen of a path, if there is one. */
export const screenOf = (path: string): Screen | undefined => SCREENS.find((screen) => screen.path === path);
