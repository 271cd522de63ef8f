import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, getCategory } from '@/lib/contract/category';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { OFFICE_HOURS, tallyOffice, type OfficeHours } from './office';
import { getPercent } from './tables';

// Evaluates the recommendation for an office worker with and without indoor hours in the schedule. Prints the table and
// writes it to docs/replay.
const days = getSeoul2023Days();
const head = `${''.padEnd(36)}${'outdoors'.padStart(10)}${'too cold'.padStart(10)}${'at the desk'.padStart(13)}`;
const lines = [CATEGORY_ID.daily, CATEGORY_ID.business].flatMap((categoryId) =>
  (Object.keys(OFFICE_HOURS) as OfficeHours[]).map((scheduled) => {
    const { outdoors, comfortableOutdoors, tooColdOutdoors, indoors, comfortableIndoors } = tallyOffice(
      days,
      categoryId,
      scheduled,
    );
    const cells = [getPercent(comfortableOutdoors, outdoors), getPercent(tooColdOutdoors, outdoors)];
    const desk = getPercent(comfortableIndoors, indoors).toFixed(1).padStart(13);
    const name = `${getCategory(categoryId).key}, ${scheduled}`.padEnd(36);
    return `${name}${cells.map((cell) => cell.toFixed(1).padStart(10)).join('')}${desk}`;
  }),
);
const report = `An office worker from 8 to 19 h, outdoors at 8, 12 and 18 h: comfortable hours (thermal vote within ±0.5), % of the hours
outdoors and at the desk, and hours outdoors with a vote below -1. Seoul 2023, both genders, chosen at 07 h by a forecast whose
error grows with lead time.

${[head, ...lines].join('\n')}`;

const folder = new URL('../../docs/replay/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('office.txt', folder), `${report}\n`);
console.log(report);
