import { formatAge } from '@/lib/domain/format-age';
import { KO } from '@/lib/messages/ko/messages';

const MINUTE_MS = 60_000;

describe('the age of data', () => {
  it.each([
    [0, '방금'],
    [0.9, '방금'],
    [1, '1분 전'],
    [59.9, '59분 전'],
    [60, '1시간 전'],
    [24 * 60 - 1, '23시간 전'],
    [24 * 60, '1일 전'],
    [50 * 60, '2일 전'],
    [-5, '방금'],
  ])('describes %s minutes as %s', (minutes, words) => expect(formatAge(minutes * MINUTE_MS, KO.age)).toBe(words));
});
