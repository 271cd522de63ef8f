import { DAY_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { KINDS_PER_OCCASION, PUSH_KINDS, type PushKind } from '../db/schema';

/*
 * A claim's key is user, date and `kind`. Most kinds are sent at most once a day, and `kind` is their id. A kind with several
 * occasions a day adds 10 for each: the id 3 at the third occasion (2) is 23.
 */

/** Occasions that begin at fixed times of the day. */
interface Occasions {
  id: PushKind;
  everyMs: number;
}

const MAX_KIND = 32_767;

/** Returns `date` and `kind` of the claims of an occasion. Throws RangeError if a day has more occasions than numbers. */
export function toClaimKind({ id, everyMs }: Occasions, atMs: number): { date: KstDate; kind: number } {
  const date = kstDate(atMs);
  const kind = id + KINDS_PER_OCCASION * Math.floor((atMs - kstEpochMs(date)) / everyMs);
  if (DAY_MS / everyMs > MAX_KIND / KINDS_PER_OCCASION) throw new RangeError(`too many occasions: every ${everyMs} ms`);
  return { date, kind };
}

interface ClaimKey {
  date: KstDate;
  kind: number;
}

/** Returns the start of a claim's occasion, epoch ms. */
export const getOccasionMs = ({ date, kind }: ClaimKey, everyMs: number): number =>
  kstEpochMs(date) + Math.floor(kind / KINDS_PER_OCCASION) * everyMs;

/** Returns the push kind of a claim. Throws RangeError for a kind of another version, whose claims are never leased. */
export function getPushKind({ kind }: Pick<ClaimKey, 'kind'>): PushKind {
  const id = Object.values(PUSH_KINDS).find((each) => each === kind % KINDS_PER_OCCASION);
  if (id === undefined) throw new RangeError(`unknown push kind ${kind}`);
  return id;
}
