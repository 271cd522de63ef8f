import { LRUCache } from 'lru-cache';
import { bffLog } from '@/lib/bff/for-edge';
import { formatDayRequest } from '@/lib/domain/my-day/day-request';
import { formatPlace } from '@/lib/domain/place';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import type { PageVariant } from './page-variant';
import { renderPage, type Address, type RenderedPage } from './render-page';

/** About 300 pages, each whole and compressed. */
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Also a page whose answers fail is drawn once for all who ask in this time. */
const MIN_FRESH_MS = 1_000;
/** What has no answers in it, and whatever a clock may say. */
const MAX_FRESH_MS = 60_000;
/** Whoever asks while a page is drawn anew gets the one before; longer than this after its end nobody does. */
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

const renders = () => getSingleton('shared-pages-drawn', createSingleFlight<CachedPage | null>);

const createKey = ({ path, place, gender, asked, host, proto }: PageVariant) =>
  JSON.stringify([path, place && formatPlace(place), gender, asked && formatDayRequest(asked), host, proto]);

async function renderAndStore(
  key: string,
  wish: PageVariant,
  to: Address,
  network?: string,
): Promise<CachedPage | null> {
  const drawn = await renderPage(wish, to, network);
  if (!drawn) return null;
  const freshMs = Math.min(MAX_FRESH_MS, Math.max(MIN_FRESH_MS, drawn.freshSeconds * 1_000));
  const kept = { ...drawn, freshUntilMs: Date.now() + freshMs };
  pages().set(key, kept);
  return kept;
}

/** One drawing of a page at any time. */
function renderOnce(key: string, wish: PageVariant, to: Address, network?: string): Promise<CachedPage | null> {
  return renders().run(key, () =>
    renderAndStore(key, wish, to, network).catch((err: unknown) => {
      bffLog().warn({ err }, 'a page could not be drawn for everyone');
      return null;
    }),
  );
}

/**
 * The page that everyone sees who wishes the same: as it is while its answers are fresh, for a moment more while it is
 * drawn anew, else drawn now, on behalf of the network that asks. Null where the framework is to answer itself.
 */
export function getSharedPage(
  wish: PageVariant,
  to: Address,
  networkOf: () => string | undefined,
): RenderedPage | Promise<RenderedPage | null> {
  const key = createKey(wish);
  const kept = pages().get(key);
  const overMs = kept ? Date.now() - kept.freshUntilMs : Infinity;
  if (kept && overMs < 0) return kept;
  const drawing = renderOnce(key, wish, to, networkOf());
  return kept && overMs < STALE_MS ? kept : drawing;
}
