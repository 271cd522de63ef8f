import { and, eq, gt, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { cellText } from '@/lib/contract/hours-out';
import { GOOD_AS_NEW_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstHour, kstMinute } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { myDays, notificationSettings, savedPlaces } from '../db/schema';
import { weekOfRow } from '../shared/week-of-row';
import type { ComposeTools } from './compose-content';
import { isOurs } from './is-ours';
import { whenAndWhere } from './recipients';

/** So that weather which was fetched now is as good as new when it is told, and its cells are fetched over a while. */
const AHEAD_MS = GOOD_AS_NEW_MS - 2 * MINUTE_MS;
/** As many as providers are asked for at once. */
const AT_ONCE = 8;
const NOTED_MS = 60 * MINUTE_MS;
/** People who are read by one statement. */
const ROWS = 1_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface WarmTools extends Pick<ComposeTools, 'weather' | 'clock'> {
  db: Database;
  closing: AbortSignal;
}

/** The cells of some settings that are due, each once. */
async function cellsOf(db: Database, isDue: SQL | undefined): Promise<GridCell[]> {
  const { nx, ny } = notificationSettings;
  const cells = await db.selectDistinct({ nx, ny }).from(notificationSettings).where(isDue);
  return cells.map((cell) =>
    cell.nx !== null && cell.ny !== null ? { nx: cell.nx, ny: cell.ny } : DEFAULT_PLACE.cell,
  );
}

/** Those beside them that the days of their people lead to, each once. */
async function plannedCellsOf(db: Database, isDue: SQL | undefined, atMs: number): Promise<GridCell[]> {
  const found = new Map<string, GridCell>();
  const setting = notificationSettings;
  for (let after: string | undefined = NOBODY; after !== undefined;) {
    const rows = await db
      .select({ setting, plan: myDays.plan, places: savedPlaces.places })
      .from(setting)
      .innerJoin(myDays, eq(myDays.userId, setting.userId))
      .innerJoin(savedPlaces, eq(savedPlaces.userId, setting.userId))
      .where(and(isDue, gt(setting.userId, after)))
      .orderBy(setting.userId)
      .limit(ROWS);
    for (const row of rows)
      for (const { cell } of whenAndWhere(row.setting, weekOfRow(row.plan, row.places), atMs).hours ?? [])
        if (cell) found.set(cellText(cell), cell);
    after = rows.length < ROWS ? undefined : rows.at(-1)?.setting.userId;
  }
  return [...found.values()];
}

/** Fetches the weather of the cells whose people are told in eight minutes. Returns how many cells these are. */
export async function warmCells({ db, weather, clock, closing }: WarmTools): Promise<number> {
  const atMs = clock() + AHEAD_MS;
  // One instance warms for a minute.
  if (!(await isOurs(db, `warm:${Math.floor(atMs / MINUTE_MS)}`, atMs + NOTED_MS))) return 0;
  const { enabled, minuteOfDay } = notificationSettings;
  const isDue = and(enabled, eq(minuteOfDay, kstHour(atMs) * 60 + kstMinute(atMs)));
  const cells = [...(await cellsOf(db, isDue)), ...(await plannedCellsOf(db, isDue, atMs))];
  const left = [...cells];
  const lane = async () => {
    for (let cell = left.pop(); cell && !closing.aborted; cell = left.pop()) await weather.get(cell);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return cells.length;
}
