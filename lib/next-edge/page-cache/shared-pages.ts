import { LRUCache } from 'lru-cache';
import { bffLog } from '@/lib/bff/for-edge';
import { formatDayRequest } from '@/lib/domain/my-day/day-request';
import { formatPlace } from '@/lib/domain/place';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import type { PageVariant } from './page-variant';
import { renderPage, type Address, type RenderedPage } from './render-page';

/** About 300 pages, each uncompressed and compressed. */
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Also for a page whose calls fail, so that requests cannot cause a render each. */
const MIN_FRESH_MS = 1_000;
/** Also for a page without calls. */
const MAX_FRESH_MS = 60_000;
/** Time after its freshness for which a page may be served while it is rendered again. */
const STALE_MS = 30_000;

interface CachedPage extends RenderedPage {
  freshUntilMs: number;
}

const pages = () =>
  getSingleton(
    'shared-pages',
    () =>
      new LRUCache<string, CachedPage>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ parts: { plain, gzipped, brotli } }) =>
          [...plain, ...gzipped, ...(brotli ?? [])].reduce((sum, { length }) => sum + length, 1),
      }),
  );

const renders = () => getSingleton('shared-page-renders', createSingleFlight<CachedPage | null>);

const createKey = ({ path, place, gender, dayRequest, host, proto }: PageVariant) =>
  JSON.stringify([path, place && formatPlace(place), gender, dayRequest && formatDayRequest(dayRequest), host, proto]);

async function renderAndStore(
  key: string,
  variant: PageVariant,
  to: Address,
  network?: string,
): Promise<CachedPage | null> {
  const rendered = await renderPage(variant, to, network);
  if (!rendered) return null;
  const freshMs = Math.min(MAX_FRESH_MS, Math.max(MIN_FRESH_MS, rendered.freshSeconds * 1_000));
  const cached = { ...rendered, freshUntilMs: Date.now() + freshMs };
  pages().set(key, cached);
  return cached;
}

function renderOnce(key: string, variant: PageVariant, to: Address, network?: string): Promise<CachedPage | null> {
  return renders().run(key, () =>
    renderAndStore(key, variant, to, network).catch((err: unknown) => {
      bffLog().warn({ err }, 'edge: rendering a shared page failed; Next.js serves the request');
      return null;
    }),
  );
}

/**
 * Returns a shared page: the cached one if it is fresh, or stale while it is rendered again; else it is rendered now.
 * Returns null if Next.js must serve the request. `getNetwork` returns the network of the request, to which the weather
 * requests of a render are attributed.
 */
export function getSharedPage(
  variant: PageVariant,
  to: Address,
  getNetwork: () => string | undefined,
): RenderedPage | Promise<RenderedPage | null> {
  const key = createKey(variant);
  const cached = pages().get(key);
  const staleMs = cached ? Date.now() - cached.freshUntilMs : Infinity;
  if (cached && staleMs < 0) return cached;
  const render = renderOnce(key, variant, to, getNetwork());
  return cached && staleMs < STALE_MS ? cached : render;
}
