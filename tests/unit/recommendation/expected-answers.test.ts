import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { UNCOMFORTABLE } from '@/lib/domain/recommendation/discomfort';
import { ENSEMBLE_WEIGHT } from '@/lib/domain/recommendation/fit';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { WARMTH_LEVELS } from '@/lib/domain/wardrobe/insulation';
import { CATEGORY_IDS, CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

type Also = (outfit: RecommendedOutfit) => boolean;

const traits = ({ outfit }: RecommendedOutfit) => getTraits(outfit, garmentById);
const takes =
  (kind: string, label = /./): Also =>
  ({ takeAlong }) =>
    takeAlong.some((item) => item.kind === kind && label.test(item.label));
const hasOuter: Also = ({ items }) => items.some(({ slot }) => slot === 'outer');
const umbrella: Also = (outfit) => traits(outfit).umbrella || takes('umbrella')(outfit);
const layered: Also = (outfit) => traits(outfit).layered;
const hasOrTakes =
  (part: 'neckwear' | 'handwear', kind: string): Also =>
  (outfit) =>
    traits(outfit)[part] || takes(kind)(outfit);
const either =
  (...all: Also[]): Also =>
  (outfit) =>
    all.some((also) => also(outfit));
const quickDrying: Also = (outfit) => traits(outfit).quickDrying;
const waterResistant: Also = (outfit) => traits(outfit).states.some((state) => state.waterResistant);
const windproof: Also = (outfit) => traits(outfit).states.some((state) => state.windproof);
const isCoat: Also = ({ items }) => items.some(({ slot, name }) => slot === 'outer' && /코트|패딩|파카/.test(name));
const warmest: Also = ({ clo }) => clo > 1.9;
const shortOutside: Also = ({ reason, takeAlong }) =>
  /시간은 짧게|잠깐만/.test(reason) && takeAlong.some(({ label }) => label === '바깥에 있는 시간은 짧게');

interface Row {
  name: string;
  date: string;
  maxC: number;
  minC: number;
  each?: (hour: number) => HourOverrides;
  category: CategoryId;
  hour?: number;
  levels: string;
  also?: Also[];
}

const rain = (amountMm: number): HourOverrides => ({
  sky: 'overcast',
  humidityPct: 90,
  precipitation: { kind: 'rain', amountMm, probabilityPct: 90 },
});

// Levels expected by the product's design notes, entered by hand. If the rules choose an adjacent level
// (`~`), that is within the tolerance of the notes.
const EXPECTED: Row[] = [
  {
    name: '33/26 RH 70',
    date: '2023-08-05',
    maxC: 33,
    minC: 26,
    each: () => ({ humidityPct: 70 }),
    category: CATEGORY_ID.daily,
    levels: 'AA',
  },
  {
    name: '30/24',
    date: '2023-07-05',
    maxC: 30,
    minC: 24,
    category: CATEGORY_ID.business,
    levels: 'B~B~',
    also: [either(takes('cardigan'), layered)],
  },
  {
    name: '29/18 dry',
    date: '2023-06-05',
    maxC: 29,
    minC: 18,
    each: () => ({ humidityPct: 40 }),
    category: CATEGORY_ID.daily,
    levels: 'C~A',
    also: [either(takes('cardigan'), layered)],
  },
  {
    name: '26/20 rain 8 mm',
    date: '2023-07-10',
    maxC: 26,
    minC: 20,
    each: (hour) => (hour >= 9 && hour < 17 ? rain(1) : {}),
    category: CATEGORY_ID.daily,
    levels: 'CA',
    also: [umbrella, quickDrying],
  },
  {
    name: '25/15',
    date: '2023-05-20',
    maxC: 25,
    minC: 15,
    category: CATEGORY_ID.daily,
    levels: 'D~A',
    also: [either(takes('cardigan'), layered)],
  },
  {
    name: '22/12',
    date: '2023-05-05',
    maxC: 22,
    minC: 12,
    category: CATEGORY_ID.business,
    levels: 'EC',
    also: [hasOuter],
  },
  { name: '20/8', date: '2023-04-15', maxC: 20, minC: 8, category: CATEGORY_ID.daily, levels: 'GC' },
  {
    name: '19/14 rain 3 mm',
    date: '2023-04-25',
    maxC: 19,
    minC: 14,
    each: (hour) => (hour >= 7 && hour < 10 ? rain(1) : {}),
    category: CATEGORY_ID.daily,
    levels: 'E~D~',
    also: [waterResistant],
  },
  {
    name: '17/6, PM2.5 50',
    date: '2023-04-05',
    maxC: 17,
    minC: 6,
    each: () => ({ pm25UgM3: 50 }),
    category: CATEGORY_ID.daily,
    levels: 'G~D',
    also: [takes('mask', /KF80/)],
  },
  {
    name: '15/5 calm',
    date: '2023-11-05',
    maxC: 15,
    minC: 5,
    each: () => ({ windSpeedMps: 0.8 }),
    category: CATEGORY_ID.daily,
    levels: 'HE',
  },
  {
    name: '15/5',
    date: '2023-11-05',
    maxC: 15,
    minC: 5,
    category: CATEGORY_ID.activity,
    hour: 12,
    levels: 'C~C',
    also: [layered, hasOuter],
  },
  { name: '12/2', date: '2023-11-21', maxC: 12, minC: 2, category: CATEGORY_ID.business, levels: 'HF', also: [isCoat] },
  { name: '9/0', date: '2023-12-01', maxC: 9, minC: 0, category: CATEGORY_ID.date, levels: 'HG' },
  { name: '6/-2', date: '2023-12-10', maxC: 6, minC: -2, category: CATEGORY_ID.daily, levels: 'IG~' },
  {
    name: '3/1 rain 3 mm',
    date: '2023-12-15',
    maxC: 3,
    minC: 1,
    each: (hour) => (hour >= 7 && hour < 10 ? rain(1) : {}),
    category: CATEGORY_ID.business,
    levels: 'II~',
    also: [waterResistant, umbrella],
  },
  {
    name: '0/-7 wind 8 m/s',
    date: '2023-01-10',
    maxC: 0,
    minC: -7,
    each: () => ({ windSpeedMps: 8 }),
    category: CATEGORY_ID.daily,
    levels: 'II',
    also: [warmest, windproof, hasOrTakes('neckwear', 'scarf'), hasOrTakes('handwear', 'gloves')],
  },
  {
    name: '-5/-12 wind 7 m/s',
    date: '2023-01-20',
    maxC: -5,
    minC: -12,
    each: () => ({ windSpeedMps: 7 }),
    category: CATEGORY_ID.daily,
    levels: 'II',
    also: [warmest, shortOutside],
  },
];

/** Returns the levels of a recommendation; a level adjacent to an expected one marked `~` is replaced by it. */
function asExpected(answered: { level: string; warmestLevel: string }, expected: string): string {
  const indexOf = (level: string) => WARMTH_LEVELS.indexOf(level as 'A');
  const levels = [...expected.matchAll(/([A-I])(~?)/g)];
  return [answered.level, answered.warmestLevel]
    .map((level, index) => {
      const [whole = '', wanted = '', about] = levels[index] ?? [];
      return about && Math.abs(indexOf(level) - indexOf(wanted)) <= 1 ? whole : level;
    })
    .join('');
}

describe.each(['FEMALE', 'MALE'] as const)('the recommendation of a %s on', (gender) => {
  it.each(EXPECTED)('$name, category $category: $levels', ({ category, levels, also = [], hour, ...day }) => {
    const answered = ask(day, { categoryId: category, gender, hour });
    expect(asExpected(answered, levels)).toBe(levels);
    const { outfits } = answered;
    const [first] = outfits;
    for (const holds of also) expect(first && holds(first)).toBe(true);
    expect(outfits.length).toBeGreaterThanOrEqual(3);
  });
});

/**
 * A typical day of every month in Seoul, by category (activity at 10:00, others at 07:00): the convention's clothes for
 * the coldest and warmest relevant hour, adjusted by the category's metabolic rate.
 */
const MONTHS: [
  month: number,
  maxC: number,
  minC: number,
  daily: string,
  business: string,
  date: string,
  sport: string,
][] = [
  [1, 2, -6, 'II', 'II', 'II', 'HG'],
  [2, 5, -3, 'IH', 'IH', 'IH', 'GF'],
  [3, 11, 2, 'IF', 'HF', 'HF', 'ED'],
  [4, 18, 8, 'GD', 'GD', 'E~D', 'CB'],
  [5, 23, 13, 'EB', 'EB', 'DB', 'B~A'],
  [6, 27, 18, 'DA', 'C~A', 'BA', 'AA'],
  [7, 29, 22, 'BA', 'BA', 'AA', 'AA'],
  [8, 30, 23, 'BA', 'BA', 'AA', 'AA'],
  [9, 26, 17, 'DA', 'DA', 'B~A', 'AA'],
  [10, 20, 10, 'FC', 'FC~', 'EC~', 'CB~'],
  [11, 12, 3, 'H~F', 'HF', 'GF', 'ED'],
  [12, 4, -4, 'IH', 'IH', 'II', 'GF'],
];

/** Cost of a day on which every hour of the ensemble is uncomfortable. */
const UNCOMFORTABLE_HOUR = ENSEMBLE_WEIGHT * UNCOMFORTABLE;

describe('a typical day of month', () => {
  it.each(MONTHS)('%i (%i/%i)', (month, maxC, minC, ...levels) => {
    const date = `2023-${String(month).padStart(2, '0')}-15`;
    for (const [index, categoryId] of CATEGORY_IDS.entries())
      for (const gender of ['FEMALE', 'MALE'] as const) {
        const answered = ask(
          { date, maxC, minC },
          { categoryId, gender, hour: categoryId === CATEGORY_ID.activity ? 10 : 7 },
        );
        expect([categoryId, asExpected(answered, levels[index] ?? '')]).toEqual([categoryId, levels[index]]);
        // Half of the ensemble walks slower or faster, so that not all of its hours can be comfortable.
        expect(answered.outfits[0]?.misfit).toBeLessThan(0.68 * UNCOMFORTABLE_HOUR);
      }
  });
});
