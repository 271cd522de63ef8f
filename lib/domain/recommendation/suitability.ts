import type { SuitableWeather } from '@/lib/contract/outfit';
import { getHourAim } from '../comfort/aim';
import { getFeelsLikeC } from '../comfort/feels-like';
import type { Outfit } from '../wardrobe/wardrobe';
import { ASSUMED_HUMIDITY_PCT, ASSUMED_WIND_MPS } from './outdoor-hour';
import { PURPOSES } from './purposes';
import { getTraits, type GarmentMap } from './traits';

/** Colder and warmer than anyone dresses for in this country. */
const COLDEST_C = -25;
const WARMEST_C = 40;
/** A judgement: a sleeve rolled up, or one more light layer within, about four degrees. */
const OFF_BY_CLO = 0.2;
/** An ordinary day's light on a level surface, W/m²: half a sky of cloud, around noon and evening. */
const ORDINARY_SUN_WM2 = 200;
/** The season whose apparent temperature goes by the wind, or by the damp. */
const [WINTER_MONTH, SUMMER_MONTH] = [1, 7];
const SUMMER_FROM_C = 18;

const known = new WeakMap<Outfit, SuitableWeather>();

/**
 * The air that an outfit suits as its picture shows it, everything on, whole °C: where what an hour of ordinary wind,
 * damp and light asks for (`getHourAim`) lies between what it is worth open and closed, or near to it.
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
