import type { Page } from '@playwright/test';
import { RECONNECTING } from './account-steps';
import { expect, TEMPERATURES, test } from './fixtures';

/** Makes the device refuse its position without a permission. Chromium would wait for an answer to its prompt. */
const refuseWithoutPermission = (page: Page) =>
  page.addInitScript(() => {
    const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (found, refused, options) => {
      document.documentElement.dataset.asked = 'true';
      void navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => {
        if (state === 'granted') find(found, refused, options);
        else refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      });
    };
  });

/** Records the parts of the page that move in view transitions. */
const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const names: string[] = [];
    Object.assign(window, { travelled: names });
    document.startViewTransition = (...given: Parameters<typeof start>) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) names.push((effect as KeyframeEffect).pseudoElement ?? '');
      });
      return transition;
    };
  });

test('home shows a first-time visitor the recommendation above the fold, and asks for login and position only after a tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await refuseWithoutPermission(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/home');
  const banner = page.getByRole('banner');
  const locate = page.getByRole('button', { name: '내 위치로 바꾸기' });

  await test.step('the outfit and its reason are readable, and nothing but the bar covers the page', async () => {
    const title = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    for (const text of [title, title.locator('xpath=following::p').first()])
      await expect
        .poll(() =>
          text.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, bottom - 2);
            return top >= 0 && bottom <= innerHeight && at !== null && (element.contains(at) || at.contains(element));
          }),
        )
        .toBe(true);
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText(TEMPERATURES);
    const picture = page.getByRole('region', { name: '추천 코디' }).getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expect(page.getByText('신발', { exact: true })).toBeVisible();
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .map((element) => element.tagName),
    );
    expect(covering).toEqual(['NAV']);
  });

  await test.step('the bell and a swipe past the first outfit open a prompt, after which the focus returns', async () => {
    const prompt = page.getByRole('dialog');
    const bell = page.getByRole('link', { name: '알림 설정' });
    await bell.click();
    await expect(prompt).toContainText('나가기 전에 미리 알려 드릴게요');
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await page.getByRole('region', { name: '추천 코디' }).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(180, 405, { steps: 6 });
    await page.mouse.up();
    await expect(prompt).toContainText('다음 코디가 기다리고 있어요');
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL('/home');
  });

  await test.step('the permission is requested after a tap, and the place stays the default if it is denied', async () => {
    await expect(banner).toContainText('강남구 기준');
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await locate.click();
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    await expect(page.getByText('위치 권한이 꺼져 있어요')).toBeVisible();
    await expect(banner).toContainText('서울특별시 강남구');
  });

  await test.step('the position leaves the device rounded to 100 m, and the server renders the next page for it', async () => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 33.4996123, longitude: 126.5312765 });
    // The message of the step before may cover the button.
    await locate.press('Enter');
    await expect(banner).toContainText('제주특별자치도 제주시');
    await expect(banner).not.toContainText('기준');
    expect(addresses.some((address) => /\/region\?.*33\.5\b.*126\.531\b/.test(address))).toBe(true);
    expect(addresses.filter((address) => /33\.4996|126\.5312/.test(address))).toEqual([]);
    const kept = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/33\.[45]|126\.53/);
    expect(await (await page.request.get('/home', RECONNECTING)).text()).toContain('제주시');
  });

  await test.step('one tap leads to the weather, whose temperature and icon move there, and one leads back', async () => {
    // Late in the evening home shows the temperatures of tomorrow, which do not move.
    await page.getByRole('group', { name: '어느 날' }).getByRole('button', { name: '오늘' }).click();
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('지금 체감');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordTransitions(page);
    await page.getByRole('link', { name: '날씨 자세히 보기' }).click();
    await expect(page).toHaveURL('/weather');
    const travelled = () => page.evaluate(() => (window as unknown as { travelled: string[] }).travelled.join());
    await expect.poll(travelled).toContain('weather-temperature');
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(page).toHaveURL('/home');
  });
});
