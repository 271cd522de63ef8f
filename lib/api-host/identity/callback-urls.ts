import { isLoopbackName } from '@/lib/ip/loopback';

const CALLBACK_PATH = '/login/oauth-callback';
const PLAIN_HTTP = /^http:\/\/(.+?)(?::\d{1,5})?\/login\/oauth-callback$/;

/** Read from the text, as everything here, instead of from what a URL parser makes of it. */
const isLoopbackCallback = (url: string): boolean => isLoopbackName(PLAIN_HTTP.exec(url)?.[1] ?? '');

export interface CallbackConfig {
  callbackUrls: readonly string[];
  siteUrl?: string;
}

/**
 * Whether a social login may end at an address: one of a list, compared as text, so that nothing has to be understood
 * of it. Without a list it is the site's own page; without a site, that page on this machine, on any port.
 */
export function callbackUrlCheck({ callbackUrls, siteUrl }: CallbackConfig): (url: string) => boolean {
  if (callbackUrls.length > 0) return (url) => callbackUrls.includes(url);
  if (siteUrl) return (url) => url === `${siteUrl}${CALLBACK_PATH}`;
  return isLoopbackCallback;
}
