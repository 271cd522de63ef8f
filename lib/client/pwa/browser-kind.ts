import { detectInAppBrowser, type InAppBrowser } from './in-app-browser';

export type BrowserKind =
  | { kind: 'pc' }
  | { kind: 'in-app'; app: InAppBrowser; os: 'ios' | 'android' }
  | { kind: 'ios'; browser: 'safari' | 'chrome' | 'other' }
  | { kind: 'android'; browser: 'firefox' | 'other' };

/** iPads identify as Macs, but Macs have no touch screens. */
const isIos = (userAgent: string, maxTouchPoints: number) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

function classifyIosBrowser(userAgent: string): 'safari' | 'chrome' | 'other' {
  if (/CriOS\//.test(userAgent)) return 'chrome';
  const isSafari =
    /Version\/[\d.]+.*Safari\//.test(userAgent) && !/(Fx|Edg|OP)iOS|OPT\/|Whale|DuckDuckGo/.test(userAgent);
  return isSafari ? 'safari' : 'other';
}

/** Everything that is not a phone or tablet is a PC. */
export function classifyBrowser(userAgent: string, maxTouchPoints = 0): BrowserKind {
  const os = isIos(userAgent, maxTouchPoints) ? 'ios' : /Android/.test(userAgent) ? 'android' : null;
  if (os === null) return { kind: 'pc' };
  const app = detectInAppBrowser(userAgent);
  if (app) return { kind: 'in-app', app, os };
  return os === 'ios'
    ? { kind: 'ios', browser: classifyIosBrowser(userAgent) }
    : { kind: 'android', browser: /Firefox\//.test(userAgent) ? 'firefox' : 'other' };
}
