import { composeNews } from '@/lib/domain/push/compose-news';
import { outlookOf } from '@/lib/domain/push/outlook';
import type { Database } from '../../db/database';
import { placeNumber } from '../../db/schema';
import type { PushContent } from '../compose-content';
import type { Recipient } from '../recipients';
import { liveWeather, type NewsTools } from './live-weather';
import { newsToTell } from './listener';
import { readOutlooks } from './outlook-rows';

/** What news somebody gets; null where it is none any more: the forecast changed back, or they have seen it meanwhile. */
export async function newsContent(
  { setting, audience, placeName }: Recipient,
  tools: NewsTools & { db: Database },
): Promise<PushContent | null> {
  const weather = setting.newsEnabled ? await liveWeather(audience.cell, tools) : null;
  if (!weather) return null;
  const nowMs = tools.clock();
  const stored = await readOutlooks(tools.db, placeNumber(setting));
  const news = newsToTell(setting, stored, outlookOf(weather, nowMs), nowMs);
  return news && composeNews({ news, nowMs, placeName: placeName ?? tools.regions.findCell(audience.cell)?.sggnm });
}
