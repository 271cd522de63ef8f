import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { outlookOf, type OutlookHour } from '@/lib/domain/push/outlook';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Database } from '../../db/database';
import { placeNumber } from '../../db/schema';
import type { ComposeTools } from '../compose-content';
import { noteOutlook, readOutlooks, type Outlook } from './outlook-rows';

export type NewsTools = Pick<ComposeTools, 'weather' | 'regions' | 'clock'> & { db: Database };

/** What a cell's forecast says now, and what it has said before. */
export interface Looks {
  present: OutlookHour[];
  stored: Outlook[];
}

/** Null where no provider answers at present. */
export type LookAt = (cell: GridCell) => Promise<Looks | null>;

/** People come in the order of their places. */
const CELLS = 500;

/** Null where no provider answers: what stands in for it differs from what was told without being news. */
async function liveWeather(cell: GridCell, { weather }: NewsTools): Promise<Weather | null> {
  const answer = await weather.get(cell);
  const isLive = !answer.stale && !answer.pending && answer.neighbourKm === undefined;
  return isLive && answer.weather.source.recorded === null ? answer.weather : null;
}

async function look(cell: GridCell, tools: NewsTools): Promise<Looks | null> {
  const weather = await liveWeather(cell, tools);
  if (!weather) return null;
  return { present: outlookOf(weather, tools.clock()), stored: await readOutlooks(tools.db, placeNumber(cell)) };
}

/** Looks at each cell once. */
export const lookOnce = (tools: NewsTools): LookAt => lookAtCells((cell) => look(cell, tools));

/** The same, and what is new is written down: from now on somebody may be told of it. */
export const lookAndNote = (tools: NewsTools): LookAt =>
  lookAtCells(async (cell) => {
    const looks = await look(cell, tools);
    const [last] = looks?.stored ?? [];
    if (looks)
      await noteOutlook(tools.db, placeNumber(cell), { at: new Date(tools.clock()), hours: looks.present }, last);
    return looks;
  });

function lookAtCells(lookAt: LookAt): LookAt {
  const known = new LRUCache<number, Promise<Looks | null>>({ max: CELLS });
  return (cell) => {
    const number = placeNumber(cell);
    const looks = known.get(number) ?? lookAt(cell);
    known.set(number, looks);
    return looks;
  };
}
