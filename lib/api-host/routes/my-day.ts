import { getMyDay, saveMyDay } from '@/lib/contract/my-day';
import { getMember } from '../accounts/identify-member';
import { defineRoute, type Route } from '../http/define-route';
import { readMyDay, replaceMyDay } from '../my-day/my-day';
import { SETTING_CHANGE } from '../shared/limit-rules';
import type { Infrastructure } from '../shared/infrastructure';

type Dependencies = Pick<Infrastructure, 'database' | 'limits'>;

export const myDayRoutes: Route<Dependencies>[] = [
  defineRoute(getMyDay, async (_, { database }, context) => ({
    myDay: await readMyDay(await database(), getMember(context).userId),
  })),

  defineRoute(saveMyDay, async ({ body: { myDay } }, { database, limits }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    await replaceMyDay(await database(), userId, myDay);
    return {};
  }),
];
