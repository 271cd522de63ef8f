import type { SuitableWeather } from '@/lib/contract/outfit';
import { getHourAim } from '../comfort/aim';
import { getFeelsLikeC } from '../comfort/feels-like';
import type { Outfit } from '../wardrobe/wardrobe';
import { ASSUMED_HUMIDITY_PCT, ASSUMED_WIND_MPS } from './outdoor-hour';
import { PURPOSES } from './purposes';
import { getTraits, type GarmentMap } from './traits';

/** Range of temperatures that occur in Korea, with a margin. */
const COLDEST_C = -25;
const WARMEST_C = 40;
/** Tolerance of the insulation, about 4 K: the effect of rolled-up sleeves or a light extra layer. A judgement. */
const OFF_BY_CLO = 0.2;
/** Global radiation of an ordinary day, with half of the sky covered. */
const ORDINARY_SUN_WM2 = 200;
/** Months that select the formula of apparent temperature: by wind in winter, by humidity in summer. */
const [WINTER_MONTH, SUMMER_MONTH] = [1, 7];
const SUMMER_FROM_C = 18;

const known = new WeakMap<Outfit, SuitableWeather>();

/**
 * Returns the air temperatures that suit an outfit with all layers on, in whole °C. Assumes ordinary wind, humidity and
 * sun. Results are cached.
 */
export function getSuitability(outfit: Outfit, garments: GarmentMap): SuitableWeather {
  const suits = known.get(outfit) ?? computeSuitability(outfit, garments);
  known.set(outfit, suits);
  return suits;
}

function computeSuitability(outfit: Outfit, garments: GarmentMap): SuitableWeather {
  const { states, spoiltByWater } = getTraits(outfit, garments);
  const purpose = PURPOSES[outfit.categoryIds[0]!];
  const suited = Array.from({ length: WARMEST_C - COLDEST_C + 1 }, (_, step) => COLDEST_C + step).filter(
    (temperatureC) =>
      states.some(({ clo, inFull, airPermeability }) => {
        if (!inFull) return false;
        const aim = getHourAim(ordinaryHour(temperatureC), purpose, { airPermeability });
        return Math.abs(aim.clo - clo) <= OFF_BY_CLO;
      }),
  );
  const [from, until] = [suited.at(0) ?? null, suited.at(-1) ?? null];
  return {
    fromC: from === COLDEST_C ? null : from,
    untilC: until === WARMEST_C ? null : until,
    rain: !spoiltByWater,
  };
}

function ordinaryHour(temperatureC: number) {
  const air = { temperatureC, humidityPct: ASSUMED_HUMIDITY_PCT, windSpeedMps: ASSUMED_WIND_MPS };
  const month = temperatureC >= SUMMER_FROM_C ? SUMMER_MONTH : WINTER_MONTH;
  return { ...air, feelsLikeC: getFeelsLikeC(air, month), solarWm2: ORDINARY_SUN_WM2, raining: false };
}
