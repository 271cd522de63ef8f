import { isLoopbackName } from '@/lib/ip/loopback';

const CALLBACK_PATH = '/login/oauth-callback';
const HTTP_CALLBACK = /^http:\/\/(.+?)(?::\d{1,5})?\/login\/oauth-callback$/;

/** Read from the text, as everything here, instead of from what a URL parser makes of it. */
const isLoopbackCallback = (url: string): boolean => isLoopbackName(HTTP_CALLBACK.exec(url)?.[1] ?? '');

export interface CallbackConfig {
  callbackUrls: readonly string[];
  siteUrl?: string;
}

/**
 * Whether a social login may end at an address: one of a list, compared as text, so that nothing has to be understood
 * of it. Without a list it is the site's own page; without a site, that page on this machine, on any port.
 */
export function createCallbackUrlCheck({ callbackUrls, siteUrl }: CallbackConfig): (url: string) => boolean {
  if (callbackUrls.length > 0) return (url) => callbackUrls.includes(url);
  if (siteUrl) return (url) => url === `${siteUrl}${CALLBACK_PATH}`;
  return isLoopbackCallback;
}
