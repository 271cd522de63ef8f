import { getAgeGroup } from '@/lib/domain/wardrobe/age-groups';

it.each([
  ['2012-12-01', 20],
  ['2012-11-30', 'pupil'],
  ['2008-01-01', 'pupil'],
  ['2007-12-31', 20],
  ['1998-11-30', 35],
  ['1998-12-01', 20],
  ['1981-12-01', 35],
  ['1981-11-29', 35],
  ['1980-11-30', 55],
  ['1963-11-30', 70],
  ['1963-12-01', 55],
  ['1926-01-01', 70],
] as const)('a person born on %s is in the age group %s on 30 November 2026', (birthDate, group) => {
  expect(getAgeGroup(birthDate, '2026-11-30')).toBe(group);
});
