import { isSameCell } from '@/lib/domain/alarm/alarm-draft';
import { composeNews } from '@/lib/domain/push/compose-news';
import type { PushContent } from '../compose-content';
import type { Recipient } from '../recipients';
import { selectNews } from './select-news';
import { createOutlookReader, type NewsTools } from './outlooks';

/** What news somebody gets; null where it is none any more: the forecast changed back, or they have seen it meanwhile. */
export async function composeNewsContent(recipient: Recipient, tools: NewsTools): Promise<PushContent | null> {
  const { setting, audience, placeName } = recipient;
  if (!setting.newsEnabled) return null;
  const nowMs = tools.clock();
  const news = await selectNews(recipient, createOutlookReader(tools), nowMs);
  if (!news) return null;
  const ownName = isSameCell(news.cell, audience.cell) ? placeName : null;
  return composeNews({ news, nowMs, placeName: ownName ?? tools.regions.findCell(news.cell)?.sggnm });
}
