import { kstDate } from '@/lib/domain/kst';
import { getHomeLink, type PushKindRecord } from '../push-kind';
import { getMinuteOfDay } from '../due';
import { enrolDaily } from './enrol-daily';

/** The day's recommendation, at the time that the user chose. */
export const dailyPush: PushKindRecord = {
  enrolDelayMs: 0,
  enrol: enrolDaily,
  // A user who has chosen another time since the claim was written gets a new claim for it.
  isWanted: ({ setting }, { dueAt, date }) =>
    kstDate(dueAt.getTime()) === date && getMinuteOfDay(dueAt.getTime()) === setting.minuteOfDay,
  async compose(recipient, claim, { composer }) {
    const { audience } = recipient;
    const { notification, about } = await composer.compose(audience, recipient);
    const link = getHomeLink(recipient, claim);
    return { notification, categoryId: audience.categoryId, link, about, asks: null };
  },
};
