import type { PrecipitationKind, Sky } from '@/lib/domain/weather/weather';

/** -999, -998.9, +900 and their like stand for 'missing'. */
const MISSING_FROM = 900;

/** A number, or null for text that is none and for the values that stand for 'missing'. */
export function parseNumber(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) < MISSING_FROM ? value : null;
}

/**
 * An amount of rain (mm) or snow (cm), which comes as a number or in words. A range stands as its middle:
 * '30.0~50.0mm' is 40, '1mm 미만' is .5; '50.0mm 이상' is its lower end.
 */
export function parseAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.includes('없음')) return 0;
  const [first, second] = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  if (first === undefined || first < 0 || first >= MISSING_FROM) return null;
  if (text.includes('미만')) return first / 2;
  return text.includes('~') && second !== undefined ? (first + second) / 2 : first;
}

/** PTY. 4 comes from the village forecast alone, 5-7 from nowcast and ultra-short. */
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

/** What falls. At sea PTY reads 0 beside a missing amount: that is not known, not dry. */
export function parsePrecipitationKind(pty: string | undefined, amountMm: number | null): PrecipitationKind | null {
  const kind = KINDS[pty ?? ''] ?? null;
  return kind === 'none' && amountMm === null ? null : kind;
}

const SKIES: Record<string, Sky> = { '1': 'clear', '3': 'mostly-cloudy', '4': 'overcast' };

export const parseSky = (code: string | undefined): Sky | null => SKIES[code ?? ''] ?? null;
