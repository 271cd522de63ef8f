import { isInRange, type ComfortQuantity } from '@/lib/domain/comfort/comfort-error';

type Value = number | null;

/** Lowest and highest possible values of quantities that the comfort model does not use. */
const LIMITS = {
  /** Above the highest index measured at sea level. */
  uvIndex: [0, 20],
  /** Far above the highest hourly means measured in Korea (PM10 2,712 in 2010). */
  pm10UgM3: [0, 5_000],
  pm25UgM3: [0, 2_000],
  percent: [0, 100],
  /** Water or new snow of an hour, mm or cm. Twice the highest measured in Korea. */
  hourlyAmount: [0, 300],
  /** Water of a day, mm. Twice the highest measured in Korea (870.5 in Gangneung, 2002). */
  dailyRainMm: [0, 2_000],
  /** New snow of a day, cm. Twice the highest measured in Korea (150.9 on Ulleungdo, 1955). */
  dailySnowCm: [0, 300],
  visibilityM: [0, 100_000],
  /** Energy of lightning in a cell, kA/km². KMA's values from 900 on mean missing. */
  lightning: [0, 900],
} as const;

export type LimitedQuantity = ComfortQuantity | keyof typeof LIMITS;

function isPossible(quantity: LimitedQuantity, value: number): boolean {
  if (!(quantity in LIMITS)) return isInRange(quantity as ComfortQuantity, value);
  const [low, high] = LIMITS[quantity as keyof typeof LIMITS];
  return value >= low && value <= high;
}

/** Returns the value if it is possible, else null. Providers use impossible values for missing ones. */
export const validOrNull = (quantity: LimitedQuantity, value: Value): Value =>
  value !== null && isPossible(quantity, value) ? value : null;
