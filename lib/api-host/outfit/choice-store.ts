import { timeout, TimeoutStrategy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstEpochMs, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { REST_DAYS } from '@/lib/domain/recommendation/rank';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { formatChoiceKey, type ChoiceKey } from './audience';
import { createBatcher } from '../shared/batcher';
import { pruneChoices, readChoices, writeFirst, type StoredChoices, type Decision } from './choice-rows';

export interface ChoiceHistory {
  /** Newest first, one for each date: those that say what has to rest on a date, and that date's own where there is one. */
  choices: readonly FrozenChoice[];
  /** The date's own has been decided in this hour: it is shown as it is. */
  isDecided: boolean;
}

/** The choices of the last days: the same for everyone in a cell, whichever instance they ask. */
export interface ChoiceStore {
  read(audience: ChoiceKey, date: KstDate, nowMs: number): Promise<ChoiceHistory>;
  /**
   * Decides the choice of its date for this hour, and gives the one that holds: that of whoever was first. Where the
   * database is away every instance decides for itself. Of hours or clothes of somebody's own a network decides so many in an hour;
   * beyond that its choices hold for one answer.
   */
  decide(audience: ChoiceKey, choice: FrozenChoice, nowMs: number, network?: string): Promise<FrozenChoice>;
}

/** Bumped when the shape of what is stored changes. */
const SHAPE = 6;
/** Tomorrow's, today's, and yesterday's while a night out goes on, in full; of the days before them only what came first. */
const WHOLE_DAYS = 3;
const RETENTION_DAYS = 2 + REST_DAYS;
/** Cells of many people, eight choices each and a few for those with an offset; about 6 KB for eleven days. */
const CHOICES_IN_MEMORY = 4_000;
/** Once in an hour of an audience: instances that do not wait for one another show different outfits. */
const DATABASE_LIMIT_MS = 1_000;
const PRUNE_EVERY_MS = HOUR_MS;
/** Hours out and clothes left out can be said in more ways than could be kept: what one network has kept of them in an hour, and how many are counted. */
const OWN_CHOICES_OF_NETWORK = 1_000;
const NETWORKS_COUNTED = 20_000;

const NO_CHOICES: StoredChoices = { choices: [], decidedMs: {} };

const getRowKey = (audience: ChoiceKey) => `choice:${SHAPE}:${formatChoiceKey(audience)}`;

const newestFirst = (a: FrozenChoice, b: FrozenChoice) => (a.date < b.date ? 1 : -1);

const firstOnly = (choice: FrozenChoice): FrozenChoice => ({
  ...choice,
  outfitIds: choice.outfitIds.slice(0, 1),
  furtherIds: [],
  hours: [],
});

function withChoice({ choices, decidedMs }: StoredChoices, choice: FrozenChoice, hourMs: number): StoredChoices {
  const newest = [choice, ...choices.filter(({ date }) => date !== choice.date)]
    .sort(newestFirst)
    .slice(0, RETENTION_DAYS)
    .map((each, index) => (index < WHOLE_DAYS ? each : firstOnly(each)));
  const whole = newest.slice(0, WHOLE_DAYS).map(({ date }) => date);
  const still = Object.entries(decidedMs).filter(([date]) => whole.includes(date));
  return { choices: newest, decidedMs: { ...Object.fromEntries(still), [choice.date]: hourMs } };
}

/** Who came once is forgotten with the day; who comes back is not to wear the same again. */
function expiryOf({ choices }: StoredChoices, { date }: FrozenChoice): Date {
  const days = choices.length > 1 ? RETENTION_DAYS : 1;
  return new Date(kstEpochMs(addDays(choices[0]?.date ?? date, days)));
}

const ofDate = ({ choices }: StoredChoices, date: KstDate) => choices.find((choice) => choice.date === date);
const isDecidedIn = ({ decidedMs }: StoredChoices, date: KstDate, hourMs: number) => (decidedMs[date] ?? 0) >= hourMs;

/**
 * In the database as soon as that is open (`database` is null until then), and in memory for the hour. The database is
 * waited for `limitMs` at a time.
 */
export function createChoiceStore(
  database: () => Database | null,
  logger: Logger,
  limitMs = DATABASE_LIMIT_MS,
): ChoiceStore {
  const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  const memory = new LRUCache<string, StoredChoices>({ max: CHOICES_IN_MEMORY });
  const ownChoices = new LRUCache<string, number>({ max: NETWORKS_COUNTED });
  let prunedAtMs = 0;

  /** null where the database is away. */
  async function ask<T>(question: (db: Database) => Promise<T>): Promise<T | null> {
    const db = database();
    if (!db) return null;
    return limit
      .execute(() => question(db))
      .catch((err: unknown) => {
        logger.warn({ err }, 'choices do without the database');
        return null;
      });
  }

  const readStored = createBatcher(async (keys: string[]) => {
    const stored = await ask((db) => readChoices(db, keys));
    return keys.map((key) => stored?.get(key));
  });
  /** null where the database is away. */
  const isFirstOf = createBatcher(async (decisions: Decision[]) => {
    const firsts = await ask((db) => writeFirst(db, decisions));
    return firsts ?? decisions.map(() => null);
  });

  async function load(key: string): Promise<StoredChoices> {
    const stored = await readStored(key);
    if (stored) memory.set(key, stored);
    return stored ?? memory.get(key) ?? NO_CHOICES;
  }

  function mayKeep({ hours, without }: ChoiceKey, hourMs: number, network?: string): boolean {
    if ((!hours && without === '') || network === undefined) return true;
    const counted = `${hourMs} ${network}`;
    const count = (ownChoices.get(counted) ?? 0) + 1;
    ownChoices.set(counted, count);
    return count <= OWN_CHOICES_OF_NETWORK;
  }

  function prune(nowMs: number): void {
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    // Some choices are made a little ahead: those of the day that is not over by then are still needed.
    void ask((db) => pruneChoices(db, new Date(nowMs - PRUNE_EVERY_MS)));
  }

  return {
    async read(audience, date, nowMs) {
      const key = getRowKey(audience);
      const hourMs = startOfHourMs(nowMs);
      const held = memory.get(key);
      const found = held && isDecidedIn(held, date, hourMs) ? held : await load(key);
      return { choices: found.choices, isDecided: isDecidedIn(found, date, hourMs) };
    },
    async decide(audience, choice, nowMs, network) {
      const key = getRowKey(audience);
      const hourMs = startOfHourMs(nowMs);
      if (!mayKeep(audience, hourMs, network)) return choice;
      const { date } = choice;
      const value = withChoice(memory.get(key) ?? NO_CHOICES, choice, hourMs);
      const decision = { key, value, date, hourMs, expiresAt: expiryOf(value, choice) };
      const isFirst = await isFirstOf(decision);
      prune(nowMs);
      if (isFirst === false) return ofDate(await load(key), date) ?? choice;
      const held = memory.get(key);
      // Without a database the first of this instance.
      if (isFirst === null && held && isDecidedIn(held, date, hourMs)) return ofDate(held, date) ?? choice;
      // A decision that may have come too late holds for this answer alone: the next question looks again.
      const isUnsure = isFirst === null && database() !== null;
      memory.set(key, isUnsure ? { ...value, decidedMs: held?.decidedMs ?? {} } : value);
      return choice;
    },
  };
}
