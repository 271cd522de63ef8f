import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { CardShape } from '@/lib/contract/card-shapes';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { createSingleFlight } from '@/lib/single-flight';
import { digest } from '../shared/secrets';
import type { CardContent } from './card-content';

/** Size of the cache, enough for about 150 cards. */
const MAX_BYTES = 24 * 1_024 * 1_024;
/** Time for which a request key returns the same card. */
export const CARD_FRESH_MS = MINUTE_MS;
const MAX_REQUESTS = 1_000;
const MAX_QUEUED = 20;

export interface Card {
  picture: Buffer;
  etag: string;
}

export interface CardRequest<Content = CardContent, Shape = CardShape> {
  /** Identifies equal requests; null for a personal one, which is rendered for its user only. */
  key: string | null;
  /** Name of the only subject that may receive this card. Equal cards of different owners are rendered separately. */
  owner?: string;
  shape: Shape;
  /** Composes the current content of the card. */
  compose: () => Promise<Content>;
  /** Charges the rate limit if the card must be rendered. Throws if the limit is exceeded. */
  chargeLimit: () => Promise<void>;
}

export interface Cards<Content = CardContent, Shape = CardShape> {
  /**
   * Returns the card of a request. A missing card is rendered once for all concurrent requests, one card at a time.
   * Throws `ApiError` UNAVAILABLE if the queue is full.
   */
  get(request: CardRequest<Content, Shape>): Promise<Card>;
}

interface CardOptions {
  /** Time for which a request key returns the same card. */
  freshMs?: number;
}

/** Creates the cache of rendered cards. */
export function createCards<Content extends { isTemporary?: true } = CardContent, Shape = CardShape>(
  render: (content: Content, shape: Shape) => Promise<Buffer>,
  { freshMs = CARD_FRESH_MS }: CardOptions = {},
): Cards<Content, Shape> {
  type Request = CardRequest<Content, Shape>;
  const cards = new LRUCache<string, Card>({ maxSize: MAX_BYTES, sizeCalculation: ({ picture }) => picture.length });
  const keysByRequest = new LRUCache<string, string>({ max: MAX_REQUESTS, ttl: freshMs });
  const flights = createSingleFlight<Card>();
  const queue = bulkhead(1, MAX_QUEUED);

  async function renderInTurn(key: string, content: Content, shape: Shape): Promise<Card> {
    const rendered = queue.execute(() => render(content, shape));
    const picture = await rendered.catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new ApiError('UNAVAILABLE', { cause: error }) : error;
    });
    return { picture, etag: `"${key.slice(0, 22)}"` };
  }

  async function renderAndStore(key: string, content: Content, shape: Shape): Promise<Card> {
    const card = await renderInTurn(key, content, shape);
    cards.set(key, card);
    return card;
  }

  /** Neither reads nor fills the cache, so that nobody learns which cards others have seen. */
  async function renderPersonal(key: string, content: Content, { shape, chargeLimit }: Request): Promise<Card> {
    await chargeLimit();
    return renderInTurn(key, content, shape);
  }

  async function getCard(key: string, content: Content, { shape, chargeLimit }: Request): Promise<Card> {
    const existing = cards.get(key) ?? flights.get(key);
    if (existing) return existing;
    await chargeLimit();
    return flights.run(key, () => renderAndStore(key, content, shape));
  }

  return {
    async get(request) {
      const cached = request.key === null ? undefined : cards.get(keysByRequest.get(request.key) ?? '');
      if (cached) return cached;
      const content = await request.compose();
      const key = digest(JSON.stringify([request.owner ?? '', request.shape, content]));
      if (request.key === null) return renderPersonal(key, content, request);
      const card = await getCard(key, content, request);
      if (!content.isTemporary) keysByRequest.set(request.key, key);
      return card;
    },
  };
}
