import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/api-host/db/database';
import { pushTokens, PUSH_KINDS, sessions, users } from '@/lib/api-host/db/schema';
import { recordOpenedPush } from '@/lib/api-host/push/opened-push';
import { saveSetting } from '@/lib/api-host/push/notification-setting';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { DuePush } from './check-pushes';
import { PUSH_ORIGINS } from './faults';
import { CELLS } from './providers';
import type { Arrival, PushServices } from './push-service';
import type { Random } from './randomness';

const COUNT = 10;
const HOUR = 7;

/** A user who gets a daily push, and an evening question on days on which it was opened. */
export interface NationUser {
  devices: string[];
  /** Opens some of the daily pushes. */
  receive: (arrival: Arrival) => void;
  getDaily: (date: string) => DuePush;
  /** Returns the question of a date; null if no push of it was opened. */
  findQuestion: (date: string) => DuePush | null;
}

async function addUser(
  db: Database,
  services: PushServices,
  random: Random,
  [at, startMs]: [number, number],
): Promise<NationUser> {
  const userId = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const early = new Date(startMs - DAY_MS);
  const session = { id: randomUUID(), userId, refreshHash: `${at}`, rotatedAt: early, authenticatedAt: early };
  const minute = random.between(0, 3);
  const { lat: latitude, lon: longitude } = getCellCentre(CELLS[at % CELLS.length]!);
  const [questionEnabled, newsEnabled] = [random.chance(0.6), random.chance(0.3)];
  const origin = random.pick(PUSH_ORIGINS);
  const devices = Array.from({ length: random.between(1, 2) }, (_, device) => `/${at}-${device}`);
  await db.insert(users).values({ id: userId, gender: 'MALE', createdAt: early });
  await db.insert(sessions).values({ ...session, expiresAt: new Date(startMs + 365 * DAY_MS) });
  await saveSetting(
    { hour: HOUR, minute, dayOfWeek: 'EVERYDAY', enabled: true, latitude, longitude, questionEnabled, newsEnabled },
    { db, userId, nowMs: early.getTime(), regions: loadRegions() },
  );
  for (const device of devices) {
    const token = services.subscribe(origin, device);
    const saved = { sessionId: session.id, transport: 'web-push' as const, savedAt: early };
    await db.insert(pushTokens).values({ id: randomUUID(), userId, addressHash: device, token, ...saved });
  }
  const opened = new Set<string>();
  const base = { userId, devices, origin };

  async function open({ data: { outfitId, outfitDate, outfitTold: told } }: Arrival['message']): Promise<void> {
    if (!outfitId || !outfitDate) return;
    await recordOpenedPush(
      { outfitId, date: outfitDate, told },
      { db, userId, today: kstDate(Date.now()), outfits: OUTFITS },
    );
    opened.add(outfitDate);
  }

  return {
    devices,
    receive({ message }) {
      const isDaily = questionEnabled && !message.data.asks;
      if (isDaily && random.chance(0.7)) setTimeout(() => void open(message), random.between(0, 90) * MINUTE_MS);
    },
    getDaily: (date) => ({
      ...base,
      date,
      kind: PUSH_KINDS.daily,
      dueMs: kstEpochMs(date) + HOUR * HOUR_MS + minute * MINUTE_MS,
    }),
    findQuestion: (date) =>
      opened.has(date) ? { ...base, date, kind: PUSH_KINDS.question, dueMs: kstEpochMs(date) + 20 * HOUR_MS } : null,
  };
}

/** Adds the users of the nation. */
export async function addUsers(
  db: Database,
  services: PushServices,
  random: Random,
  startMs: number,
): Promise<NationUser[]> {
  const people: NationUser[] = [];
  for (let at = 0; at < COUNT; at++) people.push(await addUser(db, services, random, [at, startMs]));
  return people;
}
