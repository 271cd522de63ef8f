import { timeout, TimeoutStrategy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstEpochMs, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { REST_DAYS } from '@/lib/domain/recommendation/rank';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { formatChoiceKey, type ChoiceKey } from './audience';
import { createBatcher } from '../shared/batcher';
import { digest } from '../shared/secrets';
import { pruneChoices, readChoices, writeFirst, type StoredChoices, type Decision } from './choice-rows';

export interface ChoiceHistory {
  /**
   * Choices, newest first, one per date: the earlier ones, whose outfits are not repeated yet, and the date's own one
   * if it exists.
   */
  choices: readonly FrozenChoice[];
  /** True if the date's own choice was decided in this hour. It is then shown unchanged. */
  isDecided: boolean;
  /** First outfits of the date in other categories, for the same users. Empty if the choice is decided. */
  firstsElsewhere: readonly string[];
}

/**
 * Stores the choices of the last days. They are the same for all users with the same choice key, on every instance. A
 * personal choice has its owner in the key.
 */
export interface ChoiceStore {
  read(choiceKey: ChoiceKey, date: KstDate, nowMs: number): Promise<ChoiceHistory>;
  /**
   * Decides the choice of its date for this hour. The first caller's choice is stored and returned to all callers. If
   * the database is unavailable, each instance decides alone. Each visitor's network may store a limited number of
   * personal choices an hour; further ones are returned but not stored.
   */
  decide(choiceKey: ChoiceKey, choice: FrozenChoice, nowMs: number, network?: string): Promise<FrozenChoice>;
}

/** Version of the stored shape. Increase it when the shape changes. */
const SHAPE = 6;
/**
 * Days that are stored completely: tomorrow, today, and yesterday for nights that last. For earlier days only the first
 * outfit is stored.
 */
const WHOLE_DAYS = 3;
const RETENTION_DAYS = 2 + REST_DAYS;
/** Choices in memory, about 6 KB each for eleven days. */
const CHOICES_IN_MEMORY = 4_000;
/** Time limit of one database call. After it, an instance decides alone and may show different outfits. */
const DATABASE_LIMIT_MS = 1_000;
const PRUNE_EVERY_MS = HOUR_MS;
/**
 * Limits, because a client could invent any number of owners: personal choices of one network in an hour, and networks
 * counted.
 */
const OWN_CHOICES_OF_NETWORK = 1_000;
const NETWORKS_COUNTED = 20_000;

const NO_CHOICES: StoredChoices = { choices: [], decidedMs: {} };

/** Personal keys are hashed, because they contain a user's hours and an id. */
function getRowKey(choiceKey: ChoiceKey): string {
  const key = formatChoiceKey(choiceKey);
  return `choice:${SHAPE}:${choiceKey.owner ? digest(key) : key}`;
}

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

/**
 * Returns the expiry: the end of the day for a first choice, and the retention period if there are earlier choices
 * whose outfits must not repeat.
 */
function getExpiry({ choices }: StoredChoices, { date }: FrozenChoice): Date {
  const days = choices.length > 1 ? RETENTION_DAYS : 1;
  return new Date(kstEpochMs(addDays(choices[0]?.date ?? date, days)));
}

const findChoice = ({ choices }: StoredChoices, date: KstDate) => choices.find((choice) => choice.date === date);
const isDecidedIn = ({ decidedMs }: StoredChoices, date: KstDate, hourMs: number) => (decidedMs[date] ?? 0) >= hourMs;

/**
 * Creates a choice store that uses the database once it is open (`database` returns null until then) and memory for the
 * current hour. Each database call takes at most `limitMs`.
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

  /** Returns null if the database is unavailable. */
  async function tryDatabase<T>(query: (db: Database) => Promise<T>): Promise<T | null> {
    const db = database();
    if (!db) return null;
    return limit
      .execute(() => query(db))
      .catch((err: unknown) => {
        logger.warn({ err }, 'choice store: the database is unavailable; continuing with memory');
        return null;
      });
  }

  const readStored = createBatcher(async (keys: string[]) => {
    const stored = await tryDatabase((db) => readChoices(db, keys));
    return keys.map((key) => stored?.get(key));
  });
  /** Returns null if the database is unavailable. */
  const tryWrite = createBatcher(async (decisions: Decision[]) => {
    const firsts = await tryDatabase((db) => writeFirst(db, decisions));
    return firsts ?? decisions.map(() => null);
  });

  async function load(key: string): Promise<StoredChoices> {
    const stored = await readStored(key);
    if (stored) memory.set(key, stored);
    return stored ?? memory.get(key) ?? NO_CHOICES;
  }

  function mayStore({ owner }: ChoiceKey, hourMs: number, network?: string): boolean {
    if (owner === undefined || network === undefined) return true;
    const counted = `${hourMs} ${network}`;
    const count = (ownChoices.get(counted) ?? 0) + 1;
    ownChoices.set(counted, count);
    return count <= OWN_CHOICES_OF_NETWORK;
  }

  function prune(nowMs: number): void {
    if (Math.abs(nowMs - prunedAtMs) < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    // Retains one more hour, because pushes choose slightly ahead of time.
    void tryDatabase((db) => pruneChoices(db, new Date(nowMs - PRUNE_EVERY_MS)));
  }

  return {
    async read(choiceKey, date, nowMs) {
      const key = getRowKey(choiceKey);
      const hourMs = startOfHourMs(nowMs);
      const cached = memory.get(key);
      if (cached && isDecidedIn(cached, date, hourMs))
        return { choices: cached.choices, isDecided: true, firstsElsewhere: [] };
      const others = CATEGORY_IDS.filter((id) => id !== choiceKey.categoryId);
      const [entry, ...elsewhere] = await Promise.all([
        load(key),
        ...others.map((categoryId) => load(getRowKey({ ...choiceKey, categoryId }))),
      ]);
      const firstsElsewhere = elsewhere.flatMap((other) => findChoice(other, date)?.outfitIds.slice(0, 1) ?? []);
      return { choices: entry.choices, isDecided: isDecidedIn(entry, date, hourMs), firstsElsewhere };
    },
    async decide(choiceKey, choice, nowMs, network) {
      const key = getRowKey(choiceKey);
      const hourMs = startOfHourMs(nowMs);
      if (!mayStore(choiceKey, hourMs, network)) return choice;
      const { date } = choice;
      const value = withChoice(memory.get(key) ?? NO_CHOICES, choice, hourMs);
      const decision = { key, value, date, hourMs, expiresAt: getExpiry(value, choice) };
      const isFirst = await tryWrite(decision);
      prune(nowMs);
      if (isFirst === false) return findChoice(await load(key), date) ?? choice;
      const cached = memory.get(key);
      // Without a database, the first decision of this instance counts.
      if (isFirst === null && cached && isDecidedIn(cached, date, hourMs)) return findChoice(cached, date) ?? choice;
      // If the write may have failed, this decision is used for one response only; the next request reads again.
      const isUnsure = isFirst === null && database() !== null;
      memory.set(key, isUnsure ? { ...value, decidedMs: cached?.decidedMs ?? {} } : value);
      return choice;
    },
  };
}
