import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import type { PrecipitationKind, Sky } from '@/lib/domain/weather/weather';
import { validOrNull } from '../valid-values';
import { ProviderError } from '../provider-error';
import { createOperation } from '../supply/operation';
import type { Supply } from '../supply/supply';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';
import { formatBaseDate, formatBaseTime, getMidTermBases, type BaseTimeMs } from './base-times';
import { fetchFirstWithData } from './fetch-first-with-data';
import { parseNumber, parseTemperature } from './kma-values';
import type { Extremes } from './short-term';

export interface MidTermSky {
  sky: Sky | null;
  kind: PrecipitationKind | null;
  probabilityPct: number | null;
  /** Morning and afternoon; days far ahead have none. Missing in issues that an older version stored. */
  halves?: readonly [MidTermHalf, MidTermHalf];
}

type MidTermHalf = Pick<MidTermSky, 'sky' | 'kind' | 'probabilityPct'>;

/** One issue of the mid-term forecast, by date. */
export interface MidTermIssue<T> {
  base: BaseTimeMs;
  days: Map<KstDate, T>;
}

interface MidTermOperation<T> {
  fetch(regionId: string, nowMs: number, signal: AbortSignal): Promise<MidTermIssue<T>>;
  /** Returns the newest stored issue of the last day; null if there is none. */
  find(regionId: string, nowMs: number): Promise<MidTermIssue<T> | null>;
}

export interface MidTerm {
  /** Sky and probability of rain of a land region. */
  land: MidTermOperation<MidTermSky>;
  /** Extremes of a temperature region. */
  temperature: MidTermOperation<Extremes>;
}

const STORED_MS = 26 * HOUR_MS;
/** Time for which an issue replaces a newer one that cannot be fetched. */
const VALID_MS = 24 * HOUR_MS;
const DAYS = [4, 5, 6, 7, 8, 9, 10];

/** One object whose keys contain the day: `taMin5` -> 11, `wf5Am` -> '맑음'. */
const midTermItem = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type MidTermItem = z.infer<typeof midTermItem>;

const getText = (item: MidTermItem, name: string) => (item[name] === null ? undefined : String(item[name]));

/** Words of a phrase in the order of their precedence. Rain and snow together are sleet, however they are joined. */
const KINDS: [words: RegExp, kind: PrecipitationKind][] = [
  [/빗방울.*눈날림|눈날림.*빗방울/, 'drizzle-and-flurries'],
  [/진눈깨비|(비|소나기|빗방울).*눈|눈.*(비|소나기|빗방울)/, 'sleet'],
  [/소나기|소낙비/, 'shower'],
  [/빗방울/, 'drizzle'],
  [/눈날림/, 'flurries'],
  [/비/, 'rain'],
  [/눈/, 'snow'],
];
const SKIES: [word: string, sky: Sky][] = [
  ['맑', 'clear'],
  ['구름', 'mostly-cloudy'],
  ['흐', 'overcast'],
];

/** Parses the phrase of a day or half a day, such as '구름많고 비/눈'. White space is ignored. */
function parsePhrase(text: string): Pick<MidTermSky, 'sky' | 'kind'> {
  const phrase = text.replace(/\s/g, '');
  const sky = SKIES.find(([word]) => phrase.startsWith(word))?.[1] ?? null;
  // 흐리고 (overcast with) announces precipitation, so a word that is not listed is unknown, not dry.
  const otherwise = sky && !phrase.includes('고') ? 'none' : null;
  return { sky, kind: KINDS.find(([words]) => words.test(phrase))?.[1] ?? otherwise };
}

const UNKNOWN_SKY = { sky: null, kind: null };

const isWet = ({ kind }: Pick<MidTermSky, 'kind'>) => kind !== null && kind !== 'none';

const parseChance = (item: MidTermItem, part: string): number | null =>
  validOrNull('percent', parseNumber(getText(item, `rnSt${part}`)));

function parseHalf(item: MidTermItem, part: string): MidTermHalf | null {
  const phrase = item[`wf${part}`];
  return typeof phrase === 'string' && phrase.trim()
    ? { ...parsePhrase(phrase), probabilityPct: parseChance(item, part) }
    : null;
}

/** Parses a day from its halves or its whole. The wet half stands for the day; otherwise the afternoon does. */
function parseSkyOfDay(item: MidTermItem, day: number): MidTermSky | null {
  const parts = ['Pm', 'Am', ''].flatMap((half) => {
    const phrase = item[`wf${day}${half}`];
    return typeof phrase === 'string' && phrase.trim() ? [parsePhrase(phrase)] : [];
  });
  const condition = parts.find(isWet) ?? parts[0];
  const chances = ['Am', 'Pm', ''].flatMap((half) => parseChance(item, `${day}${half}`) ?? []);
  if (!condition && chances.length === 0) return null;
  const halves = (['Am', 'Pm'] as const).flatMap((half) => parseHalf(item, `${day}${half}`) ?? []);
  const [morning, afternoon] = halves;
  return {
    ...(condition ?? UNKNOWN_SKY),
    probabilityPct: chances.length ? Math.max(...chances) : null,
    ...(morning && afternoon && { halves: [morning, afternoon] }),
  };
}

function parseExtremesOfDay(item: MidTermItem, day: number): Extremes | null {
  const extremes = {
    minC: parseTemperature(getText(item, `taMin${day}`)),
    maxC: parseTemperature(getText(item, `taMax${day}`)),
  };
  return extremes.minC === null && extremes.maxC === null ? null : extremes;
}

/** Groups the days of an item by date. They count from the base time, which the response does not contain. */
function groupByDate<T>(base: BaseTimeMs, parseDay: (day: number) => T | null): Map<KstDate, T> {
  return new Map(
    DAYS.flatMap((day) => {
      const value = parseDay(day);
      return value ? [[addDays(kstDate(base), day), value] as const] : [];
    }),
  );
}

/** Creates KMA's mid-term forecast of a region: days 4 to 10, or 5 to 10 in the evening issue. */
export function createMidTerm(access: PortalAccess, supply: Supply): MidTerm {
  async function fetchItem(path: string, regId: string, base: BaseTimeMs, signal: AbortSignal): Promise<MidTermItem> {
    const params = {
      regId,
      tmFc: formatBaseDate(base) + formatBaseTime(base),
      dataType: 'JSON',
      numOfRows: 10,
      pageNo: 1,
    };
    const { rows } = await fetchPortalPage(access, path, params, signal);
    const item = midTermItem.safeParse(rows[0]);
    if (!item.success) throw new ProviderError('malformed', `${path}: an item of an unknown shape`);
    return item.data;
  }

  function createParsed<T>(
    name: 'kma-mid-land' | 'kma-mid-temperature',
    operation: string,
    parseDay: (item: MidTermItem, day: number) => T | null,
  ): MidTermOperation<T> {
    const callOperation = createOperation(name, access);
    const getKey = (regId: string, base: BaseTimeMs) => `kma ${operation} ${regId} ${base}`;
    return {
      fetch: (regId, nowMs, signal) =>
        fetchFirstWithData(getMidTermBases(nowMs), async (base) => {
          const fetch = async (within: AbortSignal) => {
            const item = await callOperation((path) => fetchItem(path, regId, base, within));
            return groupByDate(base, (day) => parseDay(item, day));
          };
          const request = { key: getKey(regId, base), storedMs: STORED_MS, fetch };
          return { base, days: (await supply.load<Map<KstDate, T>>(request, signal)).value };
        }),
      async find(regId, nowMs) {
        for (const base of [...getMidTermBases(nowMs), getMidTermBases(nowMs - VALID_MS)[0]]) {
          const received = await supply.findFirst<Map<KstDate, T>>([getKey(regId, base)]);
          if (received) return { base, days: received.value };
        }
        return null;
      },
    };
  }

  return {
    land: createParsed('kma-mid-land', 'getMidLandFcst', parseSkyOfDay),
    temperature: createParsed('kma-mid-temperature', 'getMidTa', parseExtremesOfDay),
  };
}
