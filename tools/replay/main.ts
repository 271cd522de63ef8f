import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, categoryOf } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { barChart } from './chart';
import { CITIES, cityDays } from './city-days';
import { seoul2023, stationsAugust2022 } from './observed-days';
import { monthOf, replay, seasonOf, type Results } from './replay';
import { createJudge, nothingShown } from './shown';
import { comparison, fullTable, judgements, leadOf, percent, unseen } from './tables';

/**
 * How good the recommendation is: recorded hours through the engine and through three readings of the convention.
 * Prints the tables and writes them to docs/replay.
 */
const FOLDER = new URL('../../docs/replay/', import.meta.url);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const YEAR_DAYS = 366;
/** Of categories other than daily wear each city dresses for a sixth of the year; together they dress for it five times. */
const SLICE_DAYS = 61;

const seoulShown = nothingShown();
const [byCategory, byMonth, bySeason] = replay(
  seoul2023(),
  [
    (_, categoryId) => categoryOf(categoryId).key,
    (day, categoryId) => (categoryId === CATEGORY_ID.daily ? (MONTHS[monthOf(day) - 1] ?? null) : null),
    (day, categoryId) => `${categoryOf(categoryId).key}, ${seasonOf(day)}`,
  ],
  { withForecast: true, see: createJudge(seoulShown) },
) as [Results, Results, Results];

const cityShown = nothingShown();
const byCity: Results = new Map();
for (const [index, city] of CITIES.entries()) {
  const see = createJudge(cityShown);
  const [daily] = replay(cityDays(city, { until: YEAR_DAYS }), [() => city.id], {
    categories: [CATEGORY_ID.daily],
    see,
  }) as [Results];
  for (const [key, result] of daily) byCity.set(key, result);
  const from = (index * SLICE_DAYS) % YEAR_DAYS;
  replay(cityDays(city, { from, until: from + SLICE_DAYS }), [], {
    categories: [CATEGORY_ID.business, CATEGORY_ID.date, CATEGORY_ID.activity],
    see,
  });
}

const [august] = replay(stationsAugust2022(), [(_, categoryId) => categoryOf(categoryId).key]) as [Results];

const citiesAhead = [...byCity.values()].filter((result) => leadOf(result) >= 15).length;
const leastReached = Math.min(
  ...[...byCity.values()].map((result) => percent(result['as told'].comfortable, result['as told'].attainable)),
);

const report = [
  `${OUTFITS.length} outfits, both genders, clothes chosen at 07 h, the first one worn as its rows tell it. Baselines open and shed layers hour by hour.`,
  fullTable('Seoul 2023, by category', byCategory),
  comparison('Seoul 2023, by category, against what any clothing of .31-2.6 clo could reach', byCategory),
  comparison('Seoul 2023, daily, by month', byMonth),
  comparison('Seoul 2023, by category and season', bySeason),
  judgements('Seoul 2023, what is shown and said', seoulShown),
  comparison('30 cities, daily, 2024 (reanalysis; wind of the nearest station)', byCity),
  `${citiesAhead} of ${CITIES.length} cities are ahead of every baseline by 15 points or more; the least of the attainable that a city reaches is ${leastReached.toFixed(1)} %.`,
  judgements('30 cities, 2024, what is shown and said', cityShown),
  unseen('never among the first three in a year of 30 cities', cityShown),
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
  cities2024: { daily: plain(byCity) },
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
