import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheKindOf } from './runtime-caches';
import { cachePage, openPage } from './pages';

const OFFLINE_PAGE = '/offline.html';
/** Screens that open without a network from the first visit on. */
const CACHED_AHEAD = ['/home', '/weather'];
const LIMIT_MS = 15_000;
/** Where navigations are steps of a protocol, or files. */
const LEFT_ALONE = /^\/(api|oauth|dev|_next)\/|\.\w+$/;

const offlinePage = async (): Promise<Response> => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();

// The request goes on as it is: with options of our own it would lose its referrer, by which the server steers.
const fetchWithTimeout = (request: Request): Promise<Response> =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('no answer in time')), LIMIT_MS)),
  ]);

/** Opens screens: cached ones also without a network; for all others there is a page that says so. */
export function openScreens(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !LEFT_ALONE.test(url.pathname),
    ({ event, request, url }) =>
      (cacheKindOf(url.pathname) === 'pages' ? openPage(event, request) : fetchWithTimeout(request)).catch(offlinePage),
  );
}

/** Scripts of a newer version than this worker's: that one has them in the shell that waits to take over. */
export function findNewerScripts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
  );
}

export async function cacheScreensAhead(event: ExtendableEvent, how: { anew: boolean }): Promise<void> {
  for (const path of CACHED_AHEAD) await cachePage(event, path, how);
}
