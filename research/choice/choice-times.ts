import { CATEGORY_IDS, CATEGORY_ID } from '@/lib/contract/category';
import { getHourAim } from '@/lib/domain/comfort/aim';
import { getConventionBand } from '@/lib/domain/comfort/convention';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { findCandidates } from '@/lib/domain/recommendation/candidates';
import { PURPOSES } from '@/lib/domain/recommendation/purposes';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { createEnsemble } from '@/lib/domain/recommendation/ensemble';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import { rank } from '@/lib/domain/recommendation/rank';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';

/**
 * Cost of one ranked choice with sentences, and of a choice from the whole wardrobe regardless of gender and category,
 * beside a simple baseline (one temperature, one band, the nearest outfit) in the same run, over the days of a year.
 * Measures processor time of the process, so that other work on the machine does not count.
 */
const CELL = { nx: 60, ny: 127 };
const LIMIT_MS = 5;

const formatWhole: Outfit[] = OUTFITS.map((outfit) => ({ ...outfit, gender: 'FEMALE', categoryIds: CATEGORY_IDS }));
const place = getCellCentre(CELL);
const mornings = Array.from({ length: 365 }, (_, index) => {
  const nowMs = kstEpochMs(addDays('2023-01-01', index), 7);
  const weather = getRecordedWeather(CELL, nowMs);
  const from = weather.hours.findIndex(({ epochMs }) => epochMs === nowMs);
  const hours = weather.hours.slice(from, from + 24);
  return { nowMs, weather: { ...weather, hours }, hours };
});
type Morning = (typeof mornings)[number];

/** Chooses for the daily category, whose hours end at 21:00; the parts below use all 24 hours. */
const choose = ({ nowMs, weather }: Morning, outfits: readonly Outfit[]) =>
  recommend({
    weather,
    nowMs,
    categoryId: CATEGORY_ID.daily,
    gender: 'FEMALE',
    outfits,
    garments: garmentById,
    messages: KO,
    seed: 'bench',
  });

const PARTS: Record<string, (morning: Morning) => unknown> = {
  'the choice as it is asked for: daily hours (07-21), outfits of one gender and category': (morning) =>
    choose(morning, OUTFITS),
  'the same among the whole wardrobe': (morning) => choose(morning, formatWhole),
  'sun, demands and aims of 24 h': ({ hours }) => {
    const out = hours.map((hour) => toOutdoorHour(hour, place));
    return [getDemands(hours, out), out.map((hour) => getHourAim(hour, PURPOSES[CATEGORY_ID.daily]))];
  },
  'that, and fits of the whole wardrobe over 24 h': (morning) => candidatesOver24Hours(morning),
  'that, and ranking': (morning) =>
    rank(candidatesOver24Hours(morning), garmentById, {
      ...{ seed: 'bench', shownDaysAgo: () => [], count: 8 },
      ...{ categoryId: CATEGORY_ID.daily, shownKinds: new Map(), firstsElsewhere: [] },
    }),
  'plain baseline: one temperature, one band, nearest outfit': ({ hours }) => {
    const [low, high] = getConventionBand(hours[1]?.temperatureC ?? 0).clo;
    const distance = (outfit: Outfit) =>
      Math.abs((getTraits(outfit, garmentById).states.at(-1)?.clo ?? 0) - (low + high) / 2);
    return formatWhole.reduce((best, outfit) => (distance(outfit) < distance(best) ? outfit : best));
  },
};

function candidatesOver24Hours({ hours }: Morning) {
  const out = hours.map((hour) => toOutdoorHour(hour, place));
  const question = {
    categoryId: CATEGORY_ID.daily,
    gender: 'FEMALE',
    outfits: formatWhole,
    garments: garmentById,
  } as const;
  const ensemble = createEnsemble(out, question);
  return findCandidates(question, ensemble, getDemands(hours, out));
}

function medianMs(part: (morning: Morning) => unknown): number {
  for (const morning of mornings) part(morning);
  const times = mornings.map((morning) => {
    const start = process.cpuUsage();
    part(morning);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const medians = new Map(Object.entries(PARTS).map(([name, part]) => [name, medianMs(part)]));
console.log(`${formatWhole.length} outfits, ${mornings.length} days, median processor time of one run:`);
for (const [name, ms] of medians) console.log(`${ms.toFixed(3).padStart(8)} ms  ${name}`);

const [choice = 0, , , , , baseline = 0] = [...medians.values()];
console.log(`the choice takes ${(choice / baseline).toFixed(0)} times the plain baseline`);
console.log(`${choice <= LIMIT_MS ? 'within' : 'beyond'} the limit of ${LIMIT_MS} ms`);
