import { getSaturatedKpa, type Activity, type Surroundings } from './heat-balance';

/** Metabolic rate above which a comfortable body sweats, W/m². */
const SWEATING_FROM_WM2 = 58.15;
/** Most Newton steps to the surface temperature of clothing, and the step (in 100 K) that ends them. */
const MOST_ROUNDS = 12;
const LAST_STEP = 0.001;

/** Greatest air speed within the scope of ISO 7730, m/s. Faster air counts as this. */
export const FASTEST_AIR_MPS = 1;

/**
 * Creates the predicted mean vote (PMV) of a body as a function of the insulation of its clothing (Icl), m²K/W. Source:
 * ISO 7730:2005, Annex D. The standard is valid for 10-30 °C, up to 1 m/s, 46-232 W/m² and 2 clo.
 */
export function createPredictedMeanVote(
  air: Surroundings,
  { metabolicRateWm2 }: Activity,
): (insulation: number) => number {
  const { temperatureC, radiantC, humidityPct, airSpeedMps } = air;
  const vapourPa = 10 * humidityPct * getSaturatedKpa(temperatureC);
  const airK = temperatureC + 273;
  const radiantFourth = ((radiantC + 273) / 100) ** 4;
  const forced = 12.1 * Math.sqrt(Math.min(FASTEST_AIR_MPS, airSpeedMps));
  const diffused = 0.00305 * (5733 - 6.99 * metabolicRateWm2 - vapourPa);
  const sweat = 0.42 * Math.max(0, metabolicRateWm2 - SWEATING_FROM_WM2);
  const breathed = 0.000017 * metabolicRateWm2 * (5867 - vapourPa) + 0.0014 * metabolicRateWm2 * (34 - temperatureC);
  const heat = metabolicRateWm2 - diffused - sweat - breathed;
  const sensitivity = getSensitivity(metabolicRateWm2);
  return (insulation) => {
    const area = insulation <= 0.078 ? 1 + 1.29 * insulation : 1.05 + 0.645 * insulation;
    const conducted = insulation * area;
    const skin = 308.7 - 0.028 * metabolicRateWm2;
    // The unknown is the surface temperature in units of 100 K, as in the standard's programme.
    let surface = skin / 100;
    let convection = forced;
    let step = 1;
    for (let round = 0; round < MOST_ROUNDS && Math.abs(step) > LAST_STEP; round++) {
      convection = Math.max(forced, 2.38 * Math.abs(100 * surface - airK) ** 0.25);
      const radiated = 3.96 * conducted * (surface ** 4 - radiantFourth);
      const balance = 100 * surface - skin + conducted * convection * (100 * surface - airK) + radiated;
      step = balance / (100 + 100 * conducted * convection + 4 * 3.96 * conducted * surface ** 3);
      surface -= step;
    }
    const lost = area * (3.96 * (surface ** 4 - radiantFourth) + convection * (100 * surface - airK));
    return sensitivity * (heat - lost);
  };
}

/** Returns the thermal vote per W/m² of stored heat. Source: ISO 7730. */
export const getSensitivity = (metabolicRateWm2: number): number => 0.303 * Math.exp(-0.036 * metabolicRateWm2) + 0.028;
