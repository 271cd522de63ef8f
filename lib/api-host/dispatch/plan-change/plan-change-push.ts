import { and, eq } from 'drizzle-orm';
import { getCategory } from '@/lib/contract/category';
import { kstDate } from '@/lib/domain/kst';
import { findException } from '@/lib/domain/my-day/schedule';
import { composePlanChange } from '@/lib/domain/push/compose-plan-change';
import { listPlanChanges } from '@/lib/domain/push/plan-change';
import { getMessages } from '@/lib/messages/get-messages';
import { planAdvice } from '../../db/schema';
import { readMemberSettings } from '../../outfit/member-settings';
import { AFTER_DAILY_MS, type PushKindRecord } from '../push-kind';
import { enrolPlanChanges } from './enrol-plan-changes';
import { readPlanForecast, readWeatherOnce } from './plan-advice';

/** Push when the advice about a planned date has changed materially, for users who want the push of the evening before. */
export const planChangePush: PushKindRecord = {
  enrolDelayMs: AFTER_DAILY_MS,
  enrol: enrolPlanChanges,
  isWanted: ({ schedule }, { date }) =>
    schedule?.myDay.exceptions?.some((each) => each.wantsPush === true && each.date > date) ?? false,
  /** Returns null if the plan has been changed or removed since. */
  async compose({ setting, audience }, claim, tools) {
    const { userId } = setting;
    const where = and(eq(planAdvice.userId, userId), eq(planAdvice.changedOn, claim.date));
    const [change] = await tools.db.select().from(planAdvice).where(where);
    if (!change?.before) return null;
    const nowMs = tools.clock();
    const owner = await readMemberSettings(tools.db, userId, nowMs, await tools.readHolidays());
    const exception = owner.schedule && findException(owner.schedule.myDay, change.date);
    const forecast =
      exception?.wantsPush && (await readPlanForecast({ setting, owner }, change.date, readWeatherOnce(tools)));
    if (!forecast || forecast.settings !== change.settings) return null;
    const { outfit, categoryId } = await forecast.choose();
    const messages = getMessages(audience.language);
    const text = composePlanChange(
      {
        ...{ today: kstDate(nowMs), date: change.date, items: outfit.items.map(({ name }) => name) },
        name: exception.name ?? messages.categories[getCategory(categoryId).key],
        changes: listPlanChanges(change.before, change.advice),
      },
      messages,
    );
    return {
      notification: { ...text, image: await tools.pictures.getUrl(outfit.picture.id, nowMs) },
      categoryId,
      link: `/home?category=${categoryId}&for=${change.date}`,
      about: null,
      asks: null,
    };
  },
};
