import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherWarnings } from '@/lib/domain/weather/weather';
import type { RegionRow } from '../../region/region-table';
import { ProviderError } from '../provider-error';
import type { ReceivedValue, Supply } from '../supply/supply';
import { fetchPortalPage, type PortalAccess } from './fetch-portal-page';
import { parseBulletin, type BulletinEntry } from './parse-bulletin';
import { findAreasOfSigungu } from './warning-areas';

const PATH = '/WthrWrnInfoService/getPwnStatus';
/** Bulletins are published at any time. One call in ten minutes covers the whole country: 144 a day. */
const FETCH_INTERVAL_MS = 10 * MINUTE_MS;
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
  if (!newest) throw new ProviderError('malformed', `${PATH}: rows of an unknown shape`);
  return { announcedAtMs: parseAnnouncedAt(newest.tmFc), entries: parseBulletin(newest.t6) };
}

const getKey = (nowMs: number) => `kma warnings ${Math.floor(nowMs / FETCH_INTERVAL_MS)}`;
const SLOTS = Array.from({ length: VALID_MS / FETCH_INTERVAL_MS }, (_, i) => i);

function selectWarnings(region: RegionRow, { value, receivedAtMs }: ReceivedValue<Bulletin>): WeatherWarnings {
  const items = value.entries.flatMap(({ name, areas }) => {
    const words = findAreasOfSigungu(region, areas);
    return words.length > 0 ? [{ name, area: words.join(', ') }] : [];
  });
  return { announcedAtMs: value.announcedAtMs, receivedAtMs, items };
}

/** Creates functions that return KMA's active weather warnings (기상특보) of a sigungu. */
export function createWarnings(access: PortalAccess, supply: Supply) {
  return {
    async fetchWarnings(region: RegionRow, nowMs: number, signal: AbortSignal): Promise<WeatherWarnings> {
      const fetch = async (within: AbortSignal) => {
        const params = { dataType: 'JSON', numOfRows: 100, pageNo: 1 };
        const { rows } = await fetchPortalPage(access, PATH, params, within);
        return parseNewestBulletin(rows);
      };
      return selectWarnings(
        region,
        await supply.load<Bulletin>({ key: getKey(nowMs), storedMs: VALID_MS, fetch }, signal),
      );
    },
    /** Returns the warnings of the newest stored bulletin; null if there is none of the last three hours. */
    async findWarnings(region: RegionRow, nowMs: number): Promise<WeatherWarnings | null> {
      const keys = SLOTS.map((slot) => getKey(nowMs - slot * FETCH_INTERVAL_MS));
      const received = await supply.findFirst<Bulletin>(keys);
      return received && selectWarnings(region, received);
    },
  };
}
