import type { PushMessage } from './push-message';

// Messages and names shared by pages and the service worker. Both load this file, so it needs no library.

/** Path of the service worker. Firebase expects this name. */
export const WORKER_ADDRESS = '/firebase-messaging-sw.js';

/** Prefix of caches with personal data. They are deleted on logout. */
export const PERSONAL_CACHE_PREFIX = 'personal-';

/** Cache with the pages that open without a network. All of them are in one language. */
export const PAGE_CACHE = `${PERSONAL_CACHE_PREFIX}pages`;

/**
 * Header of cached responses that the worker served as a fallback; its value is the reason. The name must not change
 * because workers of earlier versions serve newer pages.
 */
export const CACHE_FALLBACK_HEADER = 'x-nalot-kept';
/** Reason for a fallback: no network, or no response before the timeout. */
export type FallbackReason = 'offline' | 'slow';

/** Message from a page to the worker. */
export type WorkerCommand =
  | 'skip-waiting'
  | 'page-painted'
  | 'draw-missing-screens'
  | 'draw-screens-anew'
  | 'forget-person';

/** Id of the element up to which the worker sends a cached page in the first part. */
export const FIRST_PAINT_ID = 'first-look';
/** Attribute of the element at which the second part of a cached page starts. */
export const DEFERRED_ATTRIBUTE = 'data-after-first-look';

/**
 * Message from the worker to the focused window, which shows the push instead of a notification. The window confirms that
 * by any message through the port that comes with this one.
 */
export interface PushReceivedMessage {
  type: 'push';
  message: PushMessage;
}
