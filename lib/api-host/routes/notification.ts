import {
  getNotificationSetting,
  getPushSetup,
  noteOpenedPush,
  noteOpening,
  saveFcmToken,
  saveNotificationSetting,
} from '@/lib/contract/notification';
import { kstDate } from '@/lib/domain/kst';
import { getMember } from '../accounts/identify-member';
import { recordLocationUse } from '../own-data/location-uses';
import { SETTING_CHANGE } from '../shared/limit-rules';
import { recordForecastSeen, readSetting, saveSetting } from '../push/notification-setting';
import { recordOpenedPush } from '../push/opened-push';
import { saveToken } from '../push/push-tokens';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { PushTransport } from '../push/push-transport';

const SETUP_FRESH = 'public, max-age=3600';

interface Dependencies
  extends Pick<Infrastructure, 'database' | 'clock' | 'limits'>, Pick<OutfitDependencies, 'outfits' | 'regions'> {
  push: PushTransport;
}

export const notificationRoutes: Route<Dependencies>[] = [
  defineRoute(getPushSetup, (_, { push }, context) => {
    context.header('cache-control', SETUP_FRESH);
    return push.setup();
  }),

  defineRoute(getNotificationSetting, async (_, { database, regions }, context) => ({
    setting: await readSetting(await database(), getMember(context).userId, regions),
  })),

  defineRoute(saveNotificationSetting, async ({ body }, { database, clock, limits, regions }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    const db = await database();
    await saveSetting(body, { db, userId, nowMs: clock(), regions });
    if (body.enabled && body.latitude !== undefined)
      await recordLocationUse(db, { userId, purpose: 'alarm', nowMs: clock() });
    return {};
  }),

  defineRoute(noteOpening, async (_, { database, clock, limits }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    await recordForecastSeen(await database(), userId, clock());
    return {};
  }),

  defineRoute(noteOpenedPush, async ({ body }, host, context) => {
    const { userId } = getMember(context);
    await host.limits.take({ limit: SETTING_CHANGE, subject: userId });
    await recordOpenedPush(body, {
      db: await host.database(),
      userId,
      today: kstDate(host.clock()),
      outfits: host.outfits,
    });
    return {};
  }),

  defineRoute(saveFcmToken, async ({ body }, { database, clock, limits, push }, context) => {
    const member = getMember(context);
    const accepted = push.accept(body.fcmToken);
    await limits.take({ limit: SETTING_CHANGE, subject: member.userId });
    await saveToken(await database(), { member, transport: push.kind, accepted, nowMs: clock() });
    return {};
  }),
];
