/** Apps whose built-in browsers can neither install nor, mostly, push. */
export type InAppBrowser = 'kakaotalk' | 'naver' | 'line' | 'facebook' | 'instagram';

const IN_APP: [InAppBrowser, RegExp][] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /Instagram/i],
  ['facebook', /\bFB(AN|AV|_IAB)\b|FB4A/],
];

/** The app whose built-in browser this is; undefined for a browser of its own. */
export const detectInAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  IN_APP.find(([, pattern]) => pattern.test(userAgent))?.[0];
