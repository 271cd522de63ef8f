import type { PushMessage } from '@/lib/contract/push-message';

/** Marks a payload as declarative; the number of the RFC of Web Push. */
const DECLARATIVE = 8030;

/**
 * Adds the members by which a browser shows a push by itself if the worker fails (Declarative Web Push, w3c.github.io/push-api).
 * `mutable` still lets the worker show it first. The browser needs an absolute address, so without SITE_URL the message
 * stays as it is.
 */
export function toDeclarative(message: PushMessage): object {
  const { notification, data, fcmOptions } = message;
  if (!fcmOptions) return message;
  const { messageId: tag } = data;
  const declared = { ...notification, navigate: fcmOptions.link, tag, data };
  return { web_push: DECLARATIVE, mutable: true, ...message, notification: declared };
}
