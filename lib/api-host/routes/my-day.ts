import { getMyDay, saveMyDay } from '@/lib/contract/my-day';
import { memberOf } from '../accounts/identify-member';
import { serve } from '../http/serve';
import { readMyDay, replaceMyDay } from '../my-day/my-day';
import { SAVED_SETTING } from '../shared/limit-rules';

export const myDayRoutes = [
  serve(getMyDay, async (_, { database }, context) => ({
    myDay: await readMyDay(await database(), memberOf(context).userId),
  })),

  serve(saveMyDay, async ({ body: { myDay } }, { database, limits }, context) => {
    const { userId } = memberOf(context);
    await limits.take({ limit: SAVED_SETTING, subject: userId });
    await replaceMyDay(await database(), userId, myDay);
    return {};
  }),
];
