import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { kstDate } from '@/lib/domain/kst';
import { toNetworkAttempts, type Attempt, type Limits } from '../shared/limits';
import type { Network } from '../shared/network';

/** What one network may spend of a day by asking for cells that nobody else asks for; the wider ones around it more. */
const MAX_SHARE_OF_DAY = 0.05;
/** A new cell's first calls: nowcast, ultra-short, village, the morning's, and one for an issue that is late. */
const CALLS_PER_NEW_CELL = 5;
/** In one hour no more than this of a network's day. */
const MAX_SHARE_OF_HOUR = 0.25;

/** Whether a network may still have a new cell fetched. */
export type MayFetchNewCell = (network: Network, dailyCalls: number) => Promise<boolean>;

/** Counted for all instances. Where that cannot be, the budget alone holds. */
export function limitNewCells(limits: Pick<Limits, 'take'>, clock: () => number): MayFetchNewCell {
  const isWithin = (counts: Attempt[]) =>
    limits.take(...counts).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS'),
    );
  return async (network, dailyCalls) => {
    const perDay = Math.max(1, Math.floor((dailyCalls * MAX_SHARE_OF_DAY) / CALLS_PER_NEW_CELL));
    const perHour = Math.max(1, Math.floor(perDay * MAX_SHARE_OF_HOUR));
    const ofHour = { name: 'new-cells-hour', points: perHour, windowMs: HOUR_MS };
    const ofDay = { name: 'new-cells-day', points: perDay, windowMs: DAY_MS };
    const isWithinHour = await isWithin(toNetworkAttempts(ofHour, network));
    // A window begins with its first count: with the date in it, no two of them meet in one day.
    const onDate = (counted: Attempt) => ({ ...counted, subject: `${counted.subject} ${kstDate(clock())}` });
    return isWithinHour && isWithin(toNetworkAttempts(ofDay, network).map(onDate));
  };
}
