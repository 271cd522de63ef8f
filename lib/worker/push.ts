import type { PushMessage } from '@/lib/contract/push-message';
import { readPush } from './push-payload';
import { worker } from './scope';
import { isFirstSight } from './shown-messages';
import { renewSubscription, type SubscriptionChange } from './subscription';
import { openInWindow, tellWindowInFront } from './windows';

/** `image` is missing in the DOM's types: not every browser draws it. */
type Options = NotificationOptions & { image?: string };

const LOOK = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', lang: 'ko' };

/** What is shown for a push that cannot be read: browsers want to see a notification for each of them. */
const SOMETHING_NEW = { title: '오늘의 옷차림이 도착했어요', body: '눌러서 날씨와 코디를 확인해 보세요.' };

function show({ notification: { title, body, image, icon }, data }: PushMessage): Promise<void> {
  const options: Options = { ...LOOK, ...(icon && { icon }), body, image, data, tag: data.messageId };
  return worker.registration.showNotification(title, options);
}

const showSomethingNew = () =>
  worker.registration.showNotification(SOMETHING_NEW.title, {
    ...LOOK,
    body: SOMETHING_NEW.body,
    tag: 'something-new',
    data: { link: '/home' },
  });

function payloadOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function receive(data: PushMessageData | null): Promise<void> {
  const message = readPush(payloadOf(data), worker.location.origin);
  if (!message) return showSomethingNew();
  if (!(await isFirstSight(message.data.messageId))) return showAgain(message);
  if (!(await tellWindowInFront({ type: 'push', message }))) await show(message);
}

/** A second arrival takes the place of the first, silently; one that was answered or swept away stays away. */
async function showAgain(message: PushMessage): Promise<void> {
  const shown = await worker.registration.getNotifications({ tag: message.data.messageId });
  if (shown.length > 0) await show(message);
}

export function listenForPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openInWindow((event.notification.data as { link?: unknown } | null)?.link));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renewSubscription(change, worker.registration.pushManager));
  });
}
