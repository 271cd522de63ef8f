/** Apps whose built-in browsers cannot install web apps and mostly cannot receive pushes. */
export type InAppBrowser =
  | 'kakaotalk'
  | 'naver'
  | 'line'
  | 'facebook'
  | 'instagram'
  | 'threads'
  | 'daum'
  | 'band'
  | 'everytime'
  | 'toss'
  | 'tiktok'
  | 'x'
  | 'wechat'
  | 'google'
  | 'unknown';

/** A web view of an app, with the system that it runs on. */
export interface Embedding {
  app: InAppBrowser;
  os: 'ios' | 'android';
}

/** Properties of `navigator` by which browsers are told apart. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

const IN_APP: [InAppBrowser, RegExp][] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /Instagram/i],
  ['threads', /Barcelona /],
  ['facebook', /\bFB(AN|AV|_IAB)\b|FB4A/],
  ['daum', /DaumApps/],
  ['band', /\bBAND\//],
  ['everytime', /everytime/i],
  ['toss', /\bToss(App)?\//i],
  ['tiktok', /musical_ly|trill_|Bytedance|TikTok/i],
  ['x', /Twitter/],
  ['wechat', /MicroMessenger/],
  ['google', /\bGSA\//],
  // Android marks web views; older ones and those that change this part name a version before Chrome's, as do a few browsers.
  ['unknown', /; wv\)|Version\/\d\.\d Chrome\/(?!.*Browser\/)/],
  // Apps that write that they are Safari, or like it.
  ['unknown', /Snapchat\/|BingSapphire\/|LinkedInApp|Pinterest\/|KAKAOSTORY|YJApp|Discord/],
];

/** Returns the system of a phone or tablet. iPads identify as Macs, but Macs have no touch screens. */
export function getMobileOs({ userAgent, maxTouchPoints }: Device): Embedding['os'] | null {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  // Samsung's browser names Linux instead of Android when it requests desktop pages.
  return /Android|SamsungBrowser/.test(userAgent) ? 'android' : null;
}

/**
 * Returns the app whose web view this is, or null for a browser. On iOS every browser names Safari, and web views do not,
 * but neither do installed web apps: check `isStandalone` first.
 */
export function detectInAppBrowser(device: Device): Embedding | null {
  const os = getMobileOs(device);
  if (!os) return null;
  const app = IN_APP.find(([, pattern]) => pattern.test(device.userAgent))?.[0];
  if (app) return { app, os };
  return os === 'ios' && !device.userAgent.includes('Safari/') ? { app: 'unknown', os } : null;
}
