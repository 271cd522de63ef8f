import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { KEPT, kindOf } from './keeping-rules';
import { pages } from './keeping';

export const OFFLINE_PAGE = '/offline.html';
/** Screens that are kept from the first visit on, so that they open without a network. */
const SCREENS_TO_DRAW = ['/home', '/weather'];
const LIMIT_MS = 15_000;
/** Where navigations are steps of a protocol, or not ours. */
const LEFT_ALONE = /^\/(api|oauth|dev|_next)\/|\.\w+$/;

async function offlinePage(): Promise<Response> {
  return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
}

// The request goes on as it is: with options of our own it would lose its referrer, by which the server steers.
const withinLimit = (request: Request): Promise<Response> =>
  Promise.race([
    fetch(request),
    new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('no answer in time')), LIMIT_MS)),
  ]);

/**
 * Scripts of a newer version than this worker's: that one has them in the shell that waits to take over.
 */
export function findNewerScripts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
    async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
  );
}

/** Opens screens: kept ones also without a network, for all others there is a page that says so. */
export function openScreens(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !LEFT_ALONE.test(url.pathname),
    ({ event, request, url }) =>
      (kindOf(url.pathname) === 'pages' ? pages.handle({ event, request }) : withinLimit(request)).catch(offlinePage),
  );
}

/** Has the screens drawn that are not kept yet; all of them after something has changed that they are drawn for. */
export async function drawScreens(event: ExtendableEvent, { anew }: { anew: boolean }): Promise<void> {
  for (const path of SCREENS_TO_DRAW) {
    if (!anew && (await caches.match(path, { cacheName: KEPT.pages.cacheName, ignoreVary: true }))) continue;
    const [, done] = pages.handleAll({ event, request: new Request(path) });
    await done;
  }
}

/** Screens drawn by another version name scripts that may be gone. */
export const forgetScreens = (): Promise<boolean> => caches.delete(KEPT.pages.cacheName);
