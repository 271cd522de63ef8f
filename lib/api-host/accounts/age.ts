import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { kstDate } from '@/lib/domain/kst';

const MIN_AGE_YEARS = 14;

/**
 * Throws `ApiError` INVALID_INPUT if a birth date is less than 14 years ago. The law requires a parent's consent for
 * younger users (개인정보 보호법 22조의2), and the product cannot obtain it.
 */
export function requireOldEnough(birthDate: string, nowMs: number): void {
  const today = kstDate(nowMs);
  const latest = `${Number(today.slice(0, 4)) - MIN_AGE_YEARS}${today.slice(4)}`;
  if (birthDate <= latest) return;
  const message = problem('tooYoung');
  throw new ApiError('INVALID_INPUT', { message, fields: { birthDate: message } });
}
