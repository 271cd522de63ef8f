import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, categoryOf } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { barChart } from './chart';
import { seoul2023, stationsAugust2022 } from './observed-days';
import { monthOf, replay, seasonOf, type Results } from './replay';
import { comparison, fullTable } from './tables';

/**
 * How good the recommendation is: recorded hours through the engine and through three readings of the convention.
 * Prints the tables and writes them to docs/replay.
 */
const FOLDER = new URL('../../docs/replay/', import.meta.url);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const [byCategory, byMonth, bySeason] = replay(seoul2023(), [
  (_, categoryId) => categoryOf(categoryId).key,
  (day, categoryId) => (categoryId === CATEGORY_ID.daily ? (MONTHS[monthOf(day) - 1] ?? null) : null),
  (day, categoryId) => `${categoryOf(categoryId).key}, ${seasonOf(day)}`,
]) as [Results, Results, Results];
const [august] = replay(stationsAugust2022(), [(_, categoryId) => categoryOf(categoryId).key]) as [Results];

const report = [
  `${OUTFITS.length} outfits, both genders, clothes chosen at 07 h and worn in their best state hour by hour.`,
  fullTable('Seoul 2023, by category', byCategory),
  comparison('Seoul 2023, daily, by month', byMonth),
  comparison('Seoul 2023, by category and season', bySeason),
  fullTable('95 stations, 8-13 August 2022, by category', august),
].join('\n\n');

const plain = (results: Results) => Object.fromEntries(results);
const results = {
  outfits: OUTFITS.length,
  seoul2023: {
    byCategory: plain(byCategory),
    dailyByMonth: plain(byMonth),
    byCategoryAndSeason: plain(bySeason),
  },
  stationsAugust2022: { byCategory: plain(august) },
};

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('replay.txt', FOLDER), `${report}\n`);
writeFileSync(new URL('replay.json', FOLDER), `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(
  new URL('seoul-2023-daily.svg', FOLDER),
  barChart('Comfortable hours, Seoul 2023, daily wear (thermal vote within half a point, %)', byMonth),
);
console.log(report);
