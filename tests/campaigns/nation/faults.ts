import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { Random } from './randomness';

export const DISPATCHERS: readonly string[] = ['dispatcher-1', 'dispatcher-2'];
export const WEB_INSTANCES: readonly string[] = ['web-1', 'web-2'];
export const PUSH_ORIGINS: readonly string[] = ['https://push-1.test', 'https://push-2.test'];

/** Instances that fail alone, mostly dispatchers, which have something to lose. */
const VICTIMS = [...DISPATCHERS, ...DISPATCHERS, ...WEB_INSTANCES];
const ALL = 'all';
const CLIENTS = [ALL, ALL, ALL, ...VICTIMS];

/** Faults by the part of the world that has them, with the places in which each can occur. */
const KINDS = {
  database: { refused: CLIENTS, slow: CLIENTS, 'response lost': CLIENTS },
  push: { 429: PUSH_ORIGINS, 503: PUSH_ORIGINS, silent: PUSH_ORIGINS, reset: PUSH_ORIGINS },
  provider: { silent: [ALL], 500: [ALL], 429: [ALL], slow: [ALL], wrong: [ALL], late: [ALL] },
  /** A network partition: the instance reaches neither database, push services nor providers. */
  network: { partition: VICTIMS },
} satisfies Record<string, Record<string, readonly string[]>>;

export type Part = keyof typeof KINDS;

export interface Fault {
  part: Part;
  kind: string;
  /** Instance, origin of a push service, or all. */
  where: string;
  fromMs: number;
  untilMs: number;
}

/** Sudden end of an instance, and its restart. */
export interface Kill {
  instance: string;
  atMs: number;
  restartMs: number;
}

/** Correction of an instance's clock, of the size that NTP makes. */
export interface ClockStep {
  instance: string;
  atMs: number;
  byMs: number;
}

export interface Faults {
  list: Fault[];
  kills: Kill[];
  /** Returns the fault of a part that is active in a place. */
  find: (part: Part, where: string) => Fault | undefined;
  /** Returns whether a fault of the parts was active in a place during an interval. */
  hasAny: (parts: Part[], where: string, fromMs: number, untilMs: number) => boolean;
}

const isAt = (fault: Fault, where: string) => fault.where === where || fault.where === ALL;

function drawFault(random: Random, fromMs: number, longestMs: number, parts: Part[]): Fault {
  const part = random.pick(parts);
  const [kind, places] = random.pick(Object.entries(KINDS[part]));
  const untilMs = fromMs + random.between(20_000, longestMs);
  return { part, kind, where: random.pick(places), fromMs, untilMs };
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  const list: Fault[] = [];
  const kills: Kill[] = [];
  const hasAny: Faults['hasAny'] = (parts, where, fromMs, untilMs) =>
    list.some(
      (fault) => parts.includes(fault.part) && isAt(fault, where) && fault.fromMs <= untilMs && fault.untilMs >= fromMs,
    );
  return {
    list,
    kills,
    hasAny,
    find: (part, where) =>
      list.find(
        (fault) =>
          fault.part === part && isAt(fault, where) && fault.fromMs <= Date.now() && Date.now() < fault.untilMs,
      ),
  };
}

/** Adds the faults of a day, most of them around the times at which pushes are due. Returns its kills and clock steps. */
export function drawDay(faults: Faults, random: Random, midnightMs: number, dueHours: number[]) {
  const kills: Kill[] = [];
  const steps: ClockStep[] = [];
  for (const hour of dueHours) {
    const at = () => midnightMs + hour * HOUR_MS + random.between(-4 * MINUTE_MS, 5 * MINUTE_MS);
    for (let left = random.between(0, 4); left > 0; left--)
      faults.list.push(drawFault(random, at(), 8 * MINUTE_MS, ['database', 'push', 'provider', 'network']));
    for (let left = random.between(0, 3); left > 0; left--) {
      const atMs = at();
      const restartMs = atMs + random.between(2_000, 3 * MINUTE_MS);
      kills.push({ instance: random.pick(VICTIMS), atMs, restartMs });
    }
    if (random.chance(0.5))
      steps.push({ instance: random.pick(VICTIMS), atMs: at(), byMs: random.between(-3_000, 3_000) });
  }
  for (let left = random.between(0, 2); left > 0; left--) {
    const fromMs = midnightMs + random.between(0, 22 * HOUR_MS);
    faults.list.push(drawFault(random, fromMs, 14 * HOUR_MS, ['provider']));
  }
  faults.kills.push(...kills);
  return { kills, steps };
}
