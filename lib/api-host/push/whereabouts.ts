import { eq } from 'drizzle-orm';
import { relativeToCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { KstDate } from '@/lib/domain/kst';
import { getScheduledDay, type Holidays } from '@/lib/domain/my-day/schedule';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { myDays, notificationSettings, savedPlaces } from '../db/schema';
import { toSchedule } from '../shared/to-schedule';

/** Place and hours for which a push recommended an outfit. */
export interface Whereabouts {
  cell: GridCell;
  /** Hours of the user's schedule; undefined for the default hours of the category. */
  hours?: HourSpan[];
}

/** Returns the place and hours that the daily push of a date assumed, or null if the user has no alarm. */
export async function getWhereabouts(
  db: Database,
  userId: string,
  { date, holidays }: { date: KstDate; holidays: Holidays },
): Promise<Whereabouts | null> {
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
  const { spans } = getScheduledDay(toSchedule(row.plan, row.places, holidays), date);
  return { cell, ...(spans && { hours: relativeToCell(cell, spans) }) };
}
