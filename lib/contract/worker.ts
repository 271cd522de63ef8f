import type { PushMessage } from './push-message';

/** What page and worker say to each other. Both import this, so nothing here needs a library. */

/** The one worker, for offline and for pushes, at the address that Firebase looks for. */
export const WORKER_ADDRESS = '/firebase-messaging-sw.js';

/** Caches in which a person shows: all of them go when the person does. */
export const PERSONAL_CACHE_PREFIX = 'personal-';

/** A header of answers from the worker's cache: why there is no newer one. Workers of earlier versions serve newer pages, so its name stays. */
export const CACHE_FALLBACK_HEADER = 'x-nalot-kept';
/** Why the server's own answer is not there: no network, or none within the time-out. */
export type FallbackReason = 'offline' | 'slow';

/** What a page asks of the worker. */
export type WorkerCommand =
  'skip-waiting' | 'page-painted' | 'draw-missing-screens' | 'draw-screens-anew' | 'forget-person';

/** The id of what is painted first of a page from the worker, with all that is before it. */
export const FIRST_PAINT_ID = 'first-look';
/** What has this attribute, and all that is behind it, comes out of the worker after that. */
export const DEFERRED_ATTRIBUTE = 'data-after-first-look';

/** What the worker tells the window in front of the person, in place of a notification. */
export interface PushReceivedMessage {
  type: 'push';
  message: PushMessage;
}
