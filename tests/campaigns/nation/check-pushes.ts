import type { pushClaims } from '@/lib/api-host/db/schema';
import { MAX_LATENESS_MS } from '@/lib/api-host/dispatch/due';
import { getMessageId } from '@/lib/api-host/dispatch/message-id';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { Faults } from './faults';
import type { Arrival } from './push-service';

/** A push that has to be sent. */
export interface DuePush {
  userId: string;
  /** Paths of the user's devices. */
  devices: string[];
  origin: string;
  date: string;
  kind: number;
  dueMs: number;
}

/** Difference of the instances' clocks, and the time of one send. */
const TOLERANCE_MS = 25_000;
/** A push arrives if its window ends with this time without a fault: longer than any pause between two attempts. */
const CALM_MS = 15 * MINUTE_MS;
/** Time in which an instance writes the outcome of a push. */
const RECORD_MS = 5_000;

type Claim = typeof pushClaims.$inferSelect;

/** Returns the time of the last fault in the window of a push that may delay it. */
function findLastFaultMs({ list, kills }: Faults, { origin, dueMs }: DuePush): number {
  const ofDispatch = list.filter(({ part, where }) => part !== 'provider' && (part !== 'push' || where === origin));
  const ends = [
    ...ofDispatch.map(({ fromMs, untilMs }) => [fromMs, untilMs]),
    ...kills.map((kill) => [kill.atMs, kill.restartMs]),
  ];
  return Math.max(...ends.flatMap(([fromMs, untilMs]) => (fromMs! < dueMs + MAX_LATENESS_MS ? [untilMs!] : [])));
}

/** Returns whether the sender could not know that the earlier one of two equal pushes had arrived. */
function isRepeatExcused(faults: Faults, earlier: Arrival, later: Arrival): boolean {
  const { sender, atMs } = earlier;
  const isKilled = sender.killedAtMs !== null && sender.killedAtMs <= later.atMs;
  const isUnwritten = faults.hasAny(['database', 'network'], sender.name, atMs - RECORD_MS, later.atMs);
  return earlier.isUnconfirmed || isKilled || isUnwritten;
}

/** Returns what is wrong with the pushes of one device. */
function* checkDevice(due: DuePush, arrivals: Arrival[], claim: Claim | undefined, faults: Faults): Iterable<string> {
  const { dueMs } = due;
  const endMs = dueMs + MAX_LATENESS_MS;
  const [first] = arrivals;
  if (first && first.atMs < dueMs - TOLERANCE_MS) yield 'it came early';
  if (arrivals.some(({ atMs }) => atMs > endMs + TOLERANCE_MS)) yield 'it came after its window';
  if (arrivals.some((later, at) => at > 0 && !isRepeatExcused(faults, arrivals[at - 1]!, later))) yield 'it came twice';
  if (!first && findLastFaultMs(faults, due) < endMs - CALM_MS) yield `it was lost: ${claim?.outcome ?? 'no outcome'}`;
  if (!first && claim?.outcome === 'sent' && due.devices.length === 1) yield 'it was recorded as sent and never came';
}

/** Returns what is wrong with a push that was due. */
export function checkDuePush(due: DuePush, arrivals: Arrival[], claims: Claim[], faults: Faults): string[] {
  const { userId, date, kind } = due;
  const messageId = getMessageId(userId, date, kind);
  const claim = claims.find((each) => each.userId === userId && each.date === date && each.kind === kind);
  const problems = due.devices.flatMap((device) => {
    const ofDevice = arrivals.filter((each) => each.device === device && each.message.data.messageId === messageId);
    return [...checkDevice(due, ofDevice, claim, faults)];
  });
  return problems.map((problem) => `${date} ${userId} kind ${kind}: ${problem}`);
}

/** Returns what is wrong with claims: each needs an outcome in the end. */
export const checkClaims = (claims: Claim[]): string[] =>
  claims
    .filter(({ outcome }) => outcome === null)
    .map(({ userId, date }) => `${date} ${userId}: the claim has no outcome`);

/** Returns the pushes of a kind beyond the first one of a user on a date. */
export function checkOncePerDay(arrivals: Arrival[]): string[] {
  const ids = new Map<string, Set<string>>();
  for (const { device, message } of arrivals) {
    const { asks, date, link } = message.data;
    const key = `${device} ${date} ${asks ?? link}`;
    ids.set(key, (ids.get(key) ?? new Set()).add(message.data.messageId));
  }
  return [...ids].filter(([, { size }]) => size > 1).map(([key]) => `${key}: several pushes of a kind on a day`);
}
