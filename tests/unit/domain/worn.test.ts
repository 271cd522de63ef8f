import { hasBeenWorn } from '@/lib/domain/worn';

it.each([
  ['2026-01-15T16:59:00+09:00', false],
  ['2026-01-15T17:00:00+09:00', true],
  ['2026-01-16T07:00:00+09:00', true],
  ['2026-01-14T23:00:00+09:00', false],
])('at %s it is %s that the outfit of 15 January has been worn', (now, expected) => {
  expect(hasBeenWorn('2026-01-15', Date.parse(now))).toBe(expected);
});
