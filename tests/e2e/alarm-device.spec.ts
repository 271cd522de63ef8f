import type { Page } from '@playwright/test';
import { DEVICE_REGISTERED, FAILS_IN_INCOGNITO, allow, openAlarm, saveAndExpectToast } from './alarm-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';
import { installPushStandIn } from './stand-in-push';

// This host does not use Firebase, so its policy does not allow Firebase's addresses.
test.use({ serviceWorkers: 'allow', bypassCSP: true, allowedErrors: [FAILS_IN_INCOGNITO] });

const VAPID_KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const firebase = { apiKey: 'key', appId: '1:2:web:3', projectId: 'nalot-test', messagingSenderId: '2' };

async function configureFirebase(page: Page): Promise<unknown[]> {
  const saved: unknown[] = [];
  await page.route('**/api/v1/push-setup', (route) =>
    route.fulfill({ json: { transport: 'fcm', firebase, vapidKey: VAPID_KEY } }),
  );
  await page.route('**/api/v1/fcm-token', (route) => {
    saved.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  return saved;
}

test('with Firebase as transport, the wait for an unresponsive Firebase is bounded; then its token for our own worker is saved once', async ({
  page,
  context,
}) => {
  const heard = await installPushStandIn(page);
  const saved = await configureFirebase(page);
  const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/**';
  await page.route(INSTALLATIONS, () => undefined);
  const asked: unknown[] = [];
  await page.route('https://fcmregistrations.googleapis.com/**', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { token: 'token-of-firebase' } });
  });
  await createMember(page);
  await page.clock.install();
  await openAlarm(page);
  // The registration waits only ten seconds for the worker, whose installation may take longer on a busy machine.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const installation = page.waitForRequest(INSTALLATIONS);
  await allow(context);
  await installation;
  await page.clock.fastForward('00:20');
  await expect(page.getByRole('alert').filter({ hasText: '이 기기를 등록하지 못했어요.' })).toBeVisible();
  expect(saved).toEqual([]);

  await page.unroute(INSTALLATIONS);
  await page.route(INSTALLATIONS, (route) =>
    route.fulfill({
      json: { fid: 'cMbWBBHCTfeLbVjOqFzvAF', refreshToken: 'r', authToken: { token: 'a.b.c', expiresIn: '604800s' } },
    }),
  );
  await page.reload();
  await saveAndExpectToast(page);
  await expect(page.getByText(DEVICE_REGISTERED)).toBeVisible();
  expect(saved).toEqual([{ fcmToken: 'token-of-firebase' }]);
  expect(asked).toMatchObject([
    { web: { endpoint: expect.stringContaining('https://'), applicationPubKey: VAPID_KEY } },
  ]);
  expect(heard.filter((what) => what === 'subscribe')).toHaveLength(1);
});
