/** Whether this browser can receive pushes here and now; iOS does so only for an installed app, from 16.4 on. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported-browser' | 'no-indexed-db';

/** iPads name themselves Macs; no Mac has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

export function pushSupport(): PushSupport {
  if (isIos() && !isStandalone()) return 'install-first';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return 'unsupported-browser';
  return 'indexedDB' in window ? 'supported' : 'no-indexed-db';
}
