import type { KstDate } from '../kst';
import { CAST, type AgeGroup } from './people';
import type { Outfit } from './wardrobe';

export const AGE_GROUPS = [20, 35, 55, 70] as const satisfies AgeGroup[];

/** Age group of a member. Pupils see the people of 20, and on school days uniforms first. */
export type MemberAgeGroup = 'pupil' | AgeGroup;
export const MEMBER_AGE_GROUPS = ['pupil', ...AGE_GROUPS] as const satisfies MemberAgeGroup[];

/** Age of the youngest members, years. Younger children cannot register. */
const PUPIL_FROM_AGE = 14;
/** Age that pupils reach in the calendar year of their last school year, which begins in March. */
const PUPIL_UNTIL_AGE = 18;

/** Returns the difference between the calendar years of two dates. */
const countYears = (from: KstDate, to: KstDate): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** Returns a person's completed years on a date. */
function getAge(birthDate: KstDate, date: KstDate): number {
  const years = countYears(birthDate, date);
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Returns the age group of a person on a date: pupil from 14 until the end of the year in which the person turns 18, else
 * the group whose figures are nearest to the person's age.
 */
export function getAgeGroup(birthDate: KstDate, date: KstDate): MemberAgeGroup {
  const age = getAge(birthDate, date);
  if (age >= PUPIL_FROM_AGE && countYears(birthDate, date) <= PUPIL_UNTIL_AGE) return 'pupil';
  return AGE_GROUPS.reduce((nearest, each) => (Math.abs(each - age) < Math.abs(nearest - age) ? each : nearest));
}

const getIndex = (group: MemberAgeGroup): number => (group === 'pupil' ? 0 : AGE_GROUPS.indexOf(group));

/** Returns how many age groups away from a group the pictured person of an outfit is: 0 in the same group. */
export const countAgeSteps = ({ person }: Outfit, group: MemberAgeGroup): number =>
  Math.abs(getIndex(CAST[person.face].age) - getIndex(group));
