import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, CATEGORY_IDS, getCategory } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { barChart } from './chart';
import { CITIES, getCityDays } from './city-days';
import { getSeoul2023Days, getAugust2022Days } from './observed-days';
import { getMonth, replay, getSeason, type Results } from './replay';
import { createJudge, createShownTally } from './shown';
import { formatComparison, formatFullTable, formatJudgements, getLead, getPercent, formatUnseen } from './tables';

// Evaluates the recommendation with recorded weather, in comparison with three baselines of the convention. Prints the tables
// and writes them to docs/replay.
const FOLDER = new URL('../../docs/replay/', import.meta.url);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const YEAR_DAYS = 366;
/** Days per city for the categories other than daily: one sixth of the year, which rotates from city to city. */
const SLICE_DAYS = 61;

const seoulShown = createShownTally();
const [byCategory, byMonth, bySeason] = replay(
  getSeoul2023Days(),
  [
    (_, categoryId) => getCategory(categoryId).key,
    (day, categoryId) => (categoryId === CATEGORY_ID.daily ? (MONTHS[getMonth(day) - 1] ?? null) : null),
    (day, categoryId) => `${getCategory(categoryId).key}, ${getSeason(day)}`,
  ],
  { withForecast: true, onResult: createJudge(seoulShown) },
) as [Results, Results, Results];

const cityShown = createShownTally();
const byCity: Results = new Map();
for (const [index, city] of CITIES.entries()) {
  const onResult = createJudge(cityShown);
  const [daily] = replay(getCityDays(city, { until: YEAR_DAYS }), [() => city.id], {
    categories: [CATEGORY_ID.daily],
    onResult,
  }) as [Results];
  for (const [key, result] of daily) byCity.set(key, result);
  const from = (index * SLICE_DAYS) % YEAR_DAYS;
  replay(getCityDays(city, { from, until: from + SLICE_DAYS }), [], {
    categories: CATEGORY_IDS.filter((id) => id !== CATEGORY_ID.daily),
    onResult,
  });
}

const [august] = replay(getAugust2022Days(), [(_, categoryId) => getCategory(categoryId).key]) as [Results];

const citiesAhead = [...byCity.values()].filter((result) => getLead(result) >= 15).length;
const leastReached = Math.min(
  ...[...byCity.values()].map((result) =>
    getPercent(result['as advised'].comfortable, result['as advised'].attainable),
  ),
);

const report = [
  `${OUTFITS.length} outfits, both genders, chosen at 07 h. The first outfit is worn as its layer rows say. Baselines change layers every hour.`,
  formatFullTable('Seoul 2023, by category', byCategory),
  formatComparison('Seoul 2023, by category, and the share that any clothing of 0.31-2.6 clo could reach', byCategory),
  formatComparison('Seoul 2023, daily, by month', byMonth),
  formatComparison('Seoul 2023, by category and season', bySeason),
  formatJudgements('Seoul 2023, outfits and texts', seoulShown),
  formatComparison('30 cities, daily, 2024 (reanalysis; wind of the nearest station)', byCity),
  `${citiesAhead} of ${CITIES.length} cities are ahead of every baseline by 15 points or more. The lowest share of the attainable hours is ${leastReached.toFixed(1)} %.`,
  formatJudgements('30 cities, 2024, outfits and texts', cityShown),
  formatUnseen('Never among the first three in a year of 30 cities', cityShown),
  formatFullTable('95 stations, 8-13 August 2022, by category', august),
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
