import { CATEGORY_ID } from '@/lib/contract/category';
import { getWeekday, type KstDate } from '../kst';
import type { Holidays } from '../my-day/schedule';
import type { RecommendationInput } from './recommendation';

const SATURDAY = 5;

/**
 * Weeks in which most middle and high schools have no class, as month and day, inclusive. A judgement: each school sets its
 * own holidays, which no open source publishes as one calendar.
 */
const VACATIONS = [
  ['01-01', '02-29'],
  ['07-20', '08-15'],
] as const;

/** Returns whether pupils go to school on a date: Monday to Friday, no public holiday, outside of the usual vacations. */
export function isSchoolDay(date: KstDate, holidays: Holidays): boolean {
  const day = date.slice(5);
  return (
    getWeekday(date) < SATURDAY &&
    !holidays.has(date) &&
    !VACATIONS.some(([first, last]) => first <= day && day <= last)
  );
}

/** Returns whether school uniforms are offered, of which one then comes first. */
export const offersUniforms = ({
  ageGroup,
  isSchoolDay: isOnSchoolDay = false,
  categoryId,
  dressCode,
}: Pick<RecommendationInput, 'ageGroup' | 'isSchoolDay' | 'categoryId' | 'dressCode'>): boolean =>
  ageGroup === 'pupil' && isOnSchoolDay && categoryId === CATEGORY_ID.daily && dressCode === undefined;
