import type { KstDate } from '@/lib/domain/kst';
import { PUSH_KINDS } from '../db/schema';
import { digest } from '../shared/secrets';

/**
 * Returns the id of the push of a claim, the same for all attempts on all instances. It reveals nothing about the user. It has 22
 * characters, because a Web Push `Topic` may have at most 32. Ids of daily pushes have no suffix for historical reasons.
 */
export const getMessageId = (userId: string, date: KstDate, kind: number): string =>
  digest(`push:${userId}:${date}${kind === PUSH_KINDS.daily ? '' : `:${kind}`}`).slice(0, 22);
