import { acceptsEncoding } from '@/lib/contract/accepts-encoding';

const takes = (offers: string | undefined, encoding: 'br' | 'gzip') => acceptsEncoding(offers, encoding);

it.each([
  ['gzip, deflate, br', true, true],
  ['gzip', false, true],
  ['gzip;q=0.5 , br; q=0', false, true],
  ['*', true, true],
  ['*;q=0', false, false],
  ['br, *;q=0', true, false],
  ['brotli, xgzip', false, false],
  ['br;q=x', false, false],
  ['', false, false],
  [undefined, false, false],
])('%j accepts Brotli: %s, gzip: %s', (offers, br, gzip) =>
  expect([takes(offers, 'br'), takes(offers, 'gzip')]).toEqual([br, gzip]),
);

it('parses a long invalid header in linear time', () => {
  const blanks = ' '.repeat(4_000_000);
  expect(takes(`br${blanks}x`, 'br')).toBe(false);
  expect(takes(`br;${blanks};${blanks}x,${blanks}`, 'br')).toBe(true);
});
