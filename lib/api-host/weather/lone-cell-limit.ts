import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { kstDate } from '@/lib/domain/kst';
import { toNetworkAttempts, type Attempt, type Limits } from '../shared/limits';
import type { Network } from '../shared/network';

/** Share of a day's calls that one network may cause by requesting cells that are not in use. */
const MAX_SHARE_OF_DAY = 0.05;
/** Most calls of one renewal: nowcast, ultra-short, village, the morning issue, and one for a late issue. */
const CALLS_PER_RENEWAL = 5;
/** Share of its renewals of a day that a network may cause in one hour. */
const MAX_SHARE_OF_HOUR = 0.25;

/** Charges a network for renewing a cell that only few networks request. Returns whether it may. */
export type MayRenewLoneCell = (network: Network, dailyCalls: number) => Promise<boolean>;

/** Creates the limit, which all instances share. If it cannot be counted, only the budget applies. */
export function limitLoneCells(limits: Pick<Limits, 'take'>, clock: () => number): MayRenewLoneCell {
  const isWithin = (counts: Attempt[]) =>
    limits.take(...counts).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS'),
    );
  return async (network, dailyCalls) => {
    const perDay = Math.max(1, Math.floor((dailyCalls * MAX_SHARE_OF_DAY) / CALLS_PER_RENEWAL));
    const perHour = Math.max(1, Math.floor(perDay * MAX_SHARE_OF_HOUR));
    const ofHour = { name: 'lone-cells-hour', points: perHour, windowMs: HOUR_MS };
    const ofDay = { name: 'lone-cells-day', points: perDay, windowMs: DAY_MS };
    const isWithinHour = await isWithin(toNetworkAttempts(ofHour, network));
    // A window begins with its first attempt. The date in the subject keeps two windows out of one day.
    const onDate = (counted: Attempt) => ({ ...counted, subject: `${counted.subject} ${kstDate(clock())}` });
    return isWithinHour && isWithin(toNetworkAttempts(ofDay, network).map(onDate));
  };
}
