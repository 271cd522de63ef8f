import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { getLastWornDate } from '@/lib/domain/worn';
import { RECONNECTING } from './account-steps';
import { createMember, send } from './member-steps';
import { expect, firstVisit, test } from './pwa-fixtures';

const MESSAGE = {
  notification: { title: '오늘은 12~18°', body: '아침에는 가벼운 재킷이 필요해요.' },
  data: { messageId: 'm-1', eventTypeId: '4', date: '2026-11-21', link: '/home?category=4' },
};

const OPENED_PUSH = '/api/v1/notification-setting/opened-push';

interface Shown {
  title: string;
  body: string;
  tag: string;
}

interface Phone {
  worker: Worker;
  push: (payload: string) => Promise<void>;
  shown: () => Promise<Shown[]>;
  /** Opens another site, so that no window of the app is in front: every page of a test counts as focused. */
  lookAway: () => Promise<void>;
  /** Closes all notifications. */
  sweep: () => Promise<void>;
}

/** Returns a function that returns the id of the worker's registration, to which the browser's push service would deliver. */
async function followRegistration(session: CDPSession, origin: string): Promise<() => string> {
  let id: string | undefined;
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const isOurs = (each: (typeof registrations)[number]) => !each.isDeleted && each.scopeURL.startsWith(origin);
    id = registrations.findLast(isOurs)?.registrationId ?? id;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => id).toBeDefined();
  return () => id!;
}

async function createPhone(page: Page, context: BrowserContext, origin: string): Promise<Phone> {
  await context.grantPermissions(['notifications'], { origin });
  await firstVisit(page);
  const session = await context.newCDPSession(page);
  const getRegistrationId = await followRegistration(session, origin);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return {
    worker,
    push: async (data) =>
      void (await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: getRegistrationId(),
        data,
      })),
    shown: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScope;
        const all = await scope.registration.getNotifications();
        return all.map(({ title, body, tag }) => ({ title, body, tag }));
      }),
    lookAway: async () => {
      await page.goto(`http://127.0.0.1:${PORTS.live}/offline.html`);
      const windows = () =>
        worker.evaluate(async () => {
          const scope = self as unknown as ServiceWorkerGlobalScope;
          return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
        });
      await expect.poll(windows).toBe(0);
    },
    sweep: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScope;
        for (const notification of await scope.registration.getNotifications()) notification.close();
      }),
  };
}

/** Clicks the visible notification, or one of its buttons. */
const tap = (worker: Worker, action = '') =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing to tap');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: pressed }));
  }, action);

// A member whose browser permits notifications gets registered.
test.use({ allowedErrors: [/Failed to load resource|ERR_|Failed to fetch|Push API in incognito mode/] });

test('a push is shown as a notification, or in the app while that is in the foreground; a click opens its screen in the existing window, and a button answers the evening question without one', async ({
  page,
  context,
  front,
}) => {
  const { push, shown, sweep, worker, lookAway } = await createPhone(page, context, front.origin);
  await test.step('a subscription changed by the browser is reported to the host, and removed if nobody is logged in', async () => {
    await worker.evaluate(() => {
      const scope = self as unknown as ServiceWorkerGlobalScope & { ended?: boolean };
      const newSubscription = {
        endpoint: 'https://push.example/1',
        unsubscribe: () => Promise.resolve((scope.ended = true)),
      };
      scope.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), { newSubscription }));
    });
    await expect.poll(() => front.requestedPaths).toContain('/api/v1/fcm-token');
    await expect.poll(() => worker.evaluate(() => (self as unknown as { ended?: boolean }).ended)).toBe(true);
  });

  /** Repeats a push until its notification stays: Chromium drops one that is listed while it is about to be displayed. */
  const pushUntilShown = (data: string) =>
    expect(async () => {
      await push(data);
      await expect.poll(shown, { timeout: 5_000 }).toHaveLength(1);
    }).toPass();

  await lookAway();
  await test.step('a notification, with a generic text if the payload is unreadable', async () => {
    await pushUntilShown(JSON.stringify(MESSAGE));
    expect(await shown()).toEqual([{ ...MESSAGE.notification, tag: 'm-1' }]);
    await sweep();
    await pushUntilShown('{broken');
    expect((await shown()).map(({ title }) => title)).toEqual(['오늘의 옷차림이 도착했어요']);
    await sweep();
  });

  await createMember(page);
  const alarm = { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: true, questionEnabled: true };
  await send(page, 'POST', '/api/v1/notification-setting', alarm);
  const list = await page.request.get('/api/v1/outfit?latitude=37.498&longitude=127.027', RECONNECTING);
  const outfitId = String((await list.json()).fileMetadata[0].id);
  const outfitDate = getLastWornDate(Date.now());
  const link = `/home?category=2&ask=${outfitDate}.${outfitId}`;
  const format = (data: object) =>
    JSON.stringify({ ...MESSAGE, data: { ...MESSAGE.data, outfitId, outfitDate, ...data } });
  const arrive = (data: object) => pushUntilShown(format(data));
  const question = (messageId: string) => ({ messageId, eventTypeId: '2', link, asks: 'feeling' });

  await test.step('a button of the evening question answers it without a window', async () => {
    await arrive(question('answered'));
    const buttons = () =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScope;
        const [one] = await scope.registration.getNotifications();
        return (one as unknown as { actions: { title: string }[] }).actions.map(({ title }) => title);
      });
    expect(await buttons()).toEqual(['추웠어요', '더웠어요']);
    await tap(worker, 'cold');
    const said = async () =>
      (await (await page.request.get('/api/auth/session', RECONNECTING)).json()).user.comfort.lastFeeling;
    await expect.poll(said).toMatchObject({ feeling: 'cold', date: outfitDate, outfitId });
    expect(page.url()).toContain('/offline.html');
    expect(front.requestedPaths).not.toContain(OPENED_PUSH);
  });

  await test.step('a click opens the screen in the existing window, and is reported', async () => {
    await arrive({ messageId: 'daily' });
    await page.goto('/weather');
    await tap(worker);
    await expect(page).toHaveURL(`${front.origin}${MESSAGE.data.link}`);
    await expect.poll(() => front.requestedPaths).toContain(OPENED_PUSH);
    expect(await shown()).toEqual([]);
  });

  await test.step('in the foreground it is shown once at the top, can be dragged away, and leads to its category', async () => {
    const popup = page.getByRole('status').filter({ hasText: MESSAGE.notification.body });
    /**
     * Repeats the push until the action completes while the popup is visible: it closes after five seconds. A push that
     * arrives before the page listens becomes a notification.
     */
    const withPopup = (act: () => Promise<unknown>) =>
      expect(async () => {
        const messageId = `foreground-${Math.random()}`;
        await push(format({ messageId, eventTypeId: '1', link: '/home?category=1' }));
        await expect(popup).toBeVisible({ timeout: 5_000 });
        await act();
        expect((await shown()).map(({ tag }) => tag)).not.toContain(messageId);
      }).toPass();
    await withPopup(() => popup.hover({ timeout: 4_000 }));
    const box = (await popup.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 60, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 44, { steps: 6 });
    await page.mouse.up();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(MESSAGE.data.link);

    await withPopup(() => popup.getByRole('link').click({ timeout: 4_000 }));
    await expect(page).toHaveURL('/home?category=1');
    await expect(page.getByRole('tab', { name: '비즈니스' })).toHaveAttribute('aria-selected', 'true');
    await expect(popup).toBeHidden();
    // Those that arrived before the page listened.
    await sweep();
  });

  await test.step('a button pressed after the session ended opens the app, which offers to log in', async () => {
    await lookAway();
    await arrive(question('too late'));
    await context.clearCookies();
    await page.goto('/weather');
    await tap(worker, 'hot');
    await expect(page.getByText('옷차림이 어땠는지는 로그인하면 남길 수 있어요.')).toBeVisible();
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('로그인이 필요해요');
  });
});
