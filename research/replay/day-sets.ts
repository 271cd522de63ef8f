import { getCategory, type CategoryId } from '@/lib/contract/category';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

/** Number of consecutive days in a block, so that outfits rotate. */
const BLOCK_DAYS = 10;
/** Distance of blocks in days if all categories are evaluated. */
const BLOCK_EVERY = 240;

/** Groups results by category. */
export const byKey = (_: unknown, categoryId: CategoryId) => getCategory(categoryId).key;

/** Returns blocks of ten days, one every `every` days, beginning `from` days after the first. */
export const listBlocks = (days: readonly ObservedDay[], every: number, from = 0): ObservedDay[] =>
  days.filter((_, index) => (index - from + every) % every < BLOCK_DAYS);

/** Returns ten days of every 240 of two years in 30 cities. Each city's blocks begin in another part of the year. */
export const getCityBlocks = (): ObservedDay[] =>
  CITIES.flatMap((city, index) => listBlocks(getCityDays(city), BLOCK_EVERY, (index * BLOCK_EVERY) / CITIES.length));

/** Returns all days of 2025 in Seoul, on which no constant of the recommendation was chosen. */
export const getSeoul2025Days = (): ObservedDay[] =>
  listDaysOf('2025', getCityDays(CITIES.find(({ id }) => id === 'seoul')!));

const listDaysOf = (year: string, days: readonly ObservedDay[]): ObservedDay[] =>
  days.filter(({ date }) => date.startsWith(year));

/** Sets of days for tuning (2023 and 2024) and for confirming what was tuned (2025). */
export const DAY_SETS = {
  'seoul-2023': getSeoul2023Days,
  'cities-2024': () => listDaysOf('2024', getCityBlocks()),
  'seoul-2025': getSeoul2025Days,
  'cities-2025': () => listDaysOf('2025', getCityBlocks()),
} satisfies Record<string, () => ObservedDay[]>;

export type DaySetName = keyof typeof DAY_SETS;
