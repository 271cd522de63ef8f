import type { OutgoingPush } from '../push-transport';

/** Builds the body of a request to `messages:send` of the FCM HTTP v1 API, whose `data` may contain text only. */
export function buildFcmMessage(token: string, { message, ttlSeconds }: OutgoingPush): string {
  const { notification, fcmOptions } = message;
  const data = Object.fromEntries(Object.entries(message.data).map(([name, value]) => [name, String(value)]));
  const headers = { TTL: String(ttlSeconds), Urgency: 'normal', Topic: message.data.messageId };
  const webpush = { headers, notification, ...(fcmOptions && { fcm_options: fcmOptions }) };
  return JSON.stringify({ message: { token, data, webpush } });
}
