import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { getLastWornDate } from '@/lib/domain/worn';
import { createMember, send } from './member-steps';
import { expect, firstVisit, test } from './pwa-fixtures';

const MESSAGE = {
  notification: { title: '오늘은 12~18°', body: '아침에는 가벼운 재킷이 필요해요.' },
  data: { messageId: 'm-1', eventTypeId: '4', date: '2026-11-21', link: '/home?category=4' },
};

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

/** Returns the id of the newest registration, to which the browser's push service would deliver. */
function getRegistrationId(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(-1)?.registrationId;
      if (id) resolve(id);
    });
    void session.send('ServiceWorker.enable');
  });
}

async function createPhone(page: Page, context: BrowserContext, origin: string): Promise<Phone> {
  await context.grantPermissions(['notifications'], { origin });
  await firstVisit(page);
  const session = await context.newCDPSession(page);
  const registrationId = await getRegistrationId(session);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return {
    worker,
    push: async (data) =>
      void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
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

/** Delivers further pushes until one has arrived, so that the earlier one has been handled. */
async function another(push: Phone['push'], shown: Phone['shown']): Promise<void> {
  let times = 0;
  await expect(async () => {
    const messageId = `later-${++times}`;
    await push(JSON.stringify({ ...MESSAGE, data: { ...MESSAGE.data, messageId } }));
    await expect
      .poll(async () => (await shown()).map(({ tag }) => tag), { timeout: 2_500, intervals: [500] })
      .toContain(messageId);
  }).toPass();
}

/** Clicks the visible notification, or one of its buttons. */
const tap = (worker: Worker, action = '') =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing to tap');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: pressed }));
  }, action);

// ASVS 1.2.2
test('a push goes to the window in the foreground without a notification, otherwise shows one; a clicked notification opens its screen in the existing window, never another site', async ({
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

  await test.step('one notification for repeated arrivals, another one after it was dismissed, and a generic one for an unreadable payload', async () => {
    const getShown = async (messageId: string) => (await shown()).filter(({ tag }) => tag === messageId);
    await lookAway();
    await push(JSON.stringify(MESSAGE));
    const { title, body } = MESSAGE.notification;
    await expect.poll(shown).toEqual([{ title, body, tag: 'm-1' }]);
    await push(JSON.stringify(MESSAGE));
    await another(push, shown);
    // Chromium omits a notification from the list while it is being shown.
    await expect.poll(() => getShown('m-1')).toHaveLength(1);
    await sweep();
    await expect.poll(shown).toEqual([]);
    await push(JSON.stringify(MESSAGE));
    await another(push, shown);
    await expect.poll(() => getShown('m-1')).toHaveLength(1);

    await sweep();
    for (const payload of ['', '{broken', '{"notification":[],"data":7}']) {
      await push(payload);
      await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['오늘의 옷차림이 도착했어요']);
      await sweep();
    }
  });

  await test.step('the foreground and clicks', async () => {
    await page.goto('/home');
    const inFront = { ...MESSAGE, data: { ...MESSAGE.data, messageId: 'm-0' } };
    await page.evaluate(() => {
      const kept = window as unknown as { arrived: unknown[] };
      kept.arrived = [];
      navigator.serviceWorker.addEventListener('message', ({ data }) => kept.arrived.push(data));
    });
    await push(JSON.stringify(inFront));
    const arrived = () => page.evaluate(() => (window as unknown as { arrived: unknown[] }).arrived);
    await expect
      .poll(arrived)
      .toEqual([{ type: 'push', message: expect.objectContaining({ data: { ...inFront.data, eventTypeId: 4 } }) }]);
    expect(await shown()).toEqual([]);

    for (const [messageId, link] of [
      ['m-1', MESSAGE.data.link],
      ['m-2', 'https://evil.example/'],
    ]) {
      await lookAway();
      await push(JSON.stringify({ ...MESSAGE, data: { ...MESSAGE.data, messageId, link } }));
      await expect.poll(shown).toHaveLength(1);
      await page.goto('/weather');
      await tap(worker);
      await expect(page).toHaveURL(`${front.origin}/home?category=4`);
      expect(await shown()).toEqual([]);
    }
  });
});

test.describe(() => {
  // A member whose browser permits notifications gets registered.
  test.use({ allowedErrors: [/Failed to load resource|ERR_|Failed to fetch|Push API in incognito mode/] });

  test('news opens home; the evening question opens on a click, accepts an answer by button without a window, and requires login after the session ended', async ({
    page,
    context,
    front,
  }) => {
    await createMember(page);
    const { worker, push, shown, lookAway } = await createPhone(page, context, front.origin);
    const alarm = { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: true, questionEnabled: true };
    await send(page, 'POST', '/api/v1/notification-setting', alarm);
    const list = await page.request.get('/api/v1/outfit?latitude=37.498&longitude=127.027');
    const outfitId = String((await list.json()).fileMetadata[0].id);
    const outfitDate = getLastWornDate(Date.now());
    const link = `/home?category=2&ask=${outfitDate}.${outfitId}`;
    const arrive = async (data: object) => {
      await lookAway();
      await push(JSON.stringify({ ...MESSAGE, data: { ...MESSAGE.data, outfitId, outfitDate, ...data } }));
      await expect.poll(shown).toHaveLength(1);
    };
    const question = (messageId: string) => ({ messageId, eventTypeId: '2', link, asks: 'feeling' });

    await arrive({ messageId: 'news', outfitId: undefined, link: '/home?category=2' });
    await page.goto('/weather');
    await tap(worker);
    await expect(page).toHaveURL(`${front.origin}/home?category=2`);
    expect(front.requestedPaths).not.toContain('/api/v1/notification-setting/opened-push');

    await arrive({ messageId: 'daily' });
    await page.goto('/weather');
    await tap(worker);
    await expect(page).toHaveURL(`${front.origin}${MESSAGE.data.link}`);
    await expect.poll(() => front.requestedPaths).toContain('/api/v1/notification-setting/opened-push');

    await arrive(question('pressed'));
    await page.goto('/weather');
    await tap(worker);
    await expect(page).toHaveURL(front.origin + link);
    await expect(page.getByRole('group', { name: /어땠어요/ })).toBeFocused();

    await arrive(question('answered'));
    const buttons = () =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScope;
        const [one] = await scope.registration.getNotifications();
        return (one as unknown as { actions: { title: string }[] }).actions.map(({ title }) => title);
      });
    expect(await buttons()).toEqual(['추웠어요', '더웠어요']);
    await tap(worker, 'cold');
    const said = async () => (await (await page.request.get('/api/auth/session')).json()).user.comfort.lastFeeling;
    await expect.poll(said).toMatchObject({ feeling: 'cold', date: outfitDate, outfitId });
    expect(page.url()).toContain('/offline.html');

    await arrive(question('too late'));
    await context.clearCookies();
    await page.goto('/weather');
    await tap(worker, 'hot');
    await expect(page.getByText('옷차림이 어땠는지는 로그인하면 남길 수 있어요.')).toBeVisible();
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('로그인이 필요해요');
  });
});
