import type { PushMessage } from '@/lib/contract/push-message';
import { getFeelingButtons, isFeeling, sendFeeling, type NotificationButton } from './feeling-buttons';
import { postToApi } from './api-call';
import { parsePush } from './push-payload';
import { worker } from './scope';
import { recordMessage } from './shown-messages';
import { renewSubscription, type SubscriptionChange } from './subscription';
import { openInWindow, postToFocusedWindow } from './windows';

/** TypeScript's DOM types lack `image` and `actions`, because not all browsers have them. */
type ShowOptions = NotificationOptions & { image?: string; actions?: NotificationButton[] };

const getMaxButtons = (): number => (Notification as unknown as { maxActions?: number }).maxActions ?? 0;

const LOOK = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', lang: 'ko' };

/** Notification for a push that cannot be parsed. Browsers require a notification for each push. */
const FALLBACK = { title: '오늘의 옷차림이 도착했어요', body: '눌러서 날씨와 코디를 확인해 보세요.' };

function show({ notification: { title, body, image, icon }, data }: PushMessage): Promise<void> {
  const actions = data.asks ? getFeelingButtons(getMaxButtons()) : [];
  const options: ShowOptions = { ...LOOK, ...(icon && { icon }), body, image, data, tag: data.messageId, actions };
  return worker.registration.showNotification(title, options);
}

const showFallback = () =>
  worker.registration.showNotification(FALLBACK.title, {
    ...LOOK,
    body: FALLBACK.body,
    tag: 'something-new',
    data: { link: '/home' },
  });

function parsePayload(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function receive(data: PushMessageData | null): Promise<void> {
  const message = parsePush(parsePayload(data), worker.location.origin);
  if (!message) return showFallback();
  if (!(await recordMessage(message.data.messageId))) return showAgain(message);
  if (!(await postToFocusedWindow({ type: 'push', message }))) await show(message);
}

/** Replaces a repeated push silently. If the user has closed its notification, it is not shown again. */
async function showAgain(message: PushMessage): Promise<void> {
  const shown = await worker.registration.getNotifications({ tag: message.data.messageId });
  if (shown.length > 0) await show(message);
}

type PressedData = Partial<PushMessage['data']>;

/** Lets the evening question ask about the outfit of an opened push. Failures are ignored. */
async function reportOpened({ outfitId, outfitDate: date, asks }: PressedData): Promise<void> {
  if (!outfitId || asks) return;
  await postToApi('/api/v1/notification-setting/opened-push', { outfitId, date }).catch(() => undefined);
}

/** Handles a tap. A button sends the feeling without a window; if that fails, and for all other taps, the app opens. */
async function follow(pressed: PressedData | null, action: string): Promise<void> {
  if (pressed?.asks && isFeeling(action) && (await sendFeeling(action, pressed))) return;
  await Promise.all([openInWindow(pressed?.link), reportOpened(pressed ?? {})]);
}

export function listenForPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(follow(event.notification.data as PressedData | null, event.action));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renewSubscription(change, worker.registration.pushManager));
  });
}
