import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { CardShape } from '@/lib/contract/card-shapes';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { createSingleFlight } from '@/lib/single-flight';
import { digest } from '../shared/secrets';
import type { CardContent } from './card-content';
import { renderCard } from './render-card';

/** About 150 cards. */
const MAX_BYTES = 24 * 1_024 * 1_024;
/** For this long a question has the answer that it had. */
export const CARD_FRESH_MS = MINUTE_MS;
const MAX_REQUESTS = 1_000;
const MAX_QUEUED = 20;

/** A card as it is sent. */
export interface Card {
  picture: Buffer;
  etag: string;
}

export interface CardRequest {
  /** Names it. */
  key: string;
  shape: CardShape;
  /** What the card says now. */
  compose: () => Promise<CardContent>;
  /** For a card that is not there yet; throws where that is too much. */
  pay: () => Promise<void>;
}

export interface Cards {
  /**
   * The card that answers a question. One that is not there yet is drawn once for all who ask, and one after the other:
   * throws `ApiError` UNAVAILABLE where too many wait.
   */
  get(question: CardRequest): Promise<Card>;
}

export function createCards(draw = renderCard): Cards {
  const cards = new LRUCache<string, Card>({ maxSize: MAX_BYTES, sizeCalculation: ({ picture }) => picture.length });
  const answers = new LRUCache<string, string>({ max: MAX_REQUESTS, ttl: CARD_FRESH_MS });
  const flights = createSingleFlight<Card>();
  const lane = bulkhead(1, MAX_QUEUED);

  async function make(key: string, content: CardContent, shape: CardShape): Promise<Card> {
    const drawn = lane.execute(() => draw(content, shape));
    const picture = await drawn.catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new ApiError('UNAVAILABLE', { cause: error }) : error;
    });
    const card = { picture, etag: `"${key.slice(0, 22)}"` };
    cards.set(key, card);
    return card;
  }

  /** Cards that say the same are the same. */
  async function cardOf(key: string, content: CardContent, { shape, pay }: CardRequest): Promise<Card> {
    const known = cards.get(key) ?? flights.get(key);
    if (known) return known;
    await pay();
    return flights.run(key, () => make(key, content, shape));
  }

  return {
    async get(question) {
      const answered = cards.get(answers.get(question.key) ?? '');
      if (answered) return answered;
      const content = await question.compose();
      const key = digest(JSON.stringify([question.shape, content]));
      const card = await cardOf(key, content, question);
      answers.set(question.key, key);
      return card;
    },
  };
}
