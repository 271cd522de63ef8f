import type { PrecipitationKind, Sky } from '@/lib/domain/weather/weather';
import { validOrNull } from '../valid-values';

/** Values such as -999, -998.9 and +900 mean missing. */
const MISSING_FROM = 900;

/** Parses a number; null for other text and for missing values. */
export function parseNumber(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) < MISSING_FROM ? value : null;
}

/** Temperature that KMA's services send in place of a missing one, °C. Korea's record is -32.6. */
const MISSING_TEMPERATURE = -50;

/** Parses a temperature in °C; null if it is missing or impossible. */
export function parseTemperature(text: string | undefined): number | null {
  const value = parseNumber(text);
  return value === MISSING_TEMPERATURE ? null : validOrNull('temperatureC', value);
}

/**
 * Parses an amount of rain (mm) or snow (cm), which is a number or text. A range becomes its middle: '30.0~50.0mm' is
 * 40 and '1mm 미만' is 0.5. '50.0mm 이상' becomes its lower end.
 */
export function parseAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.includes('없음')) return 0;
  const [first, second] = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  if (first === undefined || first < 0 || first >= MISSING_FROM) return null;
  if (text.includes('미만')) return first / 2;
  return text.includes('~') && second !== undefined ? (first + second) / 2 : first;
}

/** PTY codes. 4 occurs only in the village forecast, 5-7 only in nowcast and ultra-short. */
const KINDS: Record<string, PrecipitationKind> = {
  '0': 'none',
  '1': 'rain',
  '2': 'sleet',
  '3': 'snow',
  '4': 'shower',
  '5': 'drizzle',
  '6': 'drizzle-and-flurries',
  '7': 'flurries',
};

/** Parses PTY. At sea PTY is 0 while the amount is missing, which means unknown, not dry. */
export function parsePrecipitationKind(pty: string | undefined, amountMm: number | null): PrecipitationKind | null {
  const kind = KINDS[pty ?? ''] ?? null;
  return kind === 'none' && amountMm === null ? null : kind;
}

const SKIES: Record<string, Sky> = { '1': 'clear', '3': 'mostly-cloudy', '4': 'overcast' };

export const parseSky = (code: string | undefined): Sky | null => SKIES[code ?? ''] ?? null;
