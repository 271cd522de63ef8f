import type { KstDate } from '@/lib/domain/kst';
import { digest } from '../shared/secrets';

/**
 * The same for every attempt at a person's push of a date, on every instance; tells nothing of the person. 22
 * characters of base64url: a Web Push `Topic` may have 32.
 */
export const messageIdOf = (userId: string, date: KstDate): string => digest(`push:${userId}:${date}`).slice(0, 22);
