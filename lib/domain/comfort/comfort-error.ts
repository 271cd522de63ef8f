import { brandError } from '@/lib/brand-error';

/** Thrown if a quantity is outside the range in which the comfort formulas are valid. */
export class ComfortError extends Error {
  static {
    brandError(this, 'ComfortError');
  }

  readonly quantity: string;
  readonly value: number;

  constructor(quantity: string, value: number, range: string) {
    super(`${quantity} is ${value}; it has to be a number within ${range}.`);
    this.quantity = quantity;
    this.value = value;
  }
}

/** Valid ranges. The temperature range includes Korea's records (-32.6 to 41.0 °C). */
const RANGES = {
  temperatureC: [-50, 55],
  humidityPct: [0, 100],
  windSpeedMps: [0, 80],
  solarWm2: [0, 1500],
  metabolicRateWm2: [58, 400],
  walkingSpeedMps: [0, 3],
  insulationClo: [0, 10],
  airPermeability: [1, 1000],
} as const;

export type ComfortQuantity = keyof typeof RANGES;

export function isInRange(quantity: ComfortQuantity, value: number): boolean {
  const [low, high] = RANGES[quantity];
  return value >= low && value <= high;
}

/** Throws ComfortError if a value is NaN or out of range. */
export function assertInRange(quantity: ComfortQuantity, value: number): void {
  if (!isInRange(quantity, value)) throw new ComfortError(quantity, value, RANGES[quantity].join(' to '));
}
