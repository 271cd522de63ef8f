import type { PushMessage } from '@/lib/contract/push-message';
import { getFeelingButtons, isFeeling, sendFeeling, type NotificationButton } from './feeling-buttons';
import { postToApi } from './api-call';
import { readMessages } from './language';
import { parsePush, toPayload } from './push-payload';
import { worker } from './scope';
import { renewSubscription, type SubscriptionChange } from './subscription';
import { openInWindow, showInFocusedWindow } from './windows';

/** TypeScript's DOM types lack `image` and `actions`, because not all browsers have them. */
type ShowOptions = NotificationOptions & { image?: string; actions?: NotificationButton[] };

const getMaxButtons = (): number => (Notification as unknown as { maxActions?: number }).maxActions ?? 0;

const LOOK = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

async function show({ notification: { title, body, image, icon, lang }, data }: PushMessage): Promise<void> {
  const { language, messages } = await readMessages();
  const actions = data.asks ? getFeelingButtons(getMaxButtons(), messages) : [];
  const options: ShowOptions = {
    ...LOOK,
    ...(icon && { icon }),
    lang: lang ?? language,
    body,
    image,
    data,
    tag: data.messageId,
    actions,
  };
  return worker.registration.showNotification(title, options);
}

/** Shows a notification for a push that cannot be parsed. Browsers require a notification for each push. */
async function showFallback(): Promise<void> {
  const { language: lang, messages } = await readMessages();
  const { title, body } = messages.fallback;
  return worker.registration.showNotification(title, {
    ...LOOK,
    lang,
    body,
    tag: 'something-new',
    data: { link: '/home' },
  });
}

/** A push that the browser could show by itself has no data but the notification that it would show. */
type PushArrival = PushEvent & { notification?: Notification | null };

function parsePayload({ data, notification }: PushArrival): unknown {
  try {
    return data?.json() ?? toPayload(notification);
  } catch {
    return toPayload(notification);
  }
}

/**
 * Shows each push in the focused window if that window confirms it, else as a notification. A repeated one replaces the first, because both have the
 * same tag. Browsers revoke the subscription of a site whose pushes show nothing, so no error may prevent a notification.
 */
async function receive(event: PushArrival): Promise<void> {
  const message = parsePush(parsePayload(event), worker.location.origin);
  if (!message) return showFallback();
  const isInApp = await showInFocusedWindow({ type: 'push', message }).catch(() => false);
  if (!isInApp) await show(message).catch(showFallback);
}

type PressedData = Partial<PushMessage['data']>;

/** Lets the evening question ask about the outfit of an opened push. Failures are ignored. */
async function reportOpened({ outfitId, outfitDate: date, outfitTold: told, asks }: PressedData): Promise<void> {
  if (!outfitId || asks) return;
  await postToApi('/api/v1/notification-setting/opened-push', { outfitId, date, told }).catch(() => undefined);
}

/** Handles a tap. A button sends the feeling without a window; if that fails, and for all other taps, the app opens. */
async function follow(pressed: PressedData | null, action: string): Promise<void> {
  if (pressed?.asks && isFeeling(action) && (await sendFeeling(action, pressed))) return;
  await Promise.all([openInWindow(pressed?.link), reportOpened(pressed ?? {})]);
}

export function listenForPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(receive(event)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(follow(event.notification.data as PressedData | null, event.action));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renewSubscription(change, worker.registration.pushManager));
  });
}
