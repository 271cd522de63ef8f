import { isSport } from '@/lib/domain/recommendation/purposes';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Garment, Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import type { EngineResult } from './engine';

/**
 * Rules that hold whatever they cost, tested on what is shown: the picture, its rows and what to take along, in the
 * weather of each hour.
 */
interface Constraint {
  name: string;
  /** Returns null if the rule does not concern the day, else whether the recommendation breaks it. */
  breaks: (shown: ShownDay) => boolean | null;
}

/** A first recommendation with the facts that the rules need. */
interface ShownDay {
  result: EngineResult;
  outfit: Outfit;
  garments: Garment[];
  taken: string;
  rows: string[];
  sport: boolean;
  umbrella: boolean;
  strongestWindMps: number;
  warmestC: number;
  warmestFeelsLikeC: number;
}

const COLD_C = -3.2;
const RAIN_MM = 0.2;
const GALE_MPS = 10;
const STORM_MPS = 14;
const HOT_C = 33;
const THERMALS_C = 10;
const MOST_ROWS = 4;

const isWarmPiece = ({ slot, insulationClo }: Garment) => slot !== 'legwear' && insulationClo >= 0.02;
const isShell = ({ waterproof, slot }: Garment) => slot === 'outer' && waterproof !== 'no';
const isShortOrWideSkirt = ({ slot, model }: Garment): boolean => {
  if (model.kind !== 'skirt' && model.kind !== 'dress') return false;
  const { hem } = model.params;
  const shape = model.kind === 'skirt' ? model.params.shape : model.params.skirt;
  const narrow = ['pencil', 'slip', 'straight', 'mermaid'].includes(shape);
  return (slot === 'bottom' || slot === 'dress') && (['micro', 'mini'].includes(hem) || !narrow);
};
const isWideBrimmed = ({ model }: Garment) => model.kind === 'bucket-hat' && model.params.brim === 'wide';

/** Returns the rain of an hour, mm; what falls as snow or is unknown counts as none. */
const getRainMm = ({ precipitation: { kind, amountMm } }: WeatherHour): number =>
  kind === 'none' || kind === 'snow' || kind === 'flurries' ? 0 : (amountMm ?? 0);

const isBadForSport = ({ pm25UgM3, pm10UgM3 }: WeatherHour) => (pm25UgM3 ?? 0) >= 76 || (pm10UgM3 ?? 0) >= 151;

export const CONSTRAINTS: readonly Constraint[] = [
  {
    name: 'scarf, gloves and hat of the picture are on in every hour felt <= -3.2 °C',
    breaks: ({ result, garments }) => {
      const cold = result.morning.outdoorHours.map(({ feelsLikeC }) => feelsLikeC <= COLD_C);
      if (
        !cold.includes(true) ||
        !garments.some((each) => each.slot !== 'outer' && isWarmPiece(each) && isOnHead(each))
      )
        return null;
      return result.fit.states.some(({ wrapped }, hour) => cold[hour] && !wrapped);
    },
  },
  {
    name: 'a shell is on and closed in every hour of rain, or there is an umbrella',
    breaks: ({ result, outfit, umbrella }) => {
      const wet = result.morning.hours.map((hour) => getRainMm(hour) >= RAIN_MM);
      if (!wet.includes(true) || umbrella) return null;
      if (!outfit.layers.some(({ garment }) => isShell(getGarment(garment)))) return null;
      return result.fit.states.some(({ waterResistant }, hour) => wet[hour] && !waterResistant);
    },
  },
  {
    name: 'rain finds an umbrella or a shell, and in a storm a shell',
    breaks: ({ result, outfit, umbrella, taken, strongestWindMps }) => {
      if (!result.morning.hours.some((hour) => getRainMm(hour) >= RAIN_MM)) return null;
      const shell = outfit.layers.some(({ garment }) => isShell(getGarment(garment))) || /방수/.test(taken);
      return strongestWindMps >= STORM_MPS ? umbrella || !shell : !umbrella && !shell;
    },
  },
  {
    name: 'the first picture is of the category',
    breaks: ({ result, outfit }) => !outfit.categoryIds.includes(result.morning.categoryId),
  },
  {
    name: 'no short or wide skirt, wide brim or umbrella in 10 m/s',
    breaks: ({ garments, umbrella, strongestWindMps }) =>
      strongestWindMps < GALE_MPS
        ? null
        : umbrella || garments.some((each) => isShortOrWideSkirt(each) || isWideBrimmed(each)),
  },
  {
    name: 'felt 33 °C brings advice on time, shade and water',
    breaks: ({ taken, warmestFeelsLikeC }) =>
      warmestFeelsLikeC < HOT_C ? null : !(/짧게|실내/.test(taken) && /그늘|실내/.test(taken) && /물/.test(taken)),
  },
  {
    name: 'very bad air moves sport indoors, or to a walk with a mask',
    breaks: ({ result, sport, taken, garments }) => {
      if (!sport || !result.morning.hours.some(isBadForSport)) return null;
      const mask = /마스크/.test(taken) || garments.some(({ slot }) => slot === 'mask');
      return !mask || !/실내/.test(`${taken} ${result.outfits[0]?.reason}`);
    },
  },
  {
    name: 'at most four rows',
    breaks: ({ rows }) => rows.length > MOST_ROWS,
  },
  {
    name: 'no thermals above 10 °C',
    breaks: ({ result, warmestC }) => (warmestC > THERMALS_C ? result.fit.thermals : null),
  },
];

const isOnHead = ({ slot }: Garment) => slot === 'neckwear' || slot === 'handwear' || slot === 'headwear';

/** Number of days that each rule concerns, and of those that break it. */
export type ConstraintTally = Record<string, { days: number; broken: number }>;

export function tallyConstraints(tally: ConstraintTally, result: EngineResult): string[] {
  const shown = describeDay(result);
  return CONSTRAINTS.flatMap(({ name, breaks }) => {
    const broken = breaks(shown);
    if (broken === null) return [];
    const counted = (tally[name] ??= { days: 0, broken: 0 });
    counted.days += 1;
    counted.broken += Number(broken);
    return broken ? [name] : [];
  });
}

function describeDay(result: EngineResult): ShownDay {
  const { morning, outfits } = result;
  const first = outfits[0]!;
  const { outfit, takeAlong, layers } = first;
  const garments = [...outfit.base, ...outfit.layers, outfit.shoes, ...outfit.accessories].map(({ garment }) =>
    getGarment(garment),
  );
  const taken = takeAlong.map(({ label }) => label).join(' · ');
  const of = (key: 'windSpeedMps' | 'temperatureC' | 'feelsLikeC') =>
    Math.max(...morning.outdoorHours.map((hour) => hour[key]));
  return {
    result,
    outfit,
    garments,
    taken,
    rows: layers.map(({ text }) => text),
    sport: isSport(morning.categoryId),
    umbrella: garments.some(({ slot }) => slot === 'umbrella') || /우산/.test(taken),
    strongestWindMps: of('windSpeedMps'),
    warmestC: of('temperatureC'),
    warmestFeelsLikeC: of('feelsLikeC'),
  };
}
