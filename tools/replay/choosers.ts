import { conventionBand } from '@/lib/domain/comfort/convention';

import { aimsFor } from '@/lib/domain/recommendation/candidates';
import { fitOf, type AimsOf, type Fit } from '@/lib/domain/recommendation/fit';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { traitsOf } from '@/lib/domain/recommendation/traits';
import type { HourOutside } from '@/lib/domain/comfort/aim';
import { gridCellCentre } from '@/lib/domain/dfs-grid';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { categoryOf, type CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import { ASKED_AT_HOUR, type ObservedDay } from './observed-days';

/** A morning's question: the hours that count, and what they ask for. */
export interface Morning {
  day: ObservedDay;
  nowMs: number;
  categoryId: CategoryId;
  gender: Gender;
  hours: WeatherHour[];
  out: HourOutside[];
  aimsOf: AimsOf;
}

/** How the chosen outfit meets the hours, each in its best state. */
export type Chooser = (morning: Morning) => Fit;

export function morningOf(day: ObservedDay, categoryId: CategoryId, gender: Gender): Morning {
  const nowMs = kstEpochMs(day.date, ASKED_AT_HOUR);
  const centre = gridCellCentre(day.weather.cell);
  const { hours } = hoursThatCount(day.weather, nowMs, categoryId);
  const out = hours.map((hour) => outside(hour, centre));
  return { day, nowMs, categoryId, gender, hours, out, aimsOf: aimsFor(out, { categoryId }) };
}

/** The engine's answer says what to take along, and that is worn too. */
const wearAsTold = (outfit: Outfit, morning: Morning): Fit =>
  fitOf(traitsOf(outfit, garmentById), morning.out, morning.aimsOf);

/** The convention's outfit is as freely opened and taken off, but comes without advice on what to add. */
function wearAsPictured(outfit: Outfit, morning: Morning): Fit {
  const nothingToAdd = { neckwear: true, handwear: true, thermals: true };
  return fitOf({ ...traitsOf(outfit, garmentById), ...nothingToAdd }, morning.out, morning.aimsOf);
}

/** The first outfit of the engine's answer, which is all that a visitor sees. */
const engine: Chooser = (morning) => {
  const { day, nowMs, categoryId, gender } = morning;
  const question = {
    weather: day.weather,
    nowMs,
    categoryId,
    gender,
    outfits: OUTFITS,
    garments: garmentById,
    seed: '',
  };
  const [first] = recommend({ ...question, count: 1 }).outfits;
  if (!first) throw new Error(`nothing to wear on ${day.date} in ${day.place}`);
  return wearAsTold(first.outfit, morning);
};

/** The convention: one temperature of the day names a band, and the nearest outfit of the band's middle is worn. */
const band =
  (temperatureOf: (temperatures: ReadonlyMap<number, number>) => number): Chooser =>
  (morning) => {
    const today = morning.day.weather.hours.filter(({ epochMs }) => kstDate(epochMs) === morning.day.date);
    const temperatures = new Map(today.map(({ epochMs, temperatureC }) => [kstHour(epochMs), temperatureC]));
    const [low, high] = conventionBand(temperatureOf(temperatures)).clo;
    return wearAsPictured(nearestOutfit((low + high) / 2, morning), morning);
  };

function nearestOutfit(clo: number, { categoryId, gender }: Morning): Outfit {
  const own = OUTFITS.filter((outfit) => outfit.gender === gender && outfit.categoryIds.includes(categoryId));
  const distance = (outfit: Outfit) => Math.abs((traitsOf(outfit, garmentById).states.at(-1)?.clo ?? 0) - clo);
  const [first, ...rest] = own;
  if (!first) throw new Error(`no outfits for ${gender} ${categoryOf(categoryId).key}`);
  return rest.reduce((best, outfit) => (distance(outfit) < distance(best) ? outfit : best), first);
}

const MORNING_HOUR = 8;
const values = (temperatures: ReadonlyMap<number, number>) => [...temperatures.values()];
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const CHOOSERS = {
  engine,
  'band at 08 h': band((temperatures) => temperatures.get(MORNING_HOUR) ?? mean(values(temperatures))),
  'band of the mean': band((temperatures) => mean(values(temperatures))),
  'band of the maximum': band((temperatures) => Math.max(...values(temperatures))),
} satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof CHOOSERS;
export const CHOOSER_NAMES = Object.keys(CHOOSERS) as ChooserName[];
export const BASELINES = CHOOSER_NAMES.filter((name) => name !== 'engine');
