import type { Page } from '@playwright/test';
import { expect, measureOverflowPx, test, findViolations } from './fixtures';
import { createMember } from './member-steps';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID_CHROME = `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`;

/** Opens home on a device with `visits` earlier visits. */
async function openHome(page: Page, act: () => Promise<void> = async () => undefined, visits = 2): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((before) => {
    if (localStorage.getItem('visits') === null) localStorage.setItem('visits', String(before));
  }, visits);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await act();
}

/** Dispatches Chromium's install event, whose prompt ends with `outcome`. */
const offerToInstall = (page: Page, outcome: 'accepted' | 'dismissed') => () =>
  page.evaluate((answer) => {
    const prompt = () => {
      document.body.dataset.installAsked = 'true';
      return Promise.resolve({ outcome: answer });
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    document.body.dataset.offerHeld = String(event.defaultPrevented);
  }, outcome);

const installCard = (page: Page) => page.getByRole('complementary', { name: '홈 화면에 날옷을 두세요' });
const snoozedAt = (page: Page) => page.evaluate(() => Number(localStorage.getItem('pwaPromptDismissed')));

test.describe('on Android', () => {
  test.use({ userAgent: ANDROID_CHROME });

  test("the install offer appears only if the browser can install, as the last part of the page, and opens the browser's prompt", async ({
    page,
  }) => {
    await openHome(page);
    await expect(installCard(page)).toBeHidden();
    await offerToInstall(page, 'accepted')();
    await expect(page.locator('body')).toHaveAttribute('data-offer-held', 'true');
    expect(await findViolations(page)).toEqual([]);
    const card = (await installCard(page).boundingBox())!;
    const clothes = (await page.getByRole('heading', { name: '이렇게 입었어요' }).boundingBox())!;
    expect(card.y).toBeGreaterThan(clothes.y);
    await installCard(page).scrollIntoViewIfNeeded();
    const bar = (await page.getByRole('navigation', { name: '주요 화면' }).boundingBox())!;
    const inView = (await installCard(page).boundingBox())!;
    expect(inView.y + inView.height).toBeLessThanOrEqual(bar.y);
    await installCard(page).getByRole('button', { name: '홈 화면에 추가' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-install-asked', 'true');
    await expect(installCard(page)).toBeHidden();
  });

  test('나중에 hides it for five minutes', async ({ page }) => {
    await page.clock.install();
    await openHome(page, offerToInstall(page, 'accepted'));
    await installCard(page).getByRole('button', { name: '나중에' }).click();
    await expect(installCard(page)).toBeHidden();
    expect(await snoozedAt(page)).toBeGreaterThan(0);
    for (const [passedMs, isBack] of [
      [4 * 60_000, false],
      [2 * 60_000, true],
    ] as const) {
      await page.clock.fastForward(passedMs);
      await page.reload();
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
      await offerToInstall(page, 'accepted')();
      await expect(installCard(page)).toBeVisible({ visible: isBack });
    }
  });

  test('the offer appears from the third visit on, and a reload does not count', async ({ page }) => {
    await openHome(page, offerToInstall(page, 'accepted'), 1);
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await page.waitForLoadState('networkidle');
      await offerToInstall(page, 'accepted')();
      await expect(installCard(page)).toBeHidden();
    }
    expect(await page.evaluate(() => localStorage.getItem('visits'))).toBe('2');
  });

  test('the offer appears on the first visit after an outfit was saved', async ({ page }) => {
    await createMember(page);
    await openHome(page, offerToInstall(page, 'accepted'), 0);
    await expect(installCard(page)).toBeHidden();
    await page.getByRole('button', { name: /저장$/ }).first().click();
    await expect(installCard(page)).toBeVisible();
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1` });

  test('the steps are shown and fit a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openHome(page);
    await installCard(page).getByRole('button', { name: '추가하는 방법 보기' }).click();
    const sheet = page.getByRole('dialog', { name: '홈 화면에 추가하는 방법' });
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    await expect(sheet).toContainText('공유 버튼');
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflowPx(page)).toBe(0);
    await sheet.getByRole('button', { name: '알겠어요' }).click();
    await expect(sheet).toBeHidden();
  });
});

for (const [name, userAgent, words] of [
  ['Chrome', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, '주소창 오른쪽의 공유 버튼'],
  ['Firefox', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, '이 주소를 Safari에서'],
] as const)
  test.describe(`in ${name} on an iPhone`, () => {
    test.use({ userAgent });
    test('the steps match that browser', async ({ page }) => {
      await openHome(page);
      await installCard(page).getByRole('button', { name: '추가하는 방법 보기' }).click();
      await expect(page.getByRole('dialog')).toContainText(words);
    });
  });

test.describe('inside KakaoTalk', () => {
  test.use({ userAgent: `${IPHONE} Mobile/15E148 KAKAOTALK 25.8.0` });

  test('the offer leads to a full browser instead of installing', async ({ page }) => {
    await openHome(page, offerToInstall(page, 'accepted'));
    await expect(installCard(page)).toBeHidden();
    const card = page.getByRole('complementary', { name: '브라우저에서 열면 더 좋아요' });
    await expect(card).toContainText('카카오톡 안에서는');
    await expect(card.getByRole('button', { name: '브라우저로 열기' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('inside Naver on an iPhone', () => {
  test.use({ userAgent: `${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.0; 16PRO)` });

  test("the menu's labels are shown", async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole('complementary', { name: '브라우저에서 열면 더 좋아요' })).toContainText(
      "'Safari로 열기'",
    );
  });
});

test.describe('on a PC', () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 844 },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('no offer is shown', async ({ page }) => {
    await openHome(page, offerToInstall(page, 'accepted'));
    await expect(installCard(page)).toBeHidden();
  });
});

test.describe('in the installed app', () => {
  test.use({ userAgent: ANDROID_CHROME });

  const emulateInstalled = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

  test('notifications are explained and requested only after a tap', async ({ page }) => {
    await emulateInstalled(page);
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = () => {
        document.body.dataset.permissionAsked = 'true';
        return Promise.resolve('granted');
      };
    });
    await openHome(page);
    const card = page.getByRole('complementary', { name: '나가기 전에 알려드릴까요?' });
    await expect(card).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(page.locator('body')).not.toHaveAttribute('data-permission-asked', 'true');
    await card.getByRole('button', { name: '알림 받기' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-permission-asked', 'true');
    await expect(page.getByRole('dialog')).toContainText('로그인');
    await expect(card).toBeHidden();
  });
});

test('the manifest is complete and all its pictures exist', async ({ page, request }) => {
  await page.goto('/home');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: '날옷', lang: 'ko', start_url: '/home', scope: '/', display: 'standalone' });
  const shortcuts: { url: string; icons: { src: string }[] }[] = manifest.shortcuts;
  expect(shortcuts.map(({ url }) => url)).toEqual(['/home', '/weather', '/my/bookmark']);
  const pictures = [...manifest.icons, ...manifest.screenshots, ...shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
    const size = await page.evaluate(async (source) => {
      const picture = Object.assign(new Image(), { src: source });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
});
