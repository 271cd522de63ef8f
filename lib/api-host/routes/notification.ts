import {
  getNotificationSetting,
  getPushSetup,
  noteOpenedPush,
  noteOpening,
  saveFcmToken,
  saveNotificationSetting,
} from '@/lib/contract/notification';
import { kstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { SAVED_SETTING } from '../shared/limit-rules';
import { recordForecastSeen, readSetting, saveSetting } from '../push/notification-setting';
import { recordOpenedPush } from '../push/opened-push';
import { saveToken } from '../push/push-tokens';
import { serve } from '../http/serve';

const SETUP_FRESH = 'public, max-age=3600';

export const notificationRoutes = [
  serve(getPushSetup, (_, { push }, context) => {
    context.header('cache-control', SETUP_FRESH);
    return push.setup();
  }),

  serve(getNotificationSetting, async (_, { database }, context) => ({
    setting: await readSetting(await database(), memberOf(context).userId),
  })),

  serve(saveNotificationSetting, async ({ body }, { database, clock, limits, regions }, context) => {
    const { userId } = memberOf(context);
    await limits.take({ limit: SAVED_SETTING, subject: userId });
    await saveSetting(body, { db: await database(), userId, nowMs: clock(), regions });
    return {};
  }),

  serve(noteOpening, async (_, { database, clock, limits }, context) => {
    const { userId } = memberOf(context);
    await limits.take({ limit: SAVED_SETTING, subject: userId });
    await recordForecastSeen(await database(), userId, clock());
    return {};
  }),

  serve(noteOpenedPush, async ({ body }, host, context) => {
    const { userId } = memberOf(context);
    await host.limits.take({ limit: SAVED_SETTING, subject: userId });
    await recordOpenedPush(body, {
      db: await host.database(),
      userId,
      today: kstDate(host.clock()),
      outfits: host.outfits,
    });
    return {};
  }),

  serve(saveFcmToken, async ({ body }, { database, clock, limits, push }, context) => {
    const member = memberOf(context);
    const accepted = push.accept(body.fcmToken);
    await limits.take({ limit: SAVED_SETTING, subject: member.userId });
    await saveToken(await database(), { member, transport: push.kind, accepted, nowMs: clock() });
    return {};
  }),
];
