import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { ProviderError } from '../provider-error';
import { validOrNull } from '../valid-values';
import { createOperation } from '../supply/operation';
import type { Supply } from '../supply/supply';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';
import { formatBaseDate, formatBaseTime, getUvBases, type BaseTimeMs } from './base-times';
import { fetchFirstWithData } from './fetch-first-with-data';
import { parseNumber } from './kma-values';

/** UV index by the start of each three-hour step, epoch ms. */
export type UvByTime = Map<number, number>;

/** One issue of the UV index. */
export interface UvIssue {
  base: BaseTimeMs;
  steps: UvByTime;
}

const STEP_HOURS = 3;
const LAST_STEP_HOURS = 75;
/** Also the time for which an issue replaces a newer one that cannot be fetched. */
const STORED_MS = 12 * HOUR_MS;
const ISSUE_INTERVAL_MS = 3 * HOUR_MS;

/** `date` is YYYYMMDDHH. `h0` to `h75` are the steps from there, empty if there is no forecast. */
const uvItem = z.looseObject({ date: z.coerce.string().regex(/^\d{10}$/) });

function parseSteps(item: z.infer<typeof uvItem>): UvByTime {
  const { date } = item;
  const start = kstEpochMs(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`, Number(date.slice(8)));
  const steps: UvByTime = new Map();
  for (let hours = 0; hours <= LAST_STEP_HOURS; hours += STEP_HOURS) {
    const value = validOrNull('uvIndex', parseNumber(String(item[`h${hours}`] ?? '')));
    if (value !== null) steps.set(start + hours * HOUR_MS, value);
  }
  return steps;
}

/** Returns the UV index of the three-hour step that contains an hour; null if there is none. */
export function getUvIndexAt(steps: UvByTime | null, epochMs: number): number | null {
  const step = STEP_HOURS * HOUR_MS;
  const offset = HOUR_MS * 9;
  // Steps start at 00, 03, 06 ... KST.
  const start = Math.floor((epochMs + offset) / step) * step - offset;
  return steps?.get(start) ?? null;
}

/**
 * Creates KMA's UV index forecast of a sigungu. It uses the first of its 5-digit administrative codes that has data.
 */
export function createUvIndex(access: PortalAccess, supply: Supply) {
  const getKey = (areaNo: string, base: BaseTimeMs) => `kma uv ${areaNo} ${base}`;
  const callOperation = createOperation('kma-uv', access);
  const toAreaNo = (code: string) => `${code}00000`;

  const loadArea = async (areaNo: string, base: BaseTimeMs, signal: AbortSignal): Promise<UvIssue> => {
    const time = formatBaseDate(base) + formatBaseTime(base).slice(0, 2);
    const params = { areaNo, time, dataType: 'JSON', numOfRows: 10, pageNo: 1 };
    const fetch = (within: AbortSignal) =>
      callOperation(async (path) => {
        const { rows } = await fetchPortalPage(access, path, params, within);
        const item = uvItem.safeParse(rows[0]);
        if (!item.success) throw new ProviderError('malformed', `${path}: an item of an unknown shape`);
        return parseSteps(item.data);
      });
    const request = { key: getKey(areaNo, base), storedMs: STORED_MS, fetch };
    return { base, steps: (await supply.load<UvByTime>(request, signal)).value };
  };

  return {
    fetchUv: (codes: string[], nowMs: number, signal: AbortSignal): Promise<UvIssue> =>
      fetchFirstWithData(codes, (code) =>
        fetchFirstWithData(getUvBases(nowMs), (base) => loadArea(toAreaNo(code), base, signal)),
      ),
    /** Returns the newest stored issue of the last twelve hours; null if there is none. */
    async findUv(codes: string[], nowMs: number): Promise<UvIssue | null> {
      for (let ageMs = 0; ageMs < STORED_MS; ageMs += ISSUE_INTERVAL_MS) {
        const [base] = getUvBases(nowMs - ageMs);
        const received = await supply.findFirst<UvByTime>(codes.map((code) => getKey(toAreaNo(code), base)));
        if (received) return { base, steps: received.value };
      }
      return null;
    },
  };
}
