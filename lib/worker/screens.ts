import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { getTextLanguage, type TextLanguage } from '@/lib/contract/language';
import { LANGUAGE_PARAMETER } from '@/lib/domain/language';
import { readLanguage } from './language';
import { getCacheKind } from './runtime-caches';
import { cachePage, openPage } from './pages';

const OFFLINE_PAGES: Record<TextLanguage, string> = { ko: '/offline.html', en: '/offline-en.html' };
/** Screens that open without a network after the first visit. */
const PRECACHED = ['/home', '/weather'];
const LIMIT_MS = 15_000;
/** Paths of API calls, login redirects and files, whose navigations bypass the worker. */
const UNHANDLED = /^\/(api|oauth|dev|_next)\/|^\/mcp$|\.\w+$/;

const getOfflinePage = async (): Promise<Response> =>
  (await matchPrecache(OFFLINE_PAGES[getTextLanguage(await readLanguage())])) ?? Response.error();

/** A page whose address selects its language is for once, so it is neither cached nor served from the cache. */
const isCachedPage = ({ pathname, searchParams }: URL): boolean =>
  getCacheKind(pathname) === 'pages' && !searchParams.has(LANGUAGE_PARAMETER);

// The request is passed on unchanged. With options it would lose its referrer, which the server's redirects depend on.
const fetchWithTimeout = (request: Request): Promise<Response> =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('navigation timed out')), LIMIT_MS)),
  ]);

/** Without a network, navigations get the cached screen or the offline page. */
export function routeScreens(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !UNHANDLED.test(url.pathname),
    ({ event, request, url }) =>
      (isCachedPage(url) ? openPage(event, request) : fetchWithTimeout(request)).catch(getOfflinePage),
  );
}

/** A newer worker that waits to take over has precached its scripts; this one serves them. */
export function routeNewerScripts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
  );
}

/** With `anew`, pages that are cached already are replaced. */
export async function precacheScreens(event: ExtendableEvent, options: { anew: boolean }): Promise<void> {
  for (const path of PRECACHED) await cachePage(event, path, options);
}
