import { assertInRange } from './comfort-error';

// Heat balance of a clothed body. Source: ISO 11079:2007 (IREQ). Heat flows are in W per m² of skin. Exported functions
// take insulation in clo (1 clo = 0.155 m²K/W); resultant insulation is in m²K/W.

export interface Surroundings {
  temperatureC: number;
  /** Mean radiant temperature, °C. */
  radiantC: number;
  humidityPct: number;
  /** Air speed relative to the body, m/s. */
  airSpeedMps: number;
}

export interface Activity {
  metabolicRateWm2: number;
  walkingSpeedMps: number;
}

/** Level of thermal strain: neutral is comfortable, minimal is just bearable for long. */
export type Strain = 'neutral' | 'minimal';

export const CLO = 0.155;

/** Air permeability of ordinary clothes, l/(m² s). Source: ISO 11079. */
export const ORDINARY_PERMEABILITY = 50;
/** Air permeability of windproof clothes, l/(m² s). Source: ISO 11079. */
export const WINDPROOF_PERMEABILITY = 10;

const STEFAN_BOLTZMANN = 5.67e-8;
const EMISSIVITY_OF_CLOTHING = 0.95;
const RADIATING_FRACTION = 0.77;
const RADIATION = STEFAN_BOLTZMANN * EMISSIVITY_OF_CLOTHING * RADIATING_FRACTION;

/** Returns the saturated vapour pressure, kPa. Source: ISO 11079. */
export const getSaturatedKpa = (celsius: number): number => 0.1333 * Math.exp(18.6686 - 4030.183 / (celsius + 235));

/** Returns the ratio of the clothed surface to the skin. */
const getAreaFactor = (resultant: number): number => 1 + 1.197 * resultant;

/** The part of the heat balance that is the same for all clothing. */
export interface Balance {
  air: Surroundings;
  skinC: number;
  /** Insulation of the air layer, m²K/W. */
  airLayer: number;
  /** Metabolic rate minus respiratory heat loss, W/m². */
  heat: number;
  /** Evaporative heat loss at a resistance of 1 m²K/W. */
  evaporation: number;
  /** Factor exp(-0.15 v - 0.22 w) by which wind and walking reduce insulation. */
  pumping: number;
}

const getPumping = (airSpeedMps: number, { walkingSpeedMps }: Activity): number =>
  Math.exp(-0.15 * airSpeedMps - 0.22 * walkingSpeedMps);

/** Computes the heat balance of a body. Throws ComfortError if a value is out of range. */
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
  const pumping = getPumping(air.airSpeedMps, activity);
  return {
    air,
    skinC,
    airLayer: 0.092 * pumping - 0.0045,
    heat: metabolic - breathing,
    evaporation: (wettedness * (getSaturatedKpa(skinC) - vapourKpa)) / (0.06 / 0.38),
    pumping,
  };
}

/** Returns the heat that the body stores (above 0) or loses (below 0) in clothing, W/m². */
export function getStoredHeat(balance: Balance, resultant: number): number {
  const evaporated = balance.evaporation / (balance.airLayer + resultant);
  return balance.heat - evaporated - getDryLoss(balance, resultant);
}

/** Iterations after which the surface temperature of clothing is exact to 0.001 K. */
const SURFACE_ROUNDS = 4;

/** Returns the dry heat loss, W/m²: radiation and convection from the clothing, which equal conduction through it. */
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

/** Returns R + C = fcl hr (Tcl - Tr) + fcl hc (Tcl - Ta) with hc = 1/Ia - hr. */
const getSurfaceLoss = (surfaceC: number, air: Surroundings, airLayer: number, area: number): number =>
  area *
  ((surfaceC - air.temperatureC) / airLayer +
    getRadiationCoefficient(surfaceC, air.radiantC) * (air.temperatureC - air.radiantC));

/** Returns hr, W/(m²K). (a⁴ - b⁴)/(a - b) is expanded, because it is undefined at equal temperatures. */
function getRadiationCoefficient(surfaceC: number, radiantC: number): number {
  const [a, b] = [surfaceC + 273, radiantC + 273];
  return RADIATION * (a * a + b * b) * (a + b);
}

/** Returns the share of the insulation that remains in wind and walking. Air permeability in l/(m² s). */
const getWindFactor = (pumping: number, airPermeability: number): number =>
  0.54 * pumping * airPermeability ** 0.075 - 0.06 * Math.log(airPermeability) + 0.5;

/** Returns the resultant insulation of clothing in wind and motion, m²K/W. Throws ComfortError if out of range. */
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

/**
 * Creates the function from the basic insulation of clothing to what wind leaves of it, both m²K/W: the basic insulation
 * that is as warm in air of `calmMps` as the clothing is in the wind. Wind takes a share of clothing and air layer
 * together. Source: ISO 11079. Throws ComfortError if out of range.
 */
export function createWindReduction(
  { air, pumping }: Balance,
  activity: Activity,
  airPermeability: number,
  calmMps: number,
): (insulation: number) => number {
  assertInRange('airPermeability', airPermeability);
  const calmPumping = getPumping(Math.min(calmMps, air.airSpeedMps), activity);
  const left = getWindFactor(pumping, airPermeability) / getWindFactor(calmPumping, airPermeability);
  return (insulation) => {
    const airLayer = 0.085 / getAreaFactor(insulation);
    return Math.max(0, left * (insulation + airLayer) - airLayer);
  };
}

/** Inverts `getResultantInsulation`: returns the basic insulation, clo. Throws ComfortError if out of range. */
export function getBasicClo(balance: Balance, resultant: number, airPermeability: number): number {
  assertInRange('airPermeability', airPermeability);
  const area = getAreaFactor(resultant);
  const left = getWindFactor(balance.pumping, airPermeability);
  return ((resultant + balance.airLayer / area) / left - 0.085 / area) / CLO;
}
