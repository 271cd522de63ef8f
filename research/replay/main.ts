import { mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORY_ID, getCategory } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { formatAdvice } from './advice-table';
import { barChart } from './chart';
import { byKey, getCityBlocks, getSeoul2025Days, listBlocks } from './day-sets';
import { tallyRain } from './rain-doubt';
import { getMonth, getSeason, JUDGE, replay, type Results } from './replay';
import { createJudge, createShownTally } from './shown';
import { getAugust2022Days } from './station-days';
import {
  formatComparison,
  formatFullTable,
  formatJudgements,
  formatLadder,
  formatUnseen,
  getLead,
  getPercent,
} from './tables';
import { createToldTally, tallyTold } from './told';
import { MANNERS, type Manner } from './wearing';

// Evaluates the recommendation with recorded weather, in comparison with three baselines of the convention. Prints the tables
// and writes them to docs/replay.
const FOLDER = new URL('../../docs/replay/', import.meta.url);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Distance of the blocks of days of each city in the daily category. */
const DAILY_EVERY = 60;

const seoulShown = createShownTally();
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
  },
) as [Results, Results, Results];

const cityShown = createShownTally();
const byCity: Results = new Map();
for (const city of CITIES) {
  const days = getCityDays(city);
  replay(listBlocks(days, DAILY_EVERY, 0), [() => city.id], {
    categories: [CATEGORY_ID.daily],
    standards: [JUDGE],
    onResult: createJudge(cityShown),
    into: [byCity],
  });
}
const judgeCity = createJudge(cityShown);
const cityTold = createToldTally();
const [citiesByCategory] = replay(getCityBlocks(), [byKey], {
  forecasts: ['growing'],
  onResult(result) {
    judgeCity(result);
    tallyTold(cityTold, result);
  },
}) as [Results];

// A year on which nothing was chosen.
const unseenShown = createShownTally();
const [unseenByCategory] = replay(getSeoul2025Days(), [byKey], {
  forecasts: ['growing'],
  onResult: createJudge(unseenShown),
}) as [Results];

const rain = tallyRain(getSeoul2023Days());

const [august] = replay(getAugust2022Days(), [byKey], { standards: [JUDGE] }) as [Results];

const countCitiesAhead = (manner: Manner) =>
  [...byCity.values()].filter((result) => getLead(result, { manner }) >= 15).length;
const leastReached = Math.min(
  ...[...byCity.values()].map((result) => {
    const { comfortable, attainable } = result[JUDGE]['by feel']['known day'];
    return getPercent(comfortable, attainable);
  }),
);

const BY_FEEL = { manner: 'by feel' } as const;
const ISO_11079 = { standard: 'ISO 11079' } as const;
const cities = '30 cities, daily, ten days of every 60 in 2024 and 2025 (reanalysis; wind of the nearest station)';
const report = [
  `${OUTFITS.length} outfits, both genders, chosen at 07 h. Judge (blended with wind): ISO 11079 up to 10 °C, ISO 7730 from 15 °C, a weighted mean between; wind above 1 m/s takes insulation as in ISO 11079. Beside it the judges of earlier figures: blended without that wind (until 28 November 2026), and ISO 11079 alone (until 24 November).
To the letter: the wearer does in each hour what the layer rows say and carries what they say to carry; a baseline wears the clothes of its rule in full all day. By feel: the wearer then changes up to two states by the vote; a baseline opens and sheds layers in every hour by the vote.`,
  formatAdvice('The advice', [
    { name: 'Seoul 2023 (tuned)', byCategory, told: seoulShown.told },
    { name: 'Seoul 2025', byCategory: unseenByCategory, told: unseenShown.told },
    { name: '30 cities', byCategory: citiesByCategory, told: cityTold },
  ]),
  formatLadder('Seoul 2023, the ladder', byCategory),
  formatLadder('Seoul 2025, on which nothing was chosen, the ladder', unseenByCategory),
  formatLadder('30 cities, ten days of every 240 in 2024 and 2025, the ladder', citiesByCategory),
  formatFullTable('Seoul 2023, by category', byCategory),
  ...MANNERS.flatMap((manner) => [
    formatComparison('Seoul 2023, by category', byCategory, { manner }),
    formatComparison('Seoul 2023, by category', byCategory, { manner, ...ISO_11079 }),
  ]),
  formatComparison('Seoul 2023, daily, by month', byMonth),
  formatComparison('Seoul 2023, daily, by month', byMonth, BY_FEEL),
  formatComparison('Seoul 2023, by category and season', bySeason),
  formatComparison('Seoul 2023, by category and season', bySeason, BY_FEEL),
  formatJudgements('Seoul 2023, outfits and texts', seoulShown),
  formatJudgements('Seoul 2025, on which nothing was chosen, outfits and texts', unseenShown),
  `Seoul 2023 with simulated forecasts of rain: in doubt on ${rain.doubtful} of ${rain.days} days; without a word of doubt, rain or no rain is right on ${rain.right} of ${rain.sure} days (${getPercent(rain.right, rain.sure).toFixed(1)} %).`,
  formatComparison(cities, byCity),
  formatComparison(cities, byCity, BY_FEEL),
  `${countCitiesAhead('to the letter')} of ${CITIES.length} cities are ahead of every baseline by 15 points or more to the letter, ${countCitiesAhead('by feel')} by feel. The lowest share of the attainable hours by feel is ${leastReached.toFixed(1)} %.`,
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
  seoul2025: { byCategory: plain(unseenByCategory) },
  cities2024And2025: { daily: plain(byCity), byCategory: plain(citiesByCategory) },
  stationsAugust2022: { byCategory: plain(august) },
};

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('replay.txt', FOLDER), `${report}\n`);
writeFileSync(new URL('replay.json', FOLDER), `${JSON.stringify(results)}\n`);
writeFileSync(
  new URL('seoul-2023-daily.svg', FOLDER),
  barChart('Comfortable hours to the letter, Seoul 2023, daily wear (thermal vote within half a point, %)', byMonth),
);
console.log(report);
