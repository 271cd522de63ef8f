import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import type { EventTypeId, Gender } from '@/lib/domain/wardrobe/wardrobe';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** What a shared choice of outfits is made for. */
export interface Occasion {
  cell: GridCell;
  eventTypeId: EventTypeId;
  gender: Gender;
}

/** The day's choices: the same for everyone in a cell, and for the day. */
export interface ChoiceStore {
  read(occasion: Occasion): Promise<FrozenChoice | null>;
  /** Keeps a choice; what cannot be kept is chosen again. */
  write(occasion: Occasion, choice: FrozenChoice): void;
}

/** Bumped when the shape of FrozenChoice changes. */
const SHAPE = 1;
/** Cells of many people, eight choices each, about 2 KB a choice. */
const CHOICES_IN_MEMORY = 4_000;
const READ_LIMIT_MS = 250;

const keyOf = ({ cell, eventTypeId, gender }: Occasion) =>
  `choice:${SHAPE}:${cell.nx}:${cell.ny}:${eventTypeId}:${gender}`;

const tooLate = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), READ_LIMIT_MS).unref());

async function readEntry(db: Database, key: string): Promise<FrozenChoice | null> {
  const [row] = await db.select().from(cacheEntries).where(eq(cacheEntries.key, key)).limit(1);
  // Only `writeEntry` writes below this key, and the key names the shape.
  return row ? (row.value as FrozenChoice) : null;
}

async function writeEntry(db: Database, key: string, choice: FrozenChoice): Promise<void> {
  const entry = { value: choice, expiresAt: new Date(kstEpochMs(choice.date, 24)) };
  await db
    .insert(cacheEntries)
    .values({ key, ...entry })
    .onConflictDoUpdate({ target: cacheEntries.key, set: { ...entry, updatedAt: new Date() } });
}

/** In memory, and in the database as soon as that is open (`database` is null until then), so that a restart keeps the day. */
export function createChoiceStore(database: () => Database | null, logger: Logger): ChoiceStore {
  const memory = new LRUCache<string, FrozenChoice>({ max: CHOICES_IN_MEMORY });
  return {
    async read(occasion) {
      const key = keyOf(occasion);
      const db = database();
      const held = memory.get(key);
      if (held || !db) return held ?? null;
      const stored = await Promise.race([readEntry(db, key), tooLate()]).catch((err: unknown) => {
        logger.warn({ err }, 'a choice could not be read from the database');
        return null;
      });
      if (stored) memory.set(key, stored);
      return stored;
    },
    write(occasion, choice) {
      const key = keyOf(occasion);
      if (memory.get(key) === choice) return;
      memory.set(key, choice);
      const db = database();
      if (!db) return;
      writeEntry(db, key, choice).catch((err: unknown) =>
        logger.warn({ err }, 'a choice could not be written to the database'),
      );
    },
  };
}
