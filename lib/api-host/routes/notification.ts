import {
  getNotificationSetting,
  getPushSetup,
  saveFcmToken,
  saveNotificationSetting,
} from '@/lib/contract/notification';
import { memberOf } from '../accounts/identify-member';
import { SAVED_SETTING } from '../shared/limit-rules';
import { take } from '../shared/limits';
import { readSetting, saveSetting } from '../push/notification-setting';
import { keepToken } from '../push/push-tokens';
import { serve } from '../http/serve';

const SETUP_FRESH = 'public, max-age=3600';

export const notificationRoutes = [
  serve(getPushSetup, (_, { push }, context) => {
    context.header('cache-control', SETUP_FRESH);
    return push.setup();
  }),

  serve(getNotificationSetting, async (_, { accounts }, context) => ({
    setting: await readSetting(await accounts.database(), memberOf(context).userId),
  })),

  serve(saveNotificationSetting, async ({ body }, { accounts, regions }, context) => {
    const [db, nowMs, { userId }] = [await accounts.database(), accounts.clock(), memberOf(context)];
    await take({ db, nowMs }, { limit: SAVED_SETTING, subject: userId });
    await saveSetting(body, { db, userId, nowMs, regions });
    return {};
  }),

  serve(saveFcmToken, async ({ body }, { accounts, push }, context) => {
    const [db, nowMs, member] = [await accounts.database(), accounts.clock(), memberOf(context)];
    const accepted = push.accept(body.fcmToken);
    await take({ db, nowMs }, { limit: SAVED_SETTING, subject: member.userId });
    await keepToken(db, member, push.kind, accepted, nowMs);
    return {};
  }),
];
