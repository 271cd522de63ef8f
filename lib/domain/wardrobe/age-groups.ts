import type { KstDate } from '../kst';
import { CAST, type AgeGroup } from './people';
import type { Outfit } from './wardrobe';

export const AGE_GROUPS = [20, 35, 55, 70] as const satisfies AgeGroup[];

/** Returns a person's completed years on a date. */
function getAge(birthDate: string, date: KstDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the age group of a person on a date: the one whose figures are nearest to the person's age. */
export function getAgeGroup(birthDate: string, date: KstDate): AgeGroup {
  const age = getAge(birthDate, date);
  return AGE_GROUPS.reduce((nearest, each) => (Math.abs(each - age) < Math.abs(nearest - age) ? each : nearest));
}

const getIndex = (group: AgeGroup): number => AGE_GROUPS.indexOf(group);

/** Returns how many age groups away from a group the pictured person of an outfit is: 0 in the same group. */
export const countAgeSteps = ({ person }: Outfit, group: AgeGroup): number =>
  Math.abs(getIndex(CAST[person.face].age) - getIndex(group));
