import { getCellCentre } from '@/lib/domain/dfs-grid';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { listChosenGarments } from '@/lib/domain/trips/packable-outfits';
import { planSuitcase, type Suitcase } from '@/lib/domain/trips/plan-suitcase';
import { getWearLimit } from '@/lib/domain/trips/wear-limits';
import { KO } from '@/lib/messages/ko/messages';
import { createMorning, type Morning } from '@/tests/support/recorded-days/morning';
import { createEngine, type EngineResult } from '../replay/engine';
import { JUDGE } from '../replay/replay';
import { createTallyHours } from '../replay/tally';
import { getActivity, wearAsTold } from '../replay/wearing';
import type { ReplayedTrip } from './trips';

export interface TripFigures {
  hours: number;
  /** Comfortable hours to the letter, in packed clothes and in the first outfits of the days. */
  packed: number;
  firsts: number;
  packedPieces: number;
  /** Distinct garments of the first outfits. */
  firstPieces: number;
  leastPieces: number;
  uncoveredHours: number;
  /** Processor time of the plan, ms. */
  milliseconds: number;
}

const EXTRA_LAYERS = ['cardigan', 'vest', 'thermals'];

/** Plans the suitcase of a trip in the morning of its first day, with the weather as it became. */
export function planTrip({ gender, days }: ReplayedTrip): { suitcase: Suitcase; mornings: Morning[] } {
  const mornings = days.map(({ day, categoryId }) => createMorning(day, categoryId, gender));
  const suitcase = planSuitcase({
    gender,
    point: getCellCentre(days[0]!.day.weather.cell),
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
    days: mornings.map(({ hours, categoryId, day }) => ({ date: day.date, categoryId, basis: 'hourly', hours })),
  });
  return { suitcase, mornings };
}

/** Compares a packed suitcase with the first outfits that the whole wardrobe offers on each of its days. */
export function measureTrip(trip: ReplayedTrip): TripFigures {
  const started = process.cpuUsage();
  const { suitcase, mornings } = planTrip(trip);
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  const engine = createEngine();
  const firsts = mornings.map(engine);
  const countComfortable = (morning: Morning, { traits, fit }: Pick<EngineResult, 'traits' | 'fit'>): number => {
    const activity = getActivity(morning, 'usual');
    const worn = wearAsTold(morning, { traits, wearing: fit.wearing, activity, standard: JUDGE }, 'to the letter');
    return createTallyHours(morning, JUDGE)(worn).comfortable;
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    hours: sum(mornings.map(({ hours }) => hours.length)),
    packed: sum(suitcase.days.map(({ option }, index) => countComfortable(mornings[index]!, option))),
    firsts: sum(firsts.map((first, index) => countComfortable(mornings[index]!, first))),
    packedPieces: sum(
      suitcase.items.map(({ id, copies }) => (EXTRA_LAYERS.includes(id) ? Math.max(1, copies.length) : copies.length)),
    ),
    firstPieces: countFirstPieces(firsts),
    leastPieces: suitcase.leastPieces,
    uncoveredHours: sum(suitcase.days.map(({ uncovered }) => sum(uncovered.map(countHours)))),
    milliseconds,
  };
}

const countHours = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }): number => (untilMs - fromMs) / 3_600_000;

/**
 * Counts the garments of first outfits, with colours and extra layers, without what is left out of suitcases. A garment
 * that is worn on more days than its limit counts as often as it is packed, as in a suitcase.
 */
function countFirstPieces(firsts: readonly EngineResult[]): number {
  const days = new Map<string, number>();
  for (const { outfits } of firsts) {
    const extra = outfits[0]!.takeAlong.flatMap(({ piece }) => (piece && EXTRA_LAYERS.includes(piece) ? piece : []));
    for (const id of [...listCore(outfits[0]!.outfit), ...extra]) days.set(id, (days.get(id) ?? 0) + 1);
  }
  const countPieces = ([id, worn]: [string, number]): number => {
    const garment = garmentById.get(id.split(' ')[0]!);
    const limit = garment ? getWearLimit(garment) : Infinity;
    return limit === Infinity ? 1 : Math.ceil(worn / limit);
  };
  return [...days].reduce((sum, each) => sum + countPieces(each), 0);
}

const listCore = (outfit: Outfit): string[] =>
  listChosenGarments(outfit)
    .filter(({ garment }) => {
      const { slot, insulationClo } = garmentById.get(garment)!;
      const isAccessory = ['headwear', 'handwear', 'eyewear', 'mask', 'bag', 'umbrella'].includes(slot);
      return !isAccessory && !(slot === 'neckwear' && insulationClo > 0);
    })
    .map(({ garment, colorId }) => `${garment} ${colorId}`);
