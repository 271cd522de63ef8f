import type { TokenMessage } from 'firebase-admin/messaging';
import type { OutgoingPush } from '../push-transport';

/** Converts a push to an FCM message, whose `data` may contain text only. */
export function buildFcmMessage(token: string, { message, ttlSeconds }: OutgoingPush): TokenMessage {
  const { notification, fcmOptions } = message;
  const data = Object.fromEntries(Object.entries(message.data).map(([name, value]) => [name, String(value)]));
  const headers = { TTL: String(ttlSeconds), Urgency: 'normal', Topic: message.data.messageId };
  return { token, data, webpush: { headers, notification, ...(fcmOptions && { fcmOptions }) } };
}
