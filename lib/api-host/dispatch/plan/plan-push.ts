import { parseHourSpans } from '@/lib/contract/hour-spans';
import { addDays } from '@/lib/domain/kst';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import { findException } from '@/lib/domain/my-day/schedule';
import { isToldByDailyPush } from '@/lib/domain/push/plan-push';
import { toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { formatMemberOwner } from '../../outfit/audience';
import type { Claim } from '../claims';
import { AFTER_DAILY_MS, type PushKindRecord } from '../push-kind';
import type { Recipient } from '../recipients';
import { enrolPlans } from './enrol-plans';

/** Returns the plan of the day after a claim, if the user wants a push about it. */
function findWantedPlan({ schedule }: Recipient, { date }: Claim) {
  const plan = schedule && findException(schedule.myDay, addDays(date, 1));
  return plan?.wantsPush ? plan : null;
}

/** Optional push on the evening before a planned date, with the outfit for its hours, place and category. */
export const planPush: PushKindRecord = {
  enrolDelayMs: AFTER_DAILY_MS,
  enrol: enrolPlans,
  isWanted: (recipient, claim) =>
    findWantedPlan(recipient, claim) !== null && !isToldByDailyPush(recipient.setting.minuteOfDay),
  async compose(recipient, claim, { composer, clock }) {
    const plan = findWantedPlan(recipient, claim);
    if (!plan) return null;
    const { audience, schedule, setting, placeName, worn } = recipient;
    const nowMs = clock();
    const here = audience.cell;
    const wanted = toRequestedDay(plan.date, nowMs);
    const { hours, ...request } = getDayRequest({ schedule, here, nowMs, categoryId: audience.categoryId, wanted });
    const categoryId = request.categoryId ?? audience.categoryId;
    const spans = hours === undefined ? undefined : (parseHourSpans(hours) ?? undefined);
    const owner = formatMemberOwner(setting.userId);
    const { dressCode } = request;
    const isOwn = spans !== undefined || dressCode !== undefined;
    const planned = {
      ...{ ...audience, categoryId, day: wanted, hours: spans, dressCode },
      owner: isOwn ? owner : audience.owner,
    };
    const { notification, about } = await composer.compose(planned, { placeName, worn, planName: plan.name ?? null });
    return {
      notification,
      categoryId,
      link: `/home?category=${categoryId}&for=${plan.date}`,
      about,
      asks: null,
    };
  },
};
