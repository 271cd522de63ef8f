import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CategoryId } from '@/lib/contract/category';
import { getCalendarDate, type CalendarDate } from '@/lib/domain/calendar/calendar-date';
import type { ForecastBasis } from '@/lib/domain/calendar/feed-event';
import { getCalendarForecast } from '@/lib/domain/calendar/forecast-basis';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { KstDate } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { PlanAdvice } from '@/lib/domain/push/plan-change';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { isDayKnown } from '@/lib/domain/weather/complete-day';
import { toCellNumber, type notificationSettings } from '../../db/schema';
import { composeLook, type Look } from '../../outfit/look';
import { createMemberLookRequest } from '../../outfit/member-look';
import type { MemberSettings } from '../../outfit/member-settings';
import { waitForLiveWeather, type ComposeTools } from '../daily/composer';

/** A user with a planned date. */
export interface PlanOwner {
  setting: Pick<typeof notificationSettings.$inferSelect, 'userId' | 'nx' | 'ny' | 'categoryId'>;
  owner: MemberSettings;
}

export const getOwnCell = ({ setting: { nx, ny } }: PlanOwner): GridCell =>
  nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;

/** Cells in memory. */
const MAX_CELLS = 500;

/** Returns the same tools with weather that is read once for each cell, live if the provider responds in time. */
export function readWeatherOnce(tools: ComposeTools): ComposeTools {
  const live = waitForLiveWeather(tools);
  const known = new LRUCache<number, ReturnType<typeof live.get>>({ max: MAX_CELLS });
  return {
    ...tools,
    weather: {
      get(cell) {
        const number = toCellNumber(cell);
        const result = known.get(number) ?? live.get(cell);
        known.set(number, result);
        return result;
      },
    },
  };
}

/** Forecast of a planned date, with a function that chooses its outfit. */
export interface PlanForecast {
  planned: CalendarDate;
  basis: ForecastBasis;
  /** Hash of everything but the weather that decides the outfit. */
  settings: string;
  choose: () => Promise<Look>;
}

/** Reads the forecast for a planned date. Null if none is live yet, or the place is unknown. */
export async function readPlanForecast(
  plan: PlanOwner,
  date: KstDate,
  tools: ComposeTools,
): Promise<PlanForecast | null> {
  const { setting, owner } = plan;
  const nowMs = tools.clock();
  const planned = getCalendarDate(owner.schedule, date, {
    ...{ isPrivate: true, cell: getOwnCell(plan), holidays: await tools.readHolidays() },
    // Safe: only ids that the contract allows are written.
    categoryId: setting.categoryId as CategoryId,
  });
  const region = tools.regions.findCell(planned.cell);
  const result = await tools.weather.get(planned.cell);
  const { weather, isFallback, pending, stale } = result;
  const isLive = !isFallback && !pending && !stale && result.neighbourKm === undefined && !weather.source.usual;
  if (!region || !isLive || !isDayKnown(weather, date)) return null;
  const { gender, offsets, ageGroup, without } = owner;
  return {
    planned,
    basis: getCalendarForecast(weather, planned, nowMs).basis,
    settings: createHash('sha256')
      .update(JSON.stringify([planned, gender, offsets, without, ageGroup]))
      .digest('base64'),
    choose: () =>
      composeLook(createMemberLookRequest({ userId: setting.userId, region, owner }, planned, nowMs), result, tools),
  };
}

/** Returns the parts of a recommendation whose changes are told. */
export function toPlanAdvice({ outfit: { outfit }, feelsLikeRange }: Look, { hours }: ForecastBasis): PlanAdvice {
  const outermost = outfit.layers.at(-1);
  return {
    outer: outermost ? getGarment(outermost.garment).model.kind : null,
    wet: hours.some(([, , isWet]) => isWet === 1),
    ...feelsLikeRange,
  };
}
