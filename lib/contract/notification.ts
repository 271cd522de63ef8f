import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { gender } from './gender-field';
import { mapOptionalPushes } from './optional-pushes';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { problem } from './problem';
import { region } from './region';
import { toldOutfit } from './told-field';
import { WARNING_GRADE_LIST } from './weather-warnings';

const OWN = { access: 'member', cache: 'never' } as const;

const notificationSetting = z.object({
  hour: z.int().min(0, problem('hourOutOfRange')).max(23, problem('hourOutOfRange')),
  minute: z.int().min(0, problem('minuteOutOfRange')).max(59, problem('minuteOutOfRange')),
  dayOfWeek: z.literal('EVERYDAY'),
  enabled: z.boolean(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  /** Place name on the user's screens. Default: the district at the centre of the cell. */
  region: region.optional(),
  eventTypeId: categoryId.optional(),
  gender: gender.optional(),
  ...mapOptionalPushes(() => z.boolean().optional()),
  /**
   * Pushes when a weather warning (기상특보) of at least this grade is raised or ends at the alarm's place or a saved place.
   * `atNight`: in quiet hours (22:00 to 07:00 KST) only a new 경보 is sent, and only if true. Missing for none.
   */
  warnings: z.object({ from: z.enum(WARNING_GRADE_LIST), atNight: z.boolean() }).optional(),
});

export type NotificationSetting = z.infer<typeof notificationSetting>;

/** The browser only caches the setting; the host's version is authoritative. */
export const getNotificationSetting = defineCall({
  id: 'getNotificationSetting',
  method: 'GET',
  path: '/api/v1/notification-setting',
  summary: "Returns the member's notification setting; null if none was saved.",
  ...OWN,
  response: z.object({ setting: notificationSetting.nullable() }),
});

export const saveNotificationSetting = defineCall({
  id: 'saveNotificationSetting',
  method: 'POST',
  path: '/api/v1/notification-setting',
  summary: "Saves the member's notification setting. enabled: false stops pushes at once.",
  ...OWN,
  errors: ['OUTSIDE_SERVICE_AREA'],
  body: notificationSetting,
  response: emptyResponse,
});

export const noteOpening = defineCall({
  id: 'noteOpening',
  method: 'POST',
  path: '/api/v1/notification-setting/opening',
  summary:
    'Records that the member has seen the current forecast in the app, so it is no longer news. No effect without newsEnabled.',
  ...OWN,
  response: emptyResponse,
});

export const noteOpenedPush = defineCall({
  id: 'noteOpenedPush',
  method: 'POST',
  path: '/api/v1/notification-setting/opened-push',
  summary:
    'Records that the member opened the daily push of a date, so the evening question may ask about its outfit. No effect without questionEnabled.',
  ...OWN,
  errors: ['NOT_FOUND'],
  body: z.object({
    outfitId,
    /** KST date of the outfit. */
    date: z.iso.date(),
    /** `outfitTold` of the push. */
    told: toldOutfit.optional(),
  }),
  response: emptyResponse,
});

/** Firebase configuration of the web app, as far as push and analytics need it. */
export const firebaseWebConfig = z.object({
  apiKey: z.string(),
  appId: z.string(),
  projectId: z.string(),
  messagingSenderId: z.string(),
  measurementId: z.string().optional(),
});
export type FirebaseWebConfig = z.infer<typeof firebaseWebConfig>;

export const pushSetup = z.discriminatedUnion('transport', [
  z.object({
    transport: z.literal('fcm'),
    firebase: firebaseWebConfig,
    vapidKey: z.string(),
  }),
  z.object({
    transport: z.literal('web-push'),
    /** Base64url of the uncompressed P-256 point. */
    publicKey: z.string(),
  }),
]);
export type PushSetup = z.infer<typeof pushSetup>;

export const getPushSetup = defineCall({
  id: 'getPushSetup',
  method: 'GET',
  path: '/api/v1/push-setup',
  summary: 'Returns the push transport of this host and its public keys.',
  access: 'anyone',
  cache: 'as-answered',
  response: pushSetup,
});

/** With standard Web Push, the token is the JSON of the browser's `PushSubscription`. */
export const saveFcmToken = defineCall({
  id: 'saveFcmToken',
  method: 'POST',
  path: '/api/v1/fcm-token',
  summary:
    'Saves the push token of this device for the lifetime of the session. A token belongs to the last member who saved it.',
  ...OWN,
  body: z.object({ fcmToken: z.string().min(1).max(4_096) }),
  response: emptyResponse,
});
