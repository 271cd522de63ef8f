import { z } from 'zod';
import { done } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { eventTypeId, gender } from './outfit';

const OWN = { access: 'member', cache: 'never' } as const;

export const notificationSetting = z.object({
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
  dayOfWeek: z.literal('EVERYDAY'),
  enabled: z.boolean(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  eventTypeId: eventTypeId.optional(),
  gender: gender.optional(),
});

export const saveNotificationSetting = defineCall({
  id: 'saveNotificationSetting',
  method: 'POST',
  path: '/api/v1/notification-setting',
  summary: "One's own daily notification; enabled: false stops it at once.",
  ...OWN,
  body: notificationSetting,
  response: done,
});

export const saveFcmToken = defineCall({
  id: 'saveFcmToken',
  method: 'POST',
  path: '/api/v1/fcm-token',
  summary: 'Where to push to; a token has one owner, the last who saved it.',
  ...OWN,
  body: z.object({ fcmToken: z.string().min(1).max(4_096) }),
  response: done,
});
