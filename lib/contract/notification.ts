import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { gender } from './gender-field';
import { categoryId } from './outfit';
import { outfitId } from './outfit-id';
import { region } from './region';

const OWN = { access: 'member', cache: 'never' } as const;

const notificationSetting = z.object({
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
  dayOfWeek: z.literal('EVERYDAY'),
  enabled: z.boolean(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  /** How the person's own screens call the place; where it is left out, the middle of the cell names it. */
  region: region.optional(),
  eventTypeId: categoryId.optional(),
  gender: gender.optional(),
  /** Whether one more push may come on a day: news of rain, snow or cold that the last one did not tell. */
  newsEnabled: z.boolean().optional(),
  /** Whether the evening may ask how a day's outfit felt, where the push that told it was opened. */
  questionEnabled: z.boolean().optional(),
});

export type NotificationSetting = z.infer<typeof notificationSetting>;

/** An addition to the specification's calls: the host's copy is the truth, the browser's only a copy of it. */
export const getNotificationSetting = defineCall({
  id: 'getNotificationSetting',
  method: 'GET',
  path: '/api/v1/notification-setting',
  summary: "One's own daily notification; null where none was ever saved.",
  ...OWN,
  response: z.object({ setting: notificationSetting.nullable() }),
});

export const saveNotificationSetting = defineCall({
  id: 'saveNotificationSetting',
  method: 'POST',
  path: '/api/v1/notification-setting',
  summary: "One's own daily notification; enabled: false stops it at once.",
  ...OWN,
  body: notificationSetting,
  response: emptyResponse,
});

/** An addition to the specification's calls. */
export const noteOpening = defineCall({
  id: 'noteOpening',
  method: 'POST',
  path: '/api/v1/notification-setting/opening',
  summary: 'The present forecast has been seen in the app: it is no news any more. Nothing is stored without news on.',
  ...OWN,
  response: emptyResponse,
});

/** An addition to the specification's calls. */
export const noteOpenedPush = defineCall({
  id: 'noteOpenedPush',
  method: 'POST',
  path: '/api/v1/notification-setting/opened-push',
  summary:
    'The push was opened that told the outfit of a date: the evening may ask about it. Nothing is stored for who is not to be asked.',
  ...OWN,
  body: z.object({
    outfitId,
    /** The KST date that the outfit is for. */
    date: z.iso.date(),
  }),
  response: emptyResponse,
});

/** What Firebase's console gives for a web app, as far as push needs it. */
export const firebaseWebConfig = z.object({
  apiKey: z.string(),
  appId: z.string(),
  projectId: z.string(),
  messagingSenderId: z.string(),
  measurementId: z.string().optional(),
});
export type FirebaseWebConfig = z.infer<typeof firebaseWebConfig>;

/** What a browser needs to register for pushes: Firebase's own configuration, or the key of standard Web Push. */
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

/** An addition to the specification's calls. */
export const getPushSetup = defineCall({
  id: 'getPushSetup',
  method: 'GET',
  path: '/api/v1/push-setup',
  summary: 'How this host pushes, and the public keys that a browser needs for it.',
  access: 'anyone',
  cache: 'as-answered',
  response: pushSetup,
});

/** For standard Web Push the token is the JSON of the browser's `PushSubscription`. */
export const saveFcmToken = defineCall({
  id: 'saveFcmToken',
  method: 'POST',
  path: '/api/v1/fcm-token',
  summary: 'Where to push to while this session lives; a token has one owner, the last who saved it.',
  ...OWN,
  body: z.object({ fcmToken: z.string().min(1).max(4_096) }),
  response: emptyResponse,
});
