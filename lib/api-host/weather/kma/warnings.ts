import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherWarnings } from '@/lib/domain/weather/weather';
import { metrics } from '@/lib/metrics/metrics';
import type { RegionRow } from '../../region/region-table';
import { ProviderError, toProviderError } from '../provider-error';
import { createOperation } from '../supply/operation';
import type { ReceivedValue, Supply } from '../supply/supply';
import type { WeatherLog } from '../weather-log';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';
import { parseBulletin, type BulletinEntry } from './parse-bulletin';
import { findAreasOfSigungu } from './warning-areas';

/** Bulletins are published at any time. One call in ten minutes covers the whole country: 144 a day. */
export const FETCH_INTERVAL_MS = 10 * MINUTE_MS;
/** A later bulletin may have cancelled an older one. */
const VALID_MS = 3 * HOUR_MS;

/** `t6` lists active warnings. `t7` (preliminary warnings) and `other` are not used. */
const bulletinRow = z.object({
  tmFc: z.coerce.string().regex(/^\d{12}$/),
  tmSeq: z.coerce.number().default(0),
  t6: z.string(),
});

interface Bulletin {
  announcedAtMs: number;
  entries: BulletinEntry[];
  /**
   * Set if the newest bulletin could not be read: when the bulletin that the entries come from was received, epoch ms,
   * or 0 if there is none.
   */
  unreadableSinceMs?: number;
}

const parseAnnouncedAt = (tmFc: string) =>
  kstEpochMs(
    `${tmFc.slice(0, 4)}-${tmFc.slice(4, 6)}-${tmFc.slice(6, 8)}`,
    Number(tmFc.slice(8, 10)),
    Number(tmFc.slice(10)),
  );

export function parseNewestBulletin(rows: unknown[]): Bulletin {
  const parsed = z.array(bulletinRow).safeParse(rows);
  const newest = parsed.data?.sort((a, b) => b.tmFc.localeCompare(a.tmFc) || b.tmSeq - a.tmSeq)[0];
  if (!newest) throw new ProviderError('malformed', 'kma-warnings: rows of an unknown shape');
  return { announcedAtMs: parseAnnouncedAt(newest.tmFc), entries: parseBulletin(newest.t6) };
}

const getKey = (nowMs: number) => `kma warnings ${Math.floor(nowMs / FETCH_INTERVAL_MS)}`;
const SLOTS = Array.from({ length: VALID_MS / FETCH_INTERVAL_MS }, (_, i) => i);

export function selectWarnings(
  region: RegionRow,
  { value, receivedAtMs }: ReceivedValue<Bulletin>,
  nowMs: number,
): WeatherWarnings {
  const { announcedAtMs, entries, unreadableSinceMs } = value;
  const isValid = unreadableSinceMs === undefined || isYoungerThan(unreadableSinceMs, VALID_MS, nowMs);
  const items = (isValid ? entries : []).flatMap(({ name, areas }) => {
    const words = findAreasOfSigungu(region, areas);
    return words.length > 0 ? [{ name, area: words.join(', ') }] : [];
  });
  return { announcedAtMs, receivedAtMs, items, ...(unreadableSinceMs !== undefined && { isUnreadable: true }) };
}

/**
 * Creates functions that return KMA's active weather warnings (기상특보) of a sigungu. If the newest bulletin cannot be read,
 * they say so, and return the warnings of the last one that could be read while it is valid.
 */
export function createWarnings(access: PortalAccess, supply: Supply, log: WeatherLog) {
  const callOperation = createOperation('kma-warnings', access);
  const findNewest = (nowMs: number, slots: number[]) =>
    supply.findFirst<Bulletin>(slots.map((slot) => getKey(nowMs - slot * FETCH_INTERVAL_MS)));

  /** Returns the last known bulletin in place of one that cannot be read. */
  async function replaceUnreadable(nowMs: number, err: ProviderError): Promise<Bulletin> {
    metrics().bulletinsUnreadable.inc();
    log.warn(
      { part: 'kma warnings', kind: err.kind, err },
      'weather: the bulletin of warnings could not be read; screens say so and show the last valid one; its format may have changed',
    );
    const earlier = await findNewest(nowMs, SLOTS.slice(1));
    if (!earlier) return { announcedAtMs: nowMs, entries: [], unreadableSinceMs: 0 };
    return { unreadableSinceMs: earlier.receivedAtMs, ...earlier.value };
  }

  function load(nowMs: number, signal: AbortSignal): Promise<ReceivedValue<Bulletin>> {
    const fetch = async (within: AbortSignal): Promise<Bulletin> => {
      const params = { dataType: 'JSON', numOfRows: 100, pageNo: 1 };
      const { rows } = await callOperation((path) => fetchPortalPage(access, path, params, within));
      try {
        return parseNewestBulletin(rows);
      } catch (error) {
        return replaceUnreadable(nowMs, toProviderError(error));
      }
    };
    return supply.load<Bulletin>({ key: getKey(nowMs), storedMs: VALID_MS, fetch }, signal);
  }

  return {
    async fetchWarnings(region: RegionRow, nowMs: number, signal: AbortSignal): Promise<WeatherWarnings> {
      return selectWarnings(region, await load(nowMs, signal), nowMs);
    },
    /** Returns the newest bulletin, the same for all regions. */
    fetchBulletin: load,
    /** Returns the warnings of the newest stored bulletin; null if there is none of the last three hours. */
    async findWarnings(region: RegionRow, nowMs: number): Promise<WeatherWarnings | null> {
      const received = await findNewest(nowMs, SLOTS);
      return received && selectWarnings(region, received, nowMs);
    },
  };
}
