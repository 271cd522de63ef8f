import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestNetwork, type AdmitMiss } from '@/lib/bff/for-edge';
import { ApiError } from '@/lib/contract/errors';
import { metrics } from '@/lib/metrics/metrics';
import { getSingleton } from '@/lib/singleton';
import { refuseForNow } from './http/busy';
import { createRenderPool, type RenderPool } from './page-cache/render-pool';

/** Limit for holding a place, because a slow client may take minutes to receive a page. */
const MAX_HELD_MS = 2_000;
const REFUSAL_MS = 400;

/** Pages that Next.js renders for one response each. */
const nextPages = () =>
  getSingleton('next-pages', () =>
    createRenderPool({
      running: 4,
      waiting: 96,
      perNetwork: 24,
      runningPerNetwork: 2,
      pauseMs: 25,
      refusalMs: REFUSAL_MS,
    }),
  );

/** Calls that take as long as a render. A network that waits for a provider's weather leaves places to the others. */
const costlyCalls = () =>
  getSingleton('costly-calls', () =>
    createRenderPool({
      running: 8,
      waiting: 96,
      perNetwork: 32,
      runningPerNetwork: 3,
      pauseMs: 75,
      refusalMs: REFUSAL_MS,
    }),
  );

/** Shared calls that no cache answers. Many of one network may wait for a slow provider at the same time. */
const misses = () =>
  getSingleton('misses', () =>
    createRenderPool({
      running: 32,
      waiting: 96,
      perNetwork: 32,
      runningPerNetwork: 8,
      pauseMs: 250,
      refusalMs: REFUSAL_MS,
    }),
  );

/** Resolves when a response is complete or aborted. */
const waitForEnd = (response: ServerResponse) =>
  new Promise<true>((resolve) => {
    const timer = setTimeout(() => resolve(true), MAX_HELD_MS).unref();
    response.once('close', () => (clearTimeout(timer), resolve(true)));
  });

export function refuse(request: IncomingMessage, response: ServerResponse): void {
  metrics().rendersRefused.inc();
  refuseForNow(request, response);
}

/** Serves a request when the pool of its cost has a place for its network, else refuses it for now. */
const admit =
  (getPool: () => RenderPool) =>
  async (request: IncomingMessage, response: ServerResponse, handle: () => void | Promise<void>): Promise<void> => {
    const isServed = await getPool().run(getRequestNetwork(request), async () => {
      const end = waitForEnd(response);
      await handle();
      return end;
    });
    if (!isServed) refuse(request, response);
  };

export const admitPage = admit(nextPages);
export const admitCostlyCall = admit(costlyCalls);

/** Number of pages that Next.js renders or that wait for it. */
export const countPages = (): number => nextPages().count();

/** Admits a fetch for a response that is not cached. Throws `ApiError` UNAVAILABLE if too many of its network wait. */
export const admitMiss =
  (request: IncomingMessage): AdmitMiss =>
  async (fetch) => {
    const result = await misses().run(getRequestNetwork(request), fetch);
    if (result !== null) return result;
    metrics().rendersRefused.inc();
    throw new ApiError('UNAVAILABLE');
  };
