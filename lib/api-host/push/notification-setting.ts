import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { NotificationSetting } from '@/lib/contract/notification';
import { mapOptionalPushes, pickEnabledPushes } from '@/lib/contract/optional-pushes';
import type { Region } from '@/lib/contract/region';
import { type CategoryId, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { problem } from '@/lib/contract/problem';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { notificationSettings, warningSettings } from '../db/schema';
import { requirePresentRegion, toPresentRegion } from '../region/present-region';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';
import { saveWarningSetting } from './warning-setting';

/** Returns the cell of a setting, or null for the default place. Throws `ApiError` INVALID_INPUT, OUTSIDE_SERVICE_AREA. */
function resolveCell({ latitude, longitude }: NotificationSetting, regions: RegionIndex): GridCell | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude';
    throw new ApiError('INVALID_INPUT', { fields: { [missing]: problem('pointIncomplete') } });
  }
  return toServedCell({ lat: latitude, lon: longitude }, regions);
}

/** Returns the present name of a setting's district, or null if it has none. Throws `ApiError` INVALID_INPUT. */
const resolveRegion = ({ region }: NotificationSetting, cell: GridCell | null, regions: RegionIndex): Region | null =>
  region ? requirePresentRegion(region, cell ?? DEFAULT_PLACE.cell, regions) : null;

/** Returns the present names of the district that a stored setting names; null if it names none. */
export function getSettingRegion(
  { nx, ny, sidonm, sggnm }: typeof notificationSettings.$inferSelect,
  regions: RegionIndex,
): Region | null {
  if (nx === null || ny === null || !sidonm || !sggnm) return null;
  return toPresentRegion({ sidonm, sggnm }, { nx, ny }, regions);
}

/** Returns a user's setting, with the present names of its district, or null if none was ever saved. */
export async function readSetting(
  db: Database,
  userId: string,
  regions: RegionIndex,
): Promise<NotificationSetting | null> {
  const [found] = await db
    .select({ row: notificationSettings, warnings: warningSettings })
    .from(notificationSettings)
    .leftJoin(warningSettings, eq(warningSettings.userId, notificationSettings.userId))
    .where(eq(notificationSettings.userId, userId));
  if (!found) return null;
  const { row, warnings } = found;
  const { minuteOfDay, enabled, categoryId, gender, nx, ny } = row;
  const centre = nx !== null && ny !== null ? getCellCentre({ nx, ny }) : null;
  const region = getSettingRegion(row, regions);
  return {
    hour: Math.floor(minuteOfDay / 60),
    minute: minuteOfDay % 60,
    dayOfWeek: 'EVERYDAY',
    enabled,
    // Safe: only ids that the contract allows are written.
    eventTypeId: categoryId as CategoryId,
    ...pickEnabledPushes(row),
    ...(warnings && { warnings: { from: warnings.fromGrade, atNight: warnings.atNight } }),
    ...(gender && { gender }),
    ...(centre && { latitude: centre.lat, longitude: centre.lon }),
    ...(region && { region }),
  };
}

export interface SettingContext {
  db: Database;
  userId: string;
  nowMs: number;
  regions: RegionIndex;
}

/**
 * Saves a user's setting. A disabled setting stores no place, as the location terms promise. A new time, or switching on,
 * applies from now: if the time has already passed today, the first push comes tomorrow. Throws `ApiError` INVALID_INPUT,
 * OUTSIDE_SERVICE_AREA.
 */
export async function saveSetting(setting: NotificationSetting, context: SettingContext): Promise<void> {
  const { db, userId, nowMs, regions } = context;
  const sent = resolveCell(setting, regions);
  const names = resolveRegion(setting, sent, regions);
  const cell = setting.enabled ? sent : null;
  const region = cell && names;
  const row = {
    enabled: setting.enabled,
    minuteOfDay: setting.hour * 60 + setting.minute,
    categoryId: setting.eventTypeId ?? DEFAULT_CATEGORY,
    gender: setting.gender ?? null,
    nx: cell?.nx ?? null,
    ny: cell?.ny ?? null,
    sidonm: region?.sidonm ?? null,
    sggnm: region?.sggnm ?? null,
    ...mapOptionalPushes((field) => setting.enabled && setting[field] === true),
  };
  const now = new Date(nowMs);
  // A user who saves the setting has the app open, and has therefore seen the present forecast.
  const openedAt = row.newsEnabled ? now : null;
  const opened = row.questionEnabled ? {} : { openedDate: null, openedOutfitId: null, openedTold: null };
  const isNewTime = sql`(${notificationSettings.enabled}, ${notificationSettings.minuteOfDay}) <> (excluded.enabled, excluded.minute_of_day)`;
  const holdsSince = sql`case when ${isNewTime} then excluded.holds_since else ${notificationSettings.holdsSince} end`;
  await db.transaction(async (tx) => {
    await tx
      .insert(notificationSettings)
      .values({ userId, ...row, holdsSince: now, openedAt })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...row, ...opened, holdsSince, openedAt } });
    await saveWarningSetting(tx, userId, setting.enabled ? setting.warnings : undefined, regions);
  });
}

/** Records that a user has seen the present forecast, if they want news of changes. */
export async function recordForecastSeen(db: Database, userId: string, nowMs: number): Promise<void> {
  const wantsNews = and(eq(notificationSettings.userId, userId), notificationSettings.newsEnabled);
  await db
    .update(notificationSettings)
    .set({ openedAt: new Date(nowMs) })
    .where(wantsNews);
}
