import type { BrowserContext, Page } from '@playwright/test';
import type { PushMessage } from '@/lib/contract/push-message';
import { consentToAll, fillBirthDate, logInAt } from './account-steps';
import { expect, sidewaysOverflowPx, test, violations } from './fixtures';

const REFUSED = '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.';
const SAVED = '알림 설정이 저장되었습니다.';

test.use({
  reducedMotion: 'reduce',
  // A test's window is an incognito one: real subscribing fails there, and the browser says so.
  allowedErrors: [/Failed to load resource|does not support the Push API in incognito mode/],
});

const newPerson = () => `p${Math.random().toString(36).slice(2, 10)}`;

/** Somebody who has just joined, on home. */
async function join(page: Page, person = newPerson()): Promise<string> {
  await logInAt(page, '카카오', person);
  await page.getByLabel('닉네임').fill('가을');
  await page.getByText('여성', { exact: true }).click();
  await fillBirthDate(page, ['1999', '11', '30']);
  await page.getByRole('button', { name: '다음' }).click();
  await consentToAll(page);
  await page.getByRole('link', { name: '시작하기' }).click();
  await expect(page).toHaveURL('/home');
  return person;
}

async function openAlarm(page: Page): Promise<void> {
  await page.goto('/my/alarm');
  await expect(theSwitch(page)).toBeVisible();
  await expect(page.getByRole('figure', { name: '이렇게 보내드려요' }).getByText('날옷 · 지금')).toBeVisible();
}

const allow = (context: BrowserContext) => context.grantPermissions(['notifications']);
const theSwitch = (page: Page) => page.getByRole('switch', { name: '오늘의 옷차림 알림' });
const save = (page: Page) => page.getByRole('button', { name: '저장하기' });
const choose = (page: Page, category: string) => page.getByText(category, { exact: true }).click();

async function setTime(page: Page, hour: string, minute: string): Promise<void> {
  await page.getByRole('spinbutton', { name: '시' }).fill(hour);
  await page.getByRole('spinbutton', { name: '분' }).fill(minute);
}

async function saveAndHear(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(save(page)).toBeDisabled();
}

/** What the real browser lacks here is a push service: in its place a subscription as one would give it. */
async function withPushService(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heardByPushService', (what: string) => void heard.push(what));
  await page.addInitScript(() => {
    const { heardByPushService: tell } = window as unknown as { heardByPushService: (what: string) => void };
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytes = (text = '') =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    interface Kept {
      json: { endpoint: string; keys: Record<string, string> };
      key: string;
    }
    const present = (kept: Kept) => ({
      endpoint: kept.json.endpoint,
      getKey: (name: string) => bytes(kept.json.keys[name]).buffer,
      options: { applicationServerKey: Uint8Array.from(kept.key.split(','), Number).buffer },
      toJSON: () => kept.json,
      unsubscribe: async () => {
        tell('unsubscribe');
        window.name = '';
        return true;
      },
    });
    // What a browser keeps beside the storage that a logout clears.
    const known = () => (window.name === '' ? null : present(JSON.parse(window.name) as Kept));
    PushManager.prototype.getSubscription = async () => known() as unknown as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      tell('subscribe');
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const key = String(new Uint8Array(options?.applicationServerKey as unknown as ArrayBuffer));
      window.name = JSON.stringify({ json: { endpoint, keys: { p256dh, auth } }, key });
      return known() as unknown as PushSubscription;
    };
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/fcm-token')) heard.push('save');
  });
  return heard;
}

test('a visitor is told what a login opens', async ({ page }) => {
  await page.goto('/my/alarm');
  await expect(page.getByRole('dialog')).toContainText('나가기 전에 미리 알려드릴게요');
});

test.describe('an alarm', () => {
  test('is saved, still there after a reload and on another device', async ({ page, context, browser }) => {
    await allow(context);
    const person = await join(page);
    await page.getByRole('link', { name: '알림 설정' }).click();
    await expect(theSwitch(page)).toBeChecked();
    await expect(page.getByText('매일 오후 11시 59분')).toBeVisible();
    await setTime(page, '7', '5');
    await choose(page, '데이트');
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    await saveAndHear(page);
    const copy = await page.evaluate(() => localStorage.getItem('ALARM_SETTINGS'));
    expect(JSON.parse(copy ?? '')).toEqual({
      isAlarmEnabled: true,
      hours: '07',
      minutes: '05',
      selectedSchedule: 4,
    });

    await page.reload();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(page.getByRole('radio', { name: '데이트' })).toBeChecked();
    await expect(save(page)).toBeDisabled();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.addInitScript(() => sessionStorage.setItem('hasSeenSplash', 'true'));
    await logInAt(other, '카카오', person);
    await expect(other).toHaveURL('/home');
    await other.goto('/my/alarm');
    await expect(other.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(theSwitch(other)).not.toBeChecked();
    await expect(other.getByText('알림은 켜져 있지만, 이 기기로는 받을 수 없어요')).toBeVisible();
    await other.getByRole('button', { name: '모든 기기에서 끄기' }).click();
    await saveAndHear(other);
    await elsewhere.close();

    await page.reload();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
  });

  test('is there to be saved only while something differs', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    await saveAndHear(page);
    await choose(page, '활동');
    await expect(save(page)).toBeEnabled();
    await choose(page, '데일리');
    await expect(save(page)).toBeDisabled();
    await setTime(page, '8', '75');
    await expect(page.getByText('분은 0~59예요')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await setTime(page, '23', '59');
    await expect(save(page)).toBeDisabled();
    await theSwitch(page).click();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeEnabled();
  });

  test('is set by the keyboard alone', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    await page.getByRole('button', { name: '뒤로' }).focus();
    await page.keyboard.press('Tab');
    await expect(theSwitch(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(theSwitch(page)).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(theSwitch(page)).toBeChecked();
    // A device that could not be registered has a button of its own on the way.
    const hour = page.getByRole('spinbutton', { name: '시' });
    for (let tabs = 0; tabs < 2 && !(await hour.evaluate((field) => field === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(hour).toHaveValue('00');
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '비즈니스' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText('매일 오전 12시 30분')).toBeVisible();
  });

  test('is set by turning the wheel', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    const hour = page.getByRole('spinbutton', { name: '시' });
    await hour.locator('..').evaluate((wheel) => wheel.scrollTo({ top: 6 * 48, behavior: 'smooth' }));
    await expect(page.getByText('매일 오전 6시 59분')).toBeVisible();
    await expect(hour).toHaveValue('06');
    await hour.locator('..').getByText('07', { exact: true }).click();
    await expect(hour).toHaveValue('07');
  });

  test('shows the push as it will be, with the outfit and the weather of home', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    const preview = page.getByRole('figure', { name: '이렇게 보내드려요' });
    for (const [category, id] of [
      ['데일리', 2],
      ['비즈니스', 1],
    ] as const) {
      await choose(page, category);
      const address = `/api/v1/outfit?latitude=37.4953&longitude=127.0349&event-type-id=${id}&gender=FEMALE`;
      const { fileMetadata, day } = await (await page.request.get(address)).json();
      const best = fileMetadata[0].metadata;
      await expect(preview).toContainText(`${day === 'today' ? '오늘' : '내일'} 강남구`);
      await expect(preview).toContainText(`${category} 옷차림`);
      await expect(preview).toContainText(best.reason);
      await expect(preview).toContainText(best.items[0].name);
      await expect(preview.getByRole('img', { name: best.alt })).toBeVisible();
    }
  });

  test('is not said to be saved when the host does not answer well', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    await page.route('**/api/v1/notification-setting', (route) => route.abort());
    await save(page).click();
    await expect(page.getByText('알림 설정을 저장하지 못했어요.')).toBeVisible();
    await expect(page.getByText('인터넷에 연결되어 있는지 확인해 주세요.')).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await page.unroute('**/api/v1/notification-setting');
    await saveAndHear(page);
  });

  test('is told from its copy while the host cannot be reached', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    await setTime(page, '6', '40');
    await saveAndHear(page);
    await page.route('**/api/v1/notification-setting', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
    await expect(page.getByRole('region', { name: '마지막으로 저장한 알림' })).toContainText(
      '매일 오전 6시 40분 · 데일리',
    );
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/v1/notification-setting');
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByText('매일 오전 6시 40분')).toBeVisible();
    await expect(theSwitch(page)).toBeChecked();
  });
});

test.describe('switching on', () => {
  test('explains before the browser asks, and stays off when that refuses', async ({ page }) => {
    await join(page);
    await openAlarm(page);
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await theSwitch(page).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('하루 한 번, 옷차림만 알려드릴게요');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(theSwitch(page)).toBeFocused();
    expect(await page.evaluate(() => Notification.permission)).toBe('default');

    await theSwitch(page).click();
    // This browser has nobody to ask and refuses by itself.
    await sheet.getByRole('button', { name: '좋아요, 켤게요' }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(page.getByText('이 브라우저에서 알림이 막혀 있어요')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('is done once the browser has said yes', async ({ page, context }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = () =>
        (window as unknown as { sayYes: () => Promise<NotificationPermission> }).sayYes();
    });
    await page.exposeFunction('sayYes', async () => {
      await allow(context);
      return 'granted';
    });
    await join(page);
    await openAlarm(page);
    await theSwitch(page).click();
    await page.getByRole('button', { name: '좋아요, 켤게요' }).click();
    await expect(theSwitch(page)).toBeChecked();
    await saveAndHear(page);
  });

  test('is taken back by the browser: shown as off, and on again with the permission', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    await saveAndHear(page);
    await context.clearPermissions();
    await page.reload();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await allow(context);
    await expect(theSwitch(page)).toBeChecked();
    await expect(save(page)).toBeDisabled();
  });
});

test.describe('this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('that has no push service is said not to be registered, and the alarm is saved', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    const failure = page.getByRole('alert').filter({ hasText: '이 기기로는 아직 받을 수 없어요' });
    await expect(failure).toContainText('이 기기를 등록하지 못했어요.');
    expect(await violations(page)).toEqual([]);
    await saveAndHear(page);
  });

  test('is registered once, and forgotten at logout', async ({ page, context }) => {
    const heard = await withPushService(page);
    await join(page);
    // Not on home, which would begin to register, and be left in the midst of it.
    await page.goto('/offline.html');
    await allow(context);
    await openAlarm(page);
    await saveAndHear(page);
    await expect(page.getByText('이 기기로 알림을 보내드려요.')).toBeVisible();
    expect(heard).toEqual(['subscribe', 'save']);
    await page.reload();
    await expect(page.getByText('이 기기로 알림을 보내드려요.')).toBeVisible();
    expect(heard).toEqual(['subscribe', 'save']);

    await page.goto('/my/account-settings');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText('로그아웃 되었습니다.')).toBeVisible();
    expect(heard).toContain('unsubscribe');
  });
});

test.describe('where the host pushes by Firebase', () => {
  // This host does not, so its policy does not let Firebase's addresses in.
  test.use({ serviceWorkers: 'allow', bypassCSP: true });

  const VAPID_KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
  const firebase = { apiKey: 'key', appId: '1:2:web:3', projectId: 'nalot-test', messagingSenderId: '2' };

  async function withFirebase(page: Page): Promise<unknown[]> {
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

  test('its token is made by Firebase, for our own worker, and saved once', async ({ page, context }) => {
    const heard = await withPushService(page);
    const saved = await withFirebase(page);
    await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
      route.fulfill({
        json: { fid: 'cMbWBBHCTfeLbVjOqFzvAF', refreshToken: 'r', authToken: { token: 'a.b.c', expiresIn: '604800s' } },
      }),
    );
    const asked: unknown[] = [];
    await page.route('https://fcmregistrations.googleapis.com/**', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { token: 'token-of-firebase' } });
    });
    await join(page);
    await page.goto('/offline.html');
    await allow(context);
    await openAlarm(page);
    await saveAndHear(page);
    await expect(page.getByText('이 기기로 알림을 보내드려요.')).toBeVisible();
    expect(saved).toEqual([{ fcmToken: 'token-of-firebase' }]);
    expect(asked).toMatchObject([
      { web: { endpoint: expect.stringContaining('https://'), applicationPubKey: VAPID_KEY } },
    ]);
    expect(heard.filter((what) => what === 'subscribe')).toHaveLength(1);
  });

  test('and Firebase does not answer, that is not waited for without an end', async ({ page, context }) => {
    await allow(context);
    await withPushService(page);
    const saved = await withFirebase(page);
    await page.route('https://firebaseinstallations.googleapis.com/**', () => undefined);
    await join(page);
    await openAlarm(page);
    await expect(page.getByRole('alert').filter({ hasText: '이 기기를 등록하지 못했어요.' })).toBeVisible();
    expect(saved).toEqual([]);
  });
});

/** A push as the push service would hand it to the browser. */
async function push(page: Page, context: BrowserContext, message: PushMessage): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) found(ours.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

const MESSAGE: PushMessage = {
  notification: { title: '오늘 강남구 3°~11° · 데이트 옷차림', body: '니트 위에 코트를 걸쳐요.\n네이비 코트' },
  data: { messageId: 'test-2026-11-22', eventTypeId: 4, date: '2026-11-22', link: '/home?category=4' },
};

test.describe('a push while the app is in front', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is shown at the top, once, and leads to its category', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await page.goto('/my');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.bringToFront();
    const popup = page.getByRole('status').filter({ hasText: '데이트 옷차림' });
    await expect(async () => {
      const messageId = `test-${Math.random()}`;
      await push(page, context, { ...MESSAGE, data: { ...MESSAGE.data, messageId } });
      await expect(popup).toBeVisible({ timeout: 1_500 });
    }).toPass();
    expect(await violations(page)).toEqual([]);
    const box = (await popup.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 60, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 44, { steps: 6 });
    await page.mouse.up();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL('/my');

    await push(page, context, { ...MESSAGE, data: { ...MESSAGE.data, messageId: 'tapped' } });
    await popup.getByRole('link').click();
    await expect(page).toHaveURL('/home?category=4');
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
    await expect(popup).toBeHidden();

    await push(page, context, MESSAGE);
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await push(page, context, MESSAGE);
    await push(page, context, { ...MESSAGE, data: { ...MESSAGE.data, messageId: 'another' } });
    await expect(popup).toHaveCount(1);
    await popup.getByRole('button', { name: '알림 닫기' }).click();
    await expect(popup).toBeHidden();
  });
});

test.describe('for everyone', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on /my/alarm (${colorScheme})`, async ({ page, context }) => {
      await allow(context);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await join(page);
      await openAlarm(page);
      expect(await violations(page)).toEqual([]);
      await setTime(page, '30', '59');
      await expect(page.getByText('시는 0~23이에요')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

  test('/my/alarm fits every width', async ({ page, context }) => {
    await allow(context);
    await join(page);
    await openAlarm(page);
    for (const width of [320, 390, 480, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysOverflowPx(page), `${width} px`).toBe(0);
      const hardToHit = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, label, input[role=spinbutton]')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ text: element.innerText, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 24)
          .map(({ text }) => text),
      );
      expect(hardToHit, `${width} px`).toEqual([]);
    }
  });
});
