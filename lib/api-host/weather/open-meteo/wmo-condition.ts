import type { Condition, PrecipitationKind, Sky } from '@/lib/domain/weather/weather';
import { classifyCloudCover } from '../classify-cloud-cover';

/** WMO code table 4677, as used by Open-Meteo. Freezing rain counts as rain, a thunderstorm as a shower. */
const KINDS: Record<number, PrecipitationKind> = {
  51: 'drizzle',
  53: 'drizzle',
  55: 'drizzle',
  56: 'drizzle',
  57: 'drizzle',
  61: 'rain',
  63: 'rain',
  65: 'rain',
  66: 'rain',
  67: 'rain',
  71: 'snow',
  73: 'snow',
  75: 'snow',
  77: 'flurries',
  80: 'shower',
  81: 'shower',
  82: 'shower',
  85: 'snow',
  86: 'snow',
  95: 'shower',
  96: 'shower',
  99: 'shower',
};

const isLightning = (code: number) => code >= 95;

function classifyCode(code: number | null): Sky | null {
  if (code === null) return null;
  if (code <= 1) return 'clear';
  if (code === 2) return 'mostly-cloudy';
  return code === 3 || code >= 51 ? 'overcast' : null;
}

interface Reading {
  wmoCode: number | null;
  cloudCoverPct: number | null;
  amountMm: number | null;
  snowCm: number | null;
  probabilityPct: number | null;
}

/** Selects the kind of precipitation by the code; if the code is dry or missing, by the amount. */
function selectPrecipitationKind({ wmoCode, amountMm, snowCm }: Reading): PrecipitationKind | null {
  const kind = wmoCode === null ? undefined : KINDS[wmoCode];
  if (kind) return kind;
  if (snowCm) return 'snow';
  if (amountMm) return 'rain';
  return wmoCode === null && amountMm === null ? null : 'none';
}

export const toCondition = (reading: Reading): Condition => ({
  sky: classifyCloudCover(reading.cloudCoverPct) ?? classifyCode(reading.wmoCode),
  cloudCoverPct: reading.cloudCoverPct,
  precipitation: {
    kind: selectPrecipitationKind(reading),
    amountMm: reading.amountMm,
    snowCm: reading.snowCm,
    probabilityPct: reading.probabilityPct,
  },
  lightning: reading.wmoCode === null ? null : isLightning(reading.wmoCode),
  visibilityM: null,
  wmoCode: reading.wmoCode,
});
