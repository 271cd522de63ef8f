import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherWarnings } from '@/lib/domain/weather/weather';
import type { RegionRow } from '../../region/region-table';
import { ProviderError } from '../provider-error';
import type { Supply } from '../supply/supply';
import { fetchGateway, type GatewayAccess } from './fetch-gateway';
import { readBulletin, type BulletinEntry } from './read-warnings';
import { areasOf } from './warning-areas';

const PATH = '/WthrWrnInfoService/getPwnStatus';
/** Bulletins come at any time: one question in ten minutes for the whole country, 144 a day. */
const EVERY_MS = 10 * MINUTE_MS;
const STORED_MS = HOUR_MS;

/** `t6` says what holds in the country; `t7`, what may come to hold, and `other` are not read. */
const bulletinRow = z.object({
  tmFc: z.coerce.string().regex(/^\d{12}$/),
  tmSeq: z.coerce.number().default(0),
  t6: z.string(),
});

interface Bulletin {
  announcedAtMs: number;
  entries: BulletinEntry[];
}

const announcedAt = (tmFc: string) =>
  kstEpochMs(
    `${tmFc.slice(0, 4)}-${tmFc.slice(4, 6)}-${tmFc.slice(6, 8)}`,
    Number(tmFc.slice(8, 10)),
    Number(tmFc.slice(10)),
  );

/** The newest of the bulletins that a body has. */
export function readBulletins(rows: unknown[]): Bulletin {
  const parsed = z.array(bulletinRow).safeParse(rows);
  const newest = parsed.data?.sort((a, b) => b.tmFc.localeCompare(a.tmFc) || b.tmSeq - a.tmSeq)[0];
  if (!newest) throw new ProviderError('malformed', `${PATH}: rows of an unknown shape`);
  return { announcedAtMs: announcedAt(newest.tmFc), entries: readBulletin(newest.t6) };
}

/** KMA's weather warnings (기상특보) that hold in a sigungu. */
export function createWarnings(access: GatewayAccess, supply: Supply) {
  return async (region: RegionRow, nowMs: number, signal: AbortSignal): Promise<WeatherWarnings> => {
    const ask = async (within: AbortSignal) => {
      const params = { dataType: 'JSON', numOfRows: 100, pageNo: 1 };
      const { rows } = await fetchGateway(access, PATH, params, within);
      return readBulletins(rows);
    };
    const question = { key: `kma warnings ${Math.floor(nowMs / EVERY_MS)}`, storedMs: STORED_MS, ask };
    const { value, receivedAtMs } = await supply.load<Bulletin>(question, signal);
    const items = value.entries.flatMap(({ name, areas }) => {
      const words = areasOf(region, areas);
      return words.length > 0 ? [{ name, area: words.join(', ') }] : [];
    });
    return { announcedAtMs: value.announcedAtMs, receivedAtMs, items };
  };
}
