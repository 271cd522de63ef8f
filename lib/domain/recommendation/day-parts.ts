import type { LayerAdvice } from '@/lib/contract/outfit';
import { kstHour } from '../kst';
import type { WeatherHour } from '../weather/weather';

export type DayPart = LayerAdvice['part'];

const NOON_BEGINS = 11;
const EVENING_BEGINS = 18;

export function dayPartOf(epochMs: number): DayPart {
  const hour = kstHour(epochMs);
  if (hour >= NOON_BEGINS && hour < EVENING_BEGINS) return '낮';
  return hour < NOON_BEGINS && hour >= 4 ? '아침' : '저녁';
}

/** The indices of the hours of each part, in the order in which the parts come. */
export function dayPartsOf(hours: readonly WeatherHour[]): [DayPart, number[]][] {
  const parts = new Map<DayPart, number[]>();
  for (const [index, { epochMs }] of hours.entries()) {
    const part = dayPartOf(epochMs);
    parts.set(part, [...(parts.get(part) ?? []), index]);
  }
  return [...parts];
}
