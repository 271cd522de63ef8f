import { and, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { GOOD_AS_NEW_MS } from '@/lib/contract/weather-freshness';
import { kstHour, kstMinute } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Database } from '../db/database';
import { notificationSettings } from '../db/schema';
import type { ComposeTools } from './compose-content';
import { isOurs } from './is-ours';

/** So that weather which was fetched now is as good as new when it is told, and its cells are fetched over a while. */
const AHEAD_MS = GOOD_AS_NEW_MS - 2 * MINUTE_MS;
/** As many as providers are asked for at once. */
const AT_ONCE = 8;
const NOTED_MS = 60 * MINUTE_MS;

interface WarmTools extends Pick<ComposeTools, 'weather' | 'clock'> {
  db: Database;
  closing: AbortSignal;
}

/** Fetches the weather of the cells whose people are told in eight minutes. Returns how many cells these are. */
export async function warmCells({ db, weather, clock, closing }: WarmTools): Promise<number> {
  const atMs = clock() + AHEAD_MS;
  // One instance warms for a minute.
  if (!(await isOurs(db, `warm:${Math.floor(atMs / MINUTE_MS)}`, atMs + NOTED_MS))) return 0;
  const { enabled, minuteOfDay, nx, ny } = notificationSettings;
  const isDue = and(enabled, eq(minuteOfDay, kstHour(atMs) * 60 + kstMinute(atMs)));
  const cells = await db.selectDistinct({ nx, ny }).from(notificationSettings).where(isDue);
  const left = [...cells];
  const lane = async () => {
    for (let cell = left.pop(); cell && !closing.aborted; cell = left.pop())
      await weather.get(cell.nx !== null && cell.ny !== null ? { nx: cell.nx, ny: cell.ny } : DEFAULT_PLACE.cell);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return cells.length;
}
