import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { buildOutlook, type OutlookHour } from '@/lib/domain/push/outlook';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Database } from '../../db/database';
import { toCellNumber } from '../../db/schema';
import type { ComposeTools } from '../daily/composer';
import { saveOutlook, readOutlooks, type StoredOutlook } from './outlook-rows';

export type NewsTools = Pick<ComposeTools, 'weather' | 'regions' | 'clock'> & { db: Database };

/** What a cell's forecast says now, and what it has said before. */
export interface CellOutlooks {
  present: OutlookHour[];
  stored: StoredOutlook[];
}

/** Null where no provider answers at present. */
export type ReadOutlooks = (cell: GridCell) => Promise<CellOutlooks | null>;

/** People come in the order of their places. */
const CELLS = 500;

/** Null where no provider answers: what stands in for it differs from what was told without being news. */
async function getLiveWeather(cell: GridCell, { weather }: NewsTools): Promise<Weather | null> {
  const answer = await weather.get(cell);
  const isLive = !answer.stale && !answer.pending && answer.neighbourKm === undefined;
  return isLive && answer.weather.source.recorded === null ? answer.weather : null;
}

async function readCellOutlooks(cell: GridCell, tools: NewsTools): Promise<CellOutlooks | null> {
  const weather = await getLiveWeather(cell, tools);
  if (!weather) return null;
  return { present: buildOutlook(weather, tools.clock()), stored: await readOutlooks(tools.db, toCellNumber(cell)) };
}

/** Looks at each cell once. */
export const createOutlookReader = (tools: NewsTools): ReadOutlooks =>
  cachePerCell((cell) => readCellOutlooks(cell, tools));

/** The same, and what is new is written down: from now on somebody may be told of it. */
export const createRecordingReader = (tools: NewsTools): ReadOutlooks =>
  cachePerCell(async (cell) => {
    const outlooks = await readCellOutlooks(cell, tools);
    const [last] = outlooks?.stored ?? [];
    if (outlooks)
      await saveOutlook(tools.db, toCellNumber(cell), { at: new Date(tools.clock()), hours: outlooks.present }, last);
    return outlooks;
  });

function cachePerCell(read: ReadOutlooks): ReadOutlooks {
  const known = new LRUCache<number, Promise<CellOutlooks | null>>({ max: CELLS });
  return (cell) => {
    const number = toCellNumber(cell);
    const outlooks = known.get(number) ?? read(cell);
    known.set(number, outlooks);
    return outlooks;
  };
}
