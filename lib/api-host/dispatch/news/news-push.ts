import { isSameCell } from '@/lib/domain/alarm/alarm-draft';
import { composeNews } from '@/lib/domain/push/compose-news';
import { getMessages } from '@/lib/messages/get-messages';
import { AFTER_DAILY_MS, getHomeLink, type PushKindRecord } from '../push-kind';
import { enrolNews } from './enrol-news';
import { createOutlookReader } from './outlooks';
import { selectNews } from './select-news';

/** Optional second push when the forecast changes to rain, snow or cold after the daily push. */
export const newsPush: PushKindRecord = {
  enrolDelayMs: AFTER_DAILY_MS,
  enrol: enrolNews,
  isWanted: ({ setting }) => setting.newsEnabled,
  /** Returns null if the forecast has changed back or the user has seen it in the app since the claim was written. */
  async compose(recipient, claim, tools) {
    const { audience, placeName } = recipient;
    const nowMs = tools.clock();
    const news = await selectNews(recipient, createOutlookReader(tools), nowMs);
    if (!news) return null;
    const isElsewhere = !isSameCell(news.cell, audience.cell);
    const messages = getMessages(audience.language);
    const region = tools.regions.findCell(news.cell);
    const cellName = region ? messages.places.formatDistrict(region) : undefined;
    const facts = { news, nowMs, placeName: (isElsewhere ? null : placeName) ?? cellName, isElsewhere };
    return {
      notification: composeNews(facts, messages),
      categoryId: audience.categoryId,
      link: getHomeLink(recipient, claim),
      about: null,
      asks: null,
    };
  },
};
