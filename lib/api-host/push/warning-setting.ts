import { eq } from 'drizzle-orm';
import type { NotificationSetting } from '@/lib/contract/notification';
import type { Region } from '@/lib/contract/region';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { WarningPreference } from '@/lib/domain/push/warnings';
import type { Database } from '../db/database';
import { notificationSettings, savedPlaces, warningSettings } from '../db/schema';
import type { RegionIndex } from '../region/region-index';
import { findRegionRow } from '../region/region-table';

type Row = typeof warningSettings.$inferSelect;

/** Returns the sigungu of a code; null if the code does not exist. */
export const findArea = (code: number): Region | null => findRegionRow(String(code));

export const toWarningPreference = ({ fromGrade: from, atNight, areas }: Row): WarningPreference => ({
  from,
  atNight,
  areas,
});

/** Returns the sigungu of the alarm's place and of the saved places: those whose warnings the weather screen shows. */
async function findAreas(db: Database, userId: string, regions: RegionIndex): Promise<number[]> {
  const [row] = await db
    .select({ nx: notificationSettings.nx, ny: notificationSettings.ny, places: savedPlaces.places })
    .from(notificationSettings)
    .leftJoin(savedPlaces, eq(savedPlaces.userId, notificationSettings.userId))
    .where(eq(notificationSettings.userId, userId));
  if (!row) return [];
  const { nx, ny, places } = row;
  const cells = [nx === null || ny === null ? DEFAULT_PLACE.cell : { nx, ny }, ...(places ?? [])];
  return [...new Set(cells.flatMap((cell) => Number(regions.findCell(cell)?.code ?? []) || []))];
}

/** Saves which warnings a user wants; undefined for none. Call it after the place of the alarm was saved. */
export async function saveWarningSetting(
  db: Database,
  userId: string,
  preference: NotificationSetting['warnings'],
  regions: RegionIndex,
): Promise<void> {
  if (!preference) {
    await db.delete(warningSettings).where(eq(warningSettings.userId, userId));
    return;
  }
  const row = { fromGrade: preference.from, atNight: preference.atNight, areas: await findAreas(db, userId, regions) };
  await db
    .insert(warningSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: warningSettings.userId, set: row });
}

/** Updates the sigungu of a user who wants warnings, after the saved places have changed. */
export async function updateWarningAreas(db: Database, userId: string, regions: RegionIndex): Promise<void> {
  const areas = await findAreas(db, userId, regions);
  await db.update(warningSettings).set({ areas }).where(eq(warningSettings.userId, userId));
}
