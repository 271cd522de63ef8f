import { eq } from 'drizzle-orm';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { sendOutfitFeedback } from '@/lib/contract/feedback';
import { hoursSeenFrom, type OutSpan } from '@/lib/contract/hours-out';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { weekdayOf } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { myDays, notificationSettings, savedPlaces } from '../db/schema';
import type { HostDependencies } from '../dependencies';
import { weekOfRow } from '../dispatch/recipients';
import { servedCell } from '../weather/weather-at';
import { hoursOf } from './choose-as-asked';

type Answer = ParsedInput<typeof sendOutfitFeedback>['body'];

interface Whereabouts {
  cell: GridCell;
  /** The person's own hours out; undefined for those of the category. */
  hours?: OutSpan[];
}

const missing = (field: string) => new ApiError('INVALID_INPUT', { fields: { [field]: '꼭 필요한 값이에요.' } });

/** Where the push that told it took the person to be: the alarm's place and the day of their own. */
async function asTheAlarmSays(db: Database, userId: string, { date }: Answer): Promise<Whereabouts> {
  const [row] = await db
    .select({ setting: notificationSettings, plan: myDays.plan, places: savedPlaces.places })
    .from(notificationSettings)
    .leftJoin(myDays, eq(myDays.userId, notificationSettings.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, notificationSettings.userId))
    .where(eq(notificationSettings.userId, userId));
  if (!row?.setting.enabled) throw missing('latitude');
  const { nx, ny } = row.setting;
  const cell = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  const spans = weekOfRow(row.plan, row.places)?.[weekdayOf(date)]?.spans;
  return { cell, ...(spans && { hours: hoursSeenFrom(cell, spans) }) };
}

/**
 * Where and in which hours an outfit was worn: as the answer says, or the alarm where it comes from a notification, which
 * knows of no place. Throws `ApiError` INVALID_INPUT for half a point, or none without an alarm; OUTSIDE_SERVICE_AREA.
 */
export async function whereWorn(
  answer: Answer,
  { db, userId }: { db: Database; userId: string },
  host: HostDependencies,
): Promise<Whereabouts> {
  const { latitude: lat, longitude: lon, hours } = answer;
  if (lat === undefined && lon === undefined) return asTheAlarmSays(db, userId, answer);
  if (lat === undefined) throw missing('latitude');
  if (lon === undefined) throw missing('longitude');
  const cell = servedCell({ lat, lon }, host);
  return { cell, hours: hoursOf(hours, cell) };
}
