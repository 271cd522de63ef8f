import { getHolidays } from '@/lib/contract/holidays';
import { kstDate } from '@/lib/domain/kst';
import { defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';

type Dependencies = Pick<OutfitDependencies, 'readHolidays' | 'clock'>;

export const holidayRoutes: Route<Dependencies>[] = [
  defineRoute(getHolidays, async (_, { readHolidays, clock }) => {
    const lastYear = `${Number(kstDate(clock()).slice(0, 4)) - 1}`;
    return { content: [...(await readHolidays())].filter((date) => date >= lastYear).sort() };
  }),
];
