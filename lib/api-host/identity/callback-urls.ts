import { isLoopbackName } from '@/lib/ip/loopback';

const CALLBACK_PATH = '/login/oauth-callback';
const HTTP_CALLBACK = /^http:\/\/(.+?)(?::\d{1,5})?\/login\/oauth-callback$/;

/** Checks the text of the URL rather than the result of a URL parser, like all checks in this file. */
const isLoopbackCallback = (url: string): boolean => isLoopbackName(HTTP_CALLBACK.exec(url)?.[1] ?? '');

export interface CallbackConfig {
  callbackUrls: readonly string[];
  siteUrl?: string;
}

/**
 * Creates a check for the URL at which a social login may end. It must equal a configured URL as text. If none is
 * configured, it is the site's own page, or without a site URL that page on this machine with any port.
 */
export function createCallbackUrlCheck({ callbackUrls, siteUrl }: CallbackConfig): (url: string) => boolean {
  if (callbackUrls.length > 0) return (url) => callbackUrls.includes(url);
  if (siteUrl) return (url) => url === `${siteUrl}${CALLBACK_PATH}`;
  return isLoopbackCallback;
}
