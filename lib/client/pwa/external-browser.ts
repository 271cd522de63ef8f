import { showSuccess, toast, TOAST_MS } from '../toasts/toasts';
import type { Embedding } from './in-app-browser';

/**
 * Returns an address that opens a page outside an app's built-in browser; null if only the app's menu can do that.
 * @param address a page of this site, with its scheme.
 */
export function getExternalBrowserAddress({ app, os }: Embedding, address: string): string | null {
  const url = new URL(address);
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(url.href)}`;
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    return url.href;
  }
  if (os === 'ios') return null;
  // Without a package name, Android opens the user's default browser.
  const scheme = url.protocol.slice(0, -1);
  const rest = url.href.slice(url.protocol.length);
  return `intent:${rest}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}

/** Opens this page outside an app's built-in browser. Where only the app's menu can do that, copies its address. */
export async function openInBrowser(embedding: Embedding, texts: { copied: string; notCopied: string }): Promise<void> {
  const address = getExternalBrowserAddress(embedding, location.href);
  if (address) return location.assign(address);
  try {
    await navigator.clipboard.writeText(location.href);
    showSuccess(texts.copied, { duration: TOAST_MS.error });
  } catch {
    toast.error(texts.notCopied);
  }
}
