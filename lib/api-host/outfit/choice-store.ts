import { timeout, TimeoutStrategy } from 'cockatiel';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { addDays, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import { REST_DAYS } from '@/lib/domain/recommendation/rank';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';
import { audienceKey, type Audience } from './audience';

/** The choices of the last days: the same for everyone in a cell, and for the day. */
export interface ChoiceStore {
  /** Newest first, one for each date: those that say what has to rest on `date`, and that date's own where there is one. */
  read(audience: Audience, date: KstDate): Promise<readonly FrozenChoice[]>;
  /** Stores a choice, instead of an earlier one of its date; what cannot be stored is chosen again. */
  write(audience: Audience, choice: FrozenChoice): void;
}

/** Bumped when the shape of what is stored changes. */
const SHAPE = 4;
/** Today's and tomorrow's in full; of the nine before them only what came first. */
const WHOLE_DAYS = 2;
const RETENTION_DAYS = WHOLE_DAYS + REST_DAYS;
/** Cells of many people, eight choices each and a few for those with an offset; about 6 KB for eleven days. */
const CHOICES_IN_MEMORY = 4_000;
const READ_LIMIT_MS = 250;

const keyOf = (audience: Audience) => `choice:${SHAPE}:${audienceKey(audience)}`;

const newestFirst = (a: FrozenChoice, b: FrozenChoice) => (a.date < b.date ? 1 : -1);

const withChoice = (choices: readonly FrozenChoice[], choice: FrozenChoice): FrozenChoice[] =>
  [choice, ...choices.filter(({ date }) => date !== choice.date)]
    .sort(newestFirst)
    .slice(0, RETENTION_DAYS)
    .map((each, index) => (index < WHOLE_DAYS ? each : firstOnly(each)));

const firstOnly = (choice: FrozenChoice): FrozenChoice => ({
  ...choice,
  outfitIds: choice.outfitIds.slice(0, 1),
  hours: [],
});

const readLimit = timeout(READ_LIMIT_MS, TimeoutStrategy.Aggressive);

async function readEntry(db: Database, key: string): Promise<FrozenChoice[] | null> {
  const [row] = await db.select().from(cacheEntries).where(eq(cacheEntries.key, key)).limit(1);
  // Only `writeEntry` writes below this key, and the key names the shape.
  return row ? (row.value as FrozenChoice[]) : null;
}

async function writeEntry(db: Database, key: string, choices: FrozenChoice[], newest: KstDate): Promise<void> {
  const entry = { value: choices, expiresAt: new Date(kstEpochMs(addDays(newest, RETENTION_DAYS))) };
  await db
    .insert(cacheEntries)
    .values({ key, ...entry })
    .onConflictDoUpdate({ target: cacheEntries.key, set: { ...entry, updatedAt: new Date() } });
}

/** In memory, and in the database as soon as that is open (`database` is null until then), so that the days outlive a restart. */
export function createChoiceStore(database: () => Database | null, logger: Logger): ChoiceStore {
  const memory = new LRUCache<string, readonly FrozenChoice[]>({ max: CHOICES_IN_MEMORY });
  return {
    async read(audience, date) {
      const key = keyOf(audience);
      const db = database();
      const held = memory.get(key) ?? [];
      // What is not held of the date, another instance may have chosen.
      if (!db || held.some((choice) => choice.date === date)) return held;
      const stored = await readLimit
        .execute(() => readEntry(db, key))
        .catch((err: unknown) => {
          logger.warn({ err }, 'choices could not be read from the database');
          return null;
        });
      if (stored) memory.set(key, stored);
      return stored ?? held;
    },
    write(audience, choice) {
      const key = keyOf(audience);
      const held = memory.get(key) ?? [];
      if (held.includes(choice)) return;
      const choices = withChoice(held, choice);
      memory.set(key, choices);
      const db = database();
      if (!db) return;
      writeEntry(db, key, choices, choice.date).catch((err: unknown) =>
        logger.warn({ err }, 'choices could not be written to the database'),
      );
    },
  };
}
