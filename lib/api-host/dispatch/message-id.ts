import type { KstDate } from '@/lib/domain/kst';
import { PUSH_KINDS, type PushKind } from '../db/schema';
import { digest } from '../shared/secrets';

/**
 * Returns the id of a push. It is the same for all attempts on all instances and reveals nothing about the user. It has 22
 * characters of base64url, because a Web Push `Topic` may have at most 32. The daily push has no suffix: its ids are older
 * than the other kinds.
 */
export const getMessageId = (userId: string, date: KstDate, kind: PushKind): string =>
  digest(`push:${userId}:${date}${kind === PUSH_KINDS.daily ? '' : `:${kind}`}`).slice(0, 22);
