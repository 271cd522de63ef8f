import { LRUCache } from 'lru-cache';
import { formatDayAsked } from '@/lib/domain/my-day/day-asked';
import { formatPlace } from '@/lib/domain/place';
import { onGlobal } from '@/lib/on-global';
import { bffLog } from '../bff-log';
import { drawPage, type Address, type DrawnPage, type PageWish } from './draw-page';

/** About 300 pages, each whole and compressed. */
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Also a page whose answers fail is drawn once for all who ask in this time. */
const LEAST_MS = 1_000;
/** What has no answers in it, and whatever a clock may say. */
const MOST_MS = 60_000;
/** Whoever asks while a page is drawn anew gets the one before; longer than this after its end nobody does. */
const STALE_MS = 30_000;

interface Kept extends DrawnPage {
  freshUntilMs: number;
}

const pages = () =>
  onGlobal(
    'shared-pages',
    () =>
      new LRUCache<string, Kept>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ parts: { plain, gzipped, brotli } }) =>
          [...plain, ...gzipped, ...(brotli ?? [])].reduce((sum, { length }) => sum + length, 1),
      }),
  );

const flights = () => onGlobal('shared-pages-drawn', () => new Map<string, Promise<Kept | null>>());

const keyOf = ({ path, place, gender, asked, host, proto }: PageWish) =>
  JSON.stringify([path, place && formatPlace(place), gender, asked && formatDayAsked(asked), host, proto]);

async function draw(key: string, wish: PageWish, to: Address, network?: string): Promise<Kept | null> {
  const drawn = await drawPage(wish, to, network);
  if (!drawn) return null;
  const freshMs = Math.min(MOST_MS, Math.max(LEAST_MS, drawn.freshSeconds * 1_000));
  const kept = { ...drawn, freshUntilMs: Date.now() + freshMs };
  pages().set(key, kept);
  return kept;
}

/** One drawing of a page at any time. */
function drawOnce(key: string, wish: PageWish, to: Address, network?: string): Promise<Kept | null> {
  const running = flights().get(key);
  if (running) return running;
  const flight = draw(key, wish, to, network)
    .catch((err: unknown) => {
      bffLog().warn({ err }, 'a page could not be drawn for everyone');
      return null;
    })
    .finally(() => flights().delete(key));
  flights().set(key, flight);
  return flight;
}

/**
 * The page that everyone sees who wishes the same: as it is while its answers are fresh, for a moment more while it is
 * drawn anew, else drawn now, on behalf of the network that asks. Null where the framework is to answer itself.
 */
export function sharedPage(
  wish: PageWish,
  to: Address,
  networkOf: () => string | undefined,
): DrawnPage | Promise<DrawnPage | null> {
  const key = keyOf(wish);
  const kept = pages().get(key);
  const overMs = kept ? Date.now() - kept.freshUntilMs : Infinity;
  if (kept && overMs < 0) return kept;
  const drawing = drawOnce(key, wish, to, networkOf());
  return kept && overMs < STALE_MS ? kept : drawing;
}
