/** Apps whose built-in browsers cannot install web apps and mostly cannot receive pushes. */
export type InAppBrowser = 'kakaotalk' | 'naver' | 'line' | 'facebook' | 'instagram';

const IN_APP: [InAppBrowser, RegExp][] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /Instagram/i],
  ['facebook', /\bFB(AN|AV|_IAB)\b|FB4A/],
];

/** Returns undefined for a stand-alone browser. */
export const detectInAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  IN_APP.find(([, pattern]) => pattern.test(userAgent))?.[0];
