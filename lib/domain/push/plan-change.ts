import { countDays, kstDate, kstHour, type KstDate } from '../kst';
import { MORNING_HOUR } from './quiet-hours';

/** Parts of the advice about a planned date whose changes a push tells. */
export interface PlanAdvice {
  /** Kind of the outermost layer; null for an outfit without layers. */
  outer: string | null;
  /** Whether it rains or snows in the planned hours. */
  wet: boolean;
  /** Apparent temperatures of the planned hours, whole °C. */
  min: number;
  max: number;
}

export type PlanChange =
  | { kind: 'wet' | 'dry' | 'outer' }
  /** `byK` is the difference of the apparent temperature, above 0. */
  | { kind: 'colder' | 'warmer'; byK: number };

/** A smaller change of the apparent temperature is not told, K. */
const MIN_CHANGE_K = 4;
/** No change is told from this hour (KST) on, so that attempts to send it end before the night. */
const EVENING_HOUR = 20;
/** From this hour (KST) on, changes of tomorrow's plan are left to the push of the evening. */
const LEFT_TO_EVENING_HOUR = 18;

/** Returns the changes of the advice that matter for packing or choosing clothes; none if it is about the same. */
export function listPlanChanges(known: PlanAdvice, present: PlanAdvice): PlanChange[] {
  const changes: PlanChange[] = [];
  if (known.wet !== present.wet) changes.push({ kind: present.wet ? 'wet' : 'dry' });
  const [byMin, byMax] = [present.min - known.min, present.max - known.max];
  const byK = Math.abs(byMin) >= Math.abs(byMax) ? byMin : byMax;
  if (Math.abs(byK) >= MIN_CHANGE_K) changes.push({ kind: byK < 0 ? 'colder' : 'warmer', byK: Math.abs(byK) });
  if (known.outer !== present.outer) changes.push({ kind: 'outer' });
  return changes;
}

/** Returns whether changes may be told now. */
export const isTimeForChanges = (nowMs: number): boolean =>
  kstHour(nowMs) >= MORNING_HOUR && kstHour(nowMs) < EVENING_HOUR;

/** Returns whether changes of a date's plan may be told now: a later day's, or tomorrow's before the late afternoon. */
export function isChangeTold(date: KstDate, nowMs: number): boolean {
  const daysAhead = countDays(kstDate(nowMs), date);
  return daysAhead > 1 || (daysAhead === 1 && kstHour(nowMs) < LEFT_TO_EVENING_HOUR);
}
