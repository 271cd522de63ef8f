import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, CATEGORY_IDS, getCategory, type CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { barChart } from './chart';
import { createCoatTally, tallyCoat } from './coat-doubt';
import { createEngine } from './engine';
import { tallyRain } from './rain-doubt';
import { getMonth, replay, getSeason, type Results } from './replay';
import { createJudge, createShownTally } from './shown';
import { getAugust2022Days } from './station-days';
import {
  formatCoat,
  formatComparison,
  formatFullTable,
  formatJudgements,
  formatLadder,
  formatUnseen,
  getLead,
  getPercent,
} from './tables';

// Evaluates the recommendation with recorded weather, in comparison with three baselines of the convention. Prints the tables
// and writes them to docs/replay.
const FOLDER = new URL('../../docs/replay/', import.meta.url);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Blocks of consecutive days, so that outfits rotate, over two years of each city. */
const BLOCK_DAYS = 10;
/** Distance of blocks in days: of the daily category, and of the ladder of all categories. */
const DAILY_EVERY = 60;
const LADDER_EVERY = 240;

const byKey = (_: unknown, categoryId: CategoryId) => getCategory(categoryId).key;

const seoulShown = createShownTally();
const coat = createCoatTally();
const [byCategory, byMonth, bySeason] = replay(
  getSeoul2023Days(),
  [
    byKey,
    (day, categoryId) => (categoryId === CATEGORY_ID.daily ? (MONTHS[getMonth(day) - 1] ?? null) : null),
    (day, categoryId) => `${getCategory(categoryId).key}, ${getSeason(day)}`,
  ],
  {
    forecasts: ['growing', 'constant'],
    onResult: createJudge(seoulShown),
    onForecast: (told, day) => tallyCoat(coat, told, day),
  },
) as [Results, Results, Results];

const cityShown = createShownTally();
const byCity: Results = new Map();
const ladderDays: ObservedDay[] = [];
for (const [index, city] of CITIES.entries()) {
  const days = getCityDays(city);
  replay(listBlocks(days, DAILY_EVERY, 0), [() => city.id], {
    categories: [CATEGORY_ID.daily],
    standards: ['blended'],
    onResult: createJudge(cityShown),
    into: [byCity],
  });
  ladderDays.push(...listBlocks(days, LADDER_EVERY, (index * LADDER_EVERY) / CITIES.length));
}
const [citiesByCategory] = replay(ladderDays, [byKey], {
  forecasts: ['growing'],
  onResult: createJudge(cityShown),
}) as [Results];

/** Returns blocks of ten days, one every `every` days, beginning `from` days after the first. */
function listBlocks(days: readonly ObservedDay[], every: number, from: number): ObservedDay[] {
  return days.filter((_, index) => (index - from + every) % every < BLOCK_DAYS);
}

// A year on which nothing was chosen: only the first pictures and texts count.
const unseenShown = createShownTally();
const judgeUnseen = createJudge(unseenShown);
const chooseUnseen = createEngine();
for (const day of getCityDays(CITIES.find(({ id }) => id === 'seoul')!).filter(({ date }) => date.startsWith('2025')))
  for (const categoryId of CATEGORY_IDS)
    for (const gender of GENDERS) judgeUnseen(chooseUnseen(createMorning(day, categoryId, gender)));

const rain = tallyRain(getSeoul2023Days());

const [august] = replay(getAugust2022Days(), [byKey], { standards: ['blended'] }) as [Results];

const citiesAhead = [...byCity.values()].filter((result) => getLead(result) >= 15).length;
const leastReached = Math.min(
  ...[...byCity.values()].map(({ blended }) =>
    getPercent(blended['known day'].comfortable, blended['known day'].attainable),
  ),
);

const report = [
  `${OUTFITS.length} outfits, both genders, chosen at 07 h. Baselines open and shed layers in every hour by the vote. Judge: ISO 11079 up to 10 °C, ISO 7730 from 15 °C, a weighted mean between; beside it ISO 11079 alone.`,
  formatLadder('Seoul 2023, the ladder by both judges', byCategory),
  formatLadder('30 cities, ten days of every 240 in 2024 and 2025, the ladder by both judges', citiesByCategory),
  formatFullTable('Seoul 2023, by category', byCategory),
  formatComparison('Seoul 2023, by category, and the share that any clothing of 0.31-2.6 clo could reach', byCategory),
  formatComparison('The same by ISO 11079 alone', byCategory, 'ISO 11079'),
  formatComparison('Seoul 2023, daily, by month', byMonth),
  formatComparison('Seoul 2023, by category and season', bySeason),
  formatJudgements('Seoul 2023, outfits and texts', seoulShown),
  formatJudgements('Seoul 2025, on which nothing was chosen, outfits and texts', unseenShown),
  `Seoul 2023 with simulated forecasts of rain: in doubt on ${rain.doubtful} of ${rain.days} days; without a word of doubt, rain or no rain is right on ${rain.right} of ${rain.sure} days (${getPercent(rain.right, rain.sure).toFixed(1)} %).`,
  formatCoat('Seoul 2023 by a forecast whose error grows with lead time', coat),
  formatComparison(
    '30 cities, daily, ten days of every 60 in 2024 and 2025 (reanalysis; wind of the nearest station)',
    byCity,
  ),
  `${citiesAhead} of ${CITIES.length} cities are ahead of every baseline by 15 points or more. The lowest share of the attainable hours is ${leastReached.toFixed(1)} %.`,
  formatJudgements('30 cities, outfits and texts', cityShown),
  formatUnseen('Never among the first three in these days of 30 cities', cityShown),
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
  cities2024And2025: { daily: plain(byCity), byCategory: plain(citiesByCategory) },
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
