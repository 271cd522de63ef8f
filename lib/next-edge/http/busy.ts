import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseRequestLanguage } from '@/lib/bff/for-edge';
import { ApiError } from '@/lib/contract/errors';
import { getTextLanguage } from '@/lib/contract/language';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getSingleton } from '@/lib/singleton';
import { getMessages } from '@/lib/messages/get-messages';
import { BUSY_PAGE_POLICY, renderBusyPage } from './busy-page';

/** Interval at which the meter measures, in ms. */
const TICK_MS = 20;
/** Delay of this process from which on it renders no page, in ms. A render waits for the event loop many times. */
const MAX_RENDER_LAG_MS = 35;
/** Delay of this process from which on requests are refused, in ms; at twice this delay, all of them. */
const MAX_LAG_MS = 70;
/** Open requests up to which none is refused: then other processes make this one late. */
const MIN_OPEN = 100;
/** Seconds after which a client may try again, and the page loads itself. */
const RETRY_AFTER_S = 3;

/** Measures by how much timers are late: as long as that, a request waits before its handler runs. */
const lag = () =>
  getSingleton('event-loop-lag', () => {
    const meter = { ms: 0 };
    let dueMs = performance.now() + TICK_MS;
    setInterval(() => {
      const nowMs = performance.now();
      meter.ms = Math.max(0, nowMs - dueMs);
      dueMs = nowMs + TICK_MS;
    }, TICK_MS).unref();
    return meter;
  });

/** Open requests. */
const open = () => getSingleton('open-requests', () => ({ count: 0 }));

/** Counts a request as open until its response is complete. */
export function countOpen(response: ServerResponse): void {
  open().count += 1;
  response.once('close', () => (open().count -= 1));
}

/** Returns true if so many requests are open that one should not wait long for its page. */
export const isCrowded = (): boolean => open().count > MIN_OPEN;

/** Returns true if this request should be refused. Refuses a random share that grows with the event-loop delay. */
export const isOverloaded = (): boolean => isCrowded() && (lag().ms - MAX_LAG_MS) / MAX_LAG_MS > Math.random();

/** Returns true if this process has so many requests that a page should be served from the cache or without data. */
export const isTooLateToRender = (): boolean => isCrowded() && lag().ms > MAX_RENDER_LAG_MS;

/** Refuses a request for now: a navigation gets a page that loads itself again, a call gets an error of the contract. */
export function refuseForNow({ url, headers }: IncomingMessage, response: ServerResponse): void {
  const language = chooseRequestLanguage({ url, cookie: headers.cookie, accepted: headers['accept-language'] });
  const messages = getMessages(language);
  const common = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' };
  if (String(headers.accept ?? '').includes('text/html')) {
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': BUSY_PAGE_POLICY };
    const page = renderBusyPage(getTextLanguage(language), messages, RETRY_AFTER_S);
    return void response.writeHead(503, { ...common, ...type }).end(page);
  }
  const requestId = randomUUID();
  const body = JSON.stringify(new ApiError('UNAVAILABLE').toBody(messages, requestId));
  response.writeHead(503, { ...common, 'content-type': 'application/json', [REQUEST_ID_HEADER]: requestId }).end(body);
}
