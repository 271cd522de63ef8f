import type { PGlite } from '@electric-sql/pglite';
import { between } from 'drizzle-orm';
import type { Database, OpenDatabase } from '@/lib/api-host/db/database';
import { pushClaims } from '@/lib/api-host/db/schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { openMemoryDatabase } from '../../support/memory-database';
import { checkClaims, checkDuePush, checkOncePerDay, type DuePush } from './check-pushes';
import { createFaults, drawDay } from './faults';
import { createFleet, type Fleet } from './fleet';
import type { Country } from './instance';
import { addUsers, type NationUser } from './people';
import { createProviders } from './providers';
import { createPushServices } from './push-service';
import { createRandom } from './randomness';
import { passTime, passUntil, simulateTime } from './simulated-time';
import { startVisits } from './visits';

const FIRST_DATE = '2026-03-02';
const MORNING_HOUR = 7;
const EVENING_HOUR = 20;
/** Time before an hour at which the dispatchers start. Nine minutes are enough to fetch the weather of pushes ahead. */
const LEAD_MIN = [1, 1, 1, 9];
/** The last push of an hour is due, and late pushes are given up, within these times. */
const LAST_DUE_MIN = 4;
const WINDOW_MIN = 35;
/** Calls of each weather service a day: too few, barely enough, ample. */
const DAILY_CALLS = [12, 60, 1_000];

/** Counts of the events of a simulation. */
export interface Summary {
  days: number;
  pushes: number;
  /** Pushes that arrived again, because their sender could not know that they had. */
  repeats: number;
  /** Pushes that were given up for a recorded reason. */
  unsent: number;
  faults: number;
  kills: number;
  providerCalls: number;
  visits: number;
  /** Visits without any known weather. */
  usualWeather: number;
}

export interface Simulation {
  /** Broken invariants. */
  problems: string[];
  summary: Summary;
  /** Everything that happened, in order. */
  events: string[];
}

export interface SimulationOptions {
  seed: number;
  /** A fraction is the first part of a day. */
  days: number;
  /** Folder of the outfit pictures. */
  pictures: string;
}

type World = { country: Country; fleet: Fleet; db: Database; users: NationUser[]; due: DuePush[] };

/** Returns whether all pushes that have been due since a time have an outcome. */
async function areSettled(db: Database, due: DuePush[], fromMs: number): Promise<boolean> {
  const claims = await db
    .select()
    .from(pushClaims)
    .where(between(pushClaims.dueAt, new Date(fromMs), new Date()));
  const isClaimed = ({ userId, kind, dueMs }: DuePush) =>
    dueMs < fromMs || claims.some((claim) => claim.userId === userId && claim.kind === kind);
  return due.every(isClaimed) && claims.every(({ outcome }) => outcome !== null);
}

/** Runs the dispatchers from shortly before an hour until its pushes are settled, or late. */
async function dispatchHour({ country, fleet, db, due }: World, hourMs: number): Promise<void> {
  await passTime(hourMs - country.random.pick(LEAD_MIN) * MINUTE_MS - Date.now());
  fleet.startDispatchers();
  await passTime(hourMs + LAST_DUE_MIN * MINUTE_MS - Date.now());
  for (let minute = LAST_DUE_MIN; minute < WINDOW_MIN && !(await areSettled(db, due, hourMs)); minute++)
    await passTime(MINUTE_MS);
  await fleet.closeDispatchers();
}

/** Runs a day, or its first part, with its daily pushes and, on every second day, the evening question. */
async function runDay(world: World, date: string, lengthMs: number): Promise<void> {
  const { country, fleet, users, due } = world;
  const midnightMs = kstEpochMs(date);
  const hours = country.random.chance(0.5) ? [MORNING_HOUR, EVENING_HOUR] : [MORNING_HOUR];
  const { kills, steps } = drawDay(country.faults, country.random, midnightMs, hours);
  fleet.schedule(kills, steps);
  for (const hour of hours.filter((each) => each * HOUR_MS < lengthMs)) {
    await passTime(midnightMs + (hour - 1) * HOUR_MS - Date.now());
    due.push(
      ...users.flatMap((user) => (hour === MORNING_HOUR ? user.getDaily(date) : (user.findQuestion(date) ?? []))),
    );
    await dispatchHour(world, midnightMs + hour * HOUR_MS);
  }
  await passTime(midnightMs + lengthMs - Date.now());
}

/** Simulates days from an open database on. */
async function simulate({ db }: OpenDatabase, { seed, days, pictures }: SimulationOptions): Promise<Simulation> {
  const random = createRandom(seed);
  const faults = createFaults();
  const services = createPushServices(faults, random);
  const providers = createProviders(faults, random);
  const events: string[] = [];
  const note = (event: string) => void events.push(`${new Date().toISOString()} ${event}`);
  const client = (db as unknown as { $client: PGlite }).$client;
  const country = { client, faults, random, services, pictures, note, dailyCalls: random.pick(DAILY_CALLS) };
  jest.spyOn(globalThis, 'fetch').mockImplementation(providers.fetch);
  jest.spyOn(Math, 'random').mockImplementation(random.next);
  const users = await addUsers(db, services, random, Date.now());
  services.onArrival = (arrival) => {
    note(`push ${arrival.message.data.messageId} arrives at ${arrival.device} from ${arrival.sender.name}`);
    users.find(({ devices }) => devices.includes(arrival.device))!.receive(arrival);
  };
  const fleet = createFleet(country);
  const visits = startVisits(country, { fleet, providers, db });
  const world: World = { country, fleet, db, users, due: [] };
  for (let day = 0; day < days; day++) await runDay(world, addDays(FIRST_DATE, day), Math.min(1, days - day) * DAY_MS);
  // Dispatchers without faults settle what is left.
  fleet.startDispatchers();
  await passTime(2 * MINUTE_MS);
  fleet.killAll();

  const claims = await db.select().from(pushClaims);
  const { arrivals } = services;
  const pushes = new Set(arrivals.map(({ device, message }) => `${device} ${message.data.messageId}`)).size;
  const summary = {
    days,
    pushes,
    repeats: arrivals.length - pushes,
    unsent: claims.filter(({ outcome }) => outcome !== 'sent').length,
    faults: faults.list.length,
    kills: fleet.countKills(),
    ...visits.count(),
    providerCalls: [...providers.calls.values()].reduce((sum, calls) => sum + calls, 0),
  };
  const overspent = [...providers.calls].filter(([, calls]) => calls > country.dailyCalls);
  const problems = [
    ...visits.problems,
    ...world.due.flatMap((push) => checkDuePush(push, arrivals, claims, faults)),
    ...checkClaims(claims),
    ...checkOncePerDay(arrivals),
    ...overspent.map(([day, calls]) => `${day}: ${calls} calls, ${country.dailyCalls} are allowed`),
  ];
  return { problems, summary, events: [...faults.list.map((fault) => JSON.stringify(fault)), ...events] };
}

/** Simulates some days of the nation. The same seed gives the same days. */
export async function simulateNation(options: SimulationOptions): Promise<Simulation> {
  const restoreTime = simulateTime(kstEpochMs(FIRST_DATE));
  try {
    // Opened in the simulated time, because PostgreSQL has timers of its own.
    const opened = await passUntil(openMemoryDatabase());
    return await simulate(opened, options).finally(() => passUntil(opened.close()));
  } finally {
    restoreTime();
  }
}
