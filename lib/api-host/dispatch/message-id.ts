import type { KstDate } from '@/lib/domain/kst';
import { PUSH_KINDS, type PushKind } from '../db/schema';
import { digest } from '../shared/secrets';

/**
 * The same for every attempt at a person's push of a date and kind, on every instance; tells nothing of the person. 22
 * characters of base64url: a Web Push `Topic` may have 32.
 */
export const getMessageId = (userId: string, date: KstDate, kind: PushKind): string =>
  digest(`push:${userId}:${date}${kind === PUSH_KINDS.daily ? '' : `:${kind}`}`).slice(0, 22);
