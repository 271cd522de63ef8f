import { getLastWornDate } from '@/lib/domain/worn';

it.each([
  ['2026-01-15T07:00:00+09:00', '2026-01-14'],
  ['2026-01-15T16:59:00+09:00', '2026-01-14'],
  ['2026-01-15T17:00:00+09:00', '2026-01-15'],
  ['2026-01-15T23:59:00+09:00', '2026-01-15'],
  ['2026-01-16T00:00:00+09:00', '2026-01-15'],
])('at %s the last worn outfit is that of %s', (now, expected) => {
  expect(getLastWornDate(Date.parse(now))).toBe(expected);
});
