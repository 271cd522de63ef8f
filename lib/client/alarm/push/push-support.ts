import { classifyBrowser } from '../../pwa/browser-kind';
import { isStandalone } from '../../pwa/install';

/** Support for pushes in this browser. iOS has it from 16.4 on, for installed apps only. */
export type PushSupport = 'supported' | 'install-first' | 'in-app' | 'unsupported-browser' | 'no-indexed-db';

export function getPushSupport(): PushSupport {
  // Installed web apps on iOS identify like web views.
  const kind = isStandalone() ? null : classifyBrowser(navigator.userAgent, navigator.maxTouchPoints).kind;
  if (kind === 'ios') return 'install-first';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return kind === 'in-app' ? 'in-app' : 'unsupported-browser';
  return 'indexedDB' in window ? 'supported' : 'no-indexed-db';
}
