import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import type { WorkerCommand } from '@/lib/contract/worker';
import { cacheResponses } from './cache-responses';
import { clearPageCache } from './pages';
import { sendRest } from './paint-first';
import { clearPersonalCaches, clearRetiredCaches } from './personal-caches';
import { listenForPushes } from './push';
import { worker } from './scope';
import { precacheScreens, routeNewerScripts, routeScreens } from './screens';

// The build replaces this name with the list of files to precache.
declare const self: { __WB_MANIFEST: PrecacheEntry[] };

const HANDLERS: Record<WorkerCommand, (event: ExtendableMessageEvent) => unknown> = {
  'skip-waiting': () => worker.skipWaiting(),
  'page-painted': ({ source }) => source instanceof Client && sendRest(source.id),
  'draw-missing-screens': (event) => precacheScreens(event, { anew: false }),
  'draw-screens-anew': (event) => precacheScreens(event, { anew: true }),
  'forget-person': (event) => clearPersonalCaches().then(() => precacheScreens(event, { anew: true })),
};

/** Pages append the deployment id to the addresses of scripts. File names contain a hash, so the id is ignored. */
const IGNORED = [/^dpl$/];

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: IGNORED });
cleanupOutdatedCaches();
cacheResponses();
routeScreens();
routeNewerScripts();
listenForPushes();

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clearPageCache(), clearRetiredCaches()]).then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const command: unknown = event.data;
  if (typeof command === 'string' && Object.hasOwn(HANDLERS, command))
    event.waitUntil(Promise.resolve(HANDLERS[command as WorkerCommand](event)));
});
