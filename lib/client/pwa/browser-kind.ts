import { detectInAppBrowser, getMobileOs, type Embedding } from './in-app-browser';

export type BrowserKind =
  | { kind: 'pc' }
  | ({ kind: 'in-app' } & Embedding)
  | { kind: 'ios'; browser: 'safari' | 'chrome' | 'other' }
  | { kind: 'android'; browser: 'firefox' | 'other' };

function classifyIosBrowser(userAgent: string): 'safari' | 'chrome' | 'other' {
  if (/CriOS\//.test(userAgent)) return 'chrome';
  const isSafari =
    /Version\/[\d.]+.*Safari\//.test(userAgent) && !/(Fx|Edg|OP)iOS|OPT\/|Whale|DuckDuckGo/.test(userAgent);
  return isSafari ? 'safari' : 'other';
}

/** Everything that is not a phone or tablet is a PC. */
export function classifyBrowser(userAgent: string, maxTouchPoints = 0): BrowserKind {
  const device = { userAgent, maxTouchPoints };
  const os = getMobileOs(device);
  if (os === null) return { kind: 'pc' };
  const embedding = detectInAppBrowser(device);
  if (embedding) return { kind: 'in-app', ...embedding };
  return os === 'ios'
    ? { kind: 'ios', browser: classifyIosBrowser(userAgent) }
    : { kind: 'android', browser: /Firefox\//.test(userAgent) ? 'firefox' : 'other' };
}
