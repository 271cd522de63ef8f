import { eq } from 'drizzle-orm';
import { relativeToCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getWeekday, type KstDate } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { myDays, notificationSettings, savedPlaces } from '../db/schema';
import { toWeek } from '../shared/to-week';

/** Place and hours for which a push recommended an outfit. */
export interface Whereabouts {
  cell: GridCell;
  /** Hours of the user's schedule; undefined for the default hours of the category. */
  hours?: HourSpan[];
}

/** Returns the place and hours that the daily push of a date assumed, or null if the user has no alarm. */
export async function getWhereabouts(db: Database, userId: string, date: KstDate): Promise<Whereabouts | null> {
  const setting = notificationSettings;
  const [row] = await db
    .select({ setting, plan: myDays.plan, places: savedPlaces.places })
    .from(setting)
    .leftJoin(myDays, eq(myDays.userId, setting.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, setting.userId))
    .where(eq(setting.userId, userId));
  if (!row?.setting.enabled) return null;
  const { nx, ny } = row.setting;
  const cell = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  const spans = toWeek(row.plan, row.places)?.[getWeekday(date)]?.spans;
  return { cell, ...(spans && { hours: relativeToCell(cell, spans) }) };
}
