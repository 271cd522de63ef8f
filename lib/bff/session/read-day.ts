import { cookies } from 'next/headers';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { DAY_REQUEST_COOKIE, getDayRequest, parseDayRequest, type DayRequest } from '@/lib/domain/my-day/day-request';
import { parseWeek, WEEK_COOKIE } from '@/lib/domain/my-day/week';

/**
 * Returns the requested day and hours of a page in a cell, and the current time: as the page variant states them, else by
 * the browser's week.
 */
export async function readDay(here: GridCell): Promise<{ request: DayRequest; atMs: number }> {
  const sent = await cookies();
  const week = parseWeek(sent.get(WEEK_COOKIE)?.value);
  const atMs = Date.now();
  const request = parseDayRequest(sent.get(DAY_REQUEST_COOKIE)?.value) ?? getDayRequest({ week, here, nowMs: atMs });
  return { request, atMs };
}
