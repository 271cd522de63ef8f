import { assertInRange } from './comfort-error';

/**
 * The heat balance of a clothed body after ISO 11079:2007 (IREQ). Temperatures in °C, heat flows in W per m² of skin,
 * insulation in m²K/W inside this file and in clo (1 clo = .155 m²K/W) at its doors.
 */
export interface Surroundings {
  temperatureC: number;
  /** Mean radiant temperature, °C. */
  radiantC: number;
  humidityPct: number;
  /** Air moving past the body, m/s. */
  airSpeedMps: number;
}

export interface Activity {
  metabolicRateWm2: number;
  walkingSpeedMps: number;
}

/** What the body is to feel: comfortable (neutral) or just able to go on (minimal). */
export type Strain = 'neutral' | 'minimal';

export const CLO = 0.155;

const STEFAN_BOLTZMANN = 5.67e-8;
const EMISSIVITY_OF_CLOTHING = 0.95;
const RADIATING_FRACTION = 0.77;
const RADIATION = STEFAN_BOLTZMANN * EMISSIVITY_OF_CLOTHING * RADIATING_FRACTION;

/** Pressure of saturated water vapour, kPa. */
const getSaturatedKpa = (celsius: number): number => 0.1333 * Math.exp(18.6686 - 4030.183 / (celsius + 235));

/** How much larger the clothed surface is than the skin; `resultant` in m²K/W. */
const getAreaFactor = (resultant: number): number => 1 + 1.197 * resultant;

/** What does not depend on the clothing: worked out once for an hour and an activity. */
export interface Balance {
  air: Surroundings;
  skinC: number;
  /** Insulation of the air layer, m²K/W. */
  airLayer: number;
  /** Metabolic rate less what breathing takes, W/m². */
  heat: number;
  /** Evaporation against a resistance of one, W/m² times m²K/W. */
  evaporation: number;
  /** exp(-.15 v - .22 w): how far wind and steps reach into clothing. */
  pumping: number;
}

/** Prepares the balance of a body. Throws ComfortError out of range. */
export function createBalance(air: Surroundings, activity: Activity, strain: Strain = 'neutral'): Balance {
  assertInRange('temperatureC', air.temperatureC);
  assertInRange('humidityPct', air.humidityPct);
  assertInRange('windSpeedMps', air.airSpeedMps);
  assertInRange('metabolicRateWm2', activity.metabolicRateWm2);
  assertInRange('walkingSpeedMps', activity.walkingSpeedMps);
  const metabolic = activity.metabolicRateWm2;
  const [skinC, wettedness] =
    strain === 'neutral' ? [35.7 - 0.0285 * metabolic, 0.001 * metabolic] : [33.34 - 0.0354 * metabolic, 0.06];
  const exhaledC = 29 + 0.2 * air.temperatureC;
  const vapourKpa = (air.humidityPct / 100) * getSaturatedKpa(air.temperatureC);
  const breathing =
    0.0173 * metabolic * (getSaturatedKpa(exhaledC) - vapourKpa) + 0.0014 * metabolic * (exhaledC - air.temperatureC);
  const pumping = Math.exp(-0.15 * air.airSpeedMps - 0.22 * activity.walkingSpeedMps);
  return {
    air,
    skinC,
    airLayer: 0.092 * pumping - 0.0045,
    heat: metabolic - breathing,
    evaporation: (wettedness * (getSaturatedKpa(skinC) - vapourKpa)) / (0.06 / 0.38),
    pumping,
  };
}

/** Heat that the body stores (above 0) or loses (below 0), W/m², in clothing of a resultant insulation in m²K/W. */
export function getStoredHeat(balance: Balance, resultant: number): number {
  const evaporated = balance.evaporation / (balance.airLayer + resultant);
  return balance.heat - evaporated - getDryLoss(balance, resultant);
}

/** The surface temperature of clothing settles within this many rounds to a thousandth of a degree. */
const SURFACE_ROUNDS = 4;

/** Radiation and convection from the clothing, which equal what passes through it from the skin. */
function getDryLoss({ air, skinC, airLayer }: Balance, resultant: number): number {
  const area = getAreaFactor(resultant);
  if (resultant < 1e-6) return getSurfaceLoss(skinC, air, airLayer, area);
  let surfaceC = (skinC + air.temperatureC) / 2;
  const gapC = air.radiantC - air.temperatureC;
  for (let round = 0; round < SURFACE_ROUNDS; round++) {
    const radiated = area * getRadiationCoefficient(surfaceC, air.radiantC) * gapC;
    surfaceC =
      (skinC / resultant + (area * air.temperatureC) / airLayer + radiated) / (1 / resultant + area / airLayer);
  }
  return (skinC - surfaceC) / resultant;
}

/** R + C = fcl hr (Tcl - Tr) + fcl hc (Tcl - Ta) with hc = 1/Ia - hr. */
const getSurfaceLoss = (surfaceC: number, air: Surroundings, airLayer: number, area: number): number =>
  area *
  ((surfaceC - air.temperatureC) / airLayer +
    getRadiationCoefficient(surfaceC, air.radiantC) * (air.temperatureC - air.radiantC));

/** hr, W/(m²K), with (a⁴ - b⁴)/(a - b) written out, so that equal temperatures are no special case. */
function getRadiationCoefficient(surfaceC: number, radiantC: number): number {
  const [a, b] = [surfaceC + 273, radiantC + 273];
  return RADIATION * (a * a + b * b) * (a + b);
}

/** The share of clothing's insulation that wind and walking leave, by its air permeability p, l/(m² s). */
const getWindFactor = (pumping: number, airPermeability: number): number =>
  0.54 * pumping * airPermeability ** 0.075 - 0.06 * Math.log(airPermeability) + 0.5;

/** Insulation that is left of `clo` in wind and motion, m²K/W. */
export function getResultantInsulation(balance: Balance, clo: number, airPermeability: number): number {
  assertInRange('insulationClo', clo);
  assertInRange('airPermeability', airPermeability);
  const left = getWindFactor(balance.pumping, airPermeability);
  let resultant = clo * CLO;
  for (let round = 0; round < SURFACE_ROUNDS; round++) {
    const area = getAreaFactor(resultant);
    resultant = Math.max(0, (clo * CLO + 0.085 / area) * left - balance.airLayer / area);
  }
  return resultant;
}

/** The inverse: clo that still give a resultant insulation (m²K/W) in wind and motion. */
export function getBasicClo(balance: Balance, resultant: number, airPermeability: number): number {
  assertInRange('airPermeability', airPermeability);
  const area = getAreaFactor(resultant);
  const left = getWindFactor(balance.pumping, airPermeability);
  return ((resultant + balance.airLayer / area) / left - 0.085 / area) / CLO;
}
