import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { getCacheKind } from './runtime-caches';
import { cachePage, openPage } from './pages';

const OFFLINE_PAGE = '/offline.html';
/** Screens that open without a network from the first visit on. */
const PRECACHED = ['/home', '/weather'];
const LIMIT_MS = 15_000;
/** Where navigations are steps of a protocol, or files. */
const UNHANDLED = /^\/(api|oauth|dev|_next)\/|\.\w+$/;

const getOfflinePage = async (): Promise<Response> => (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();

// The request goes on as it is: with options of our own it would lose its referrer, by which the server steers.
const fetchWithTimeout = (request: Request): Promise<Response> =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('no answer in time')), LIMIT_MS)),
  ]);

/** Opens screens: cached ones also without a network; for all others there is a page that says so. */
export function routeScreens(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !UNHANDLED.test(url.pathname),
    ({ event, request, url }) =>
      (getCacheKind(url.pathname) === 'pages' ? openPage(event, request) : fetchWithTimeout(request)).catch(getOfflinePage),
  );
}

/** Scripts of a newer version than this worker's: that one has them in the shell that waits to take over. */
export function routeNewerScripts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
  );
}

export async function precacheScreens(event: ExtendableEvent, how: { anew: boolean }): Promise<void> {
  for (const path of PRECACHED) await cachePage(event, path, how);
}
