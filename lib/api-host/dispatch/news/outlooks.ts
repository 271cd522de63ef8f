import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { mayBeNews } from '@/lib/domain/push/news';
import { buildOutlook, type OutlookHour } from '@/lib/domain/push/outlook';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Database } from '../../db/database';
import { toCellNumber } from '../../db/schema';
import type { ComposeTools } from '../daily/composer';
import { saveOutlook, readOutlooks, type StoredOutlook } from './outlook-rows';

export type NewsTools = Pick<ComposeTools, 'weather' | 'regions' | 'clock' | 'readHolidays'> & { db: Database };

export interface CellOutlooks {
  present: OutlookHour[];
  stored: StoredOutlook[];
  /** False if the present forecast contains no news for anyone, whichever stored one they know. */
  mayBeNews: boolean;
}

/** Returns null if no live forecast is available. */
export type ReadOutlooks = (cell: GridCell) => Promise<CellOutlooks | null>;

/** Cells in memory. It is small because users are processed in the order of their cells. */
const MAX_CELLS = 500;

/** Returns null if no provider responds: fallback weather would differ from the known forecast without being news. */
async function getLiveWeather(cell: GridCell, { weather }: NewsTools): Promise<Weather | null> {
  const response = await weather.get(cell);
  const isLive = !response.stale && !response.pending && response.neighbourKm === undefined;
  return isLive && response.weather.source.recorded === null ? response.weather : null;
}

async function readCellOutlooks(cell: GridCell, tools: NewsTools): Promise<CellOutlooks | null> {
  const weather = await getLiveWeather(cell, tools);
  if (!weather) return null;
  const nowMs = tools.clock();
  const present = buildOutlook(weather, nowMs);
  const stored = await readOutlooks(tools.db, toCellNumber(cell));
  return { present, stored, mayBeNews: stored.some(({ hours }) => mayBeNews(hours, present, nowMs)) };
}

/** Creates a reader that reads each cell once. */
export const createOutlookReader = (tools: NewsTools): ReadOutlooks =>
  cachePerCell((cell) => readCellOutlooks(cell, tools));

/** Creates a reader that also stores changed forecasts, because users may learn of them from now on. */
export const createRecordingReader = (tools: NewsTools): ReadOutlooks =>
  cachePerCell(async (cell) => {
    const outlooks = await readCellOutlooks(cell, tools);
    const [last] = outlooks?.stored ?? [];
    if (outlooks)
      await saveOutlook(tools.db, toCellNumber(cell), { at: new Date(tools.clock()), hours: outlooks.present }, last);
    return outlooks;
  });

function cachePerCell(read: ReadOutlooks): ReadOutlooks {
  const known = new LRUCache<number, Promise<CellOutlooks | null>>({ max: MAX_CELLS });
  return (cell) => {
    const number = toCellNumber(cell);
    const outlooks = known.get(number) ?? read(cell);
    known.set(number, outlooks);
    return outlooks;
  };
}
