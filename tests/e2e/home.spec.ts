import { expect, openHomeAt, test, type PLACES } from './fixtures';

test('home shows a first-time visitor the recommendation above the fold, and asks for a login only after a tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/home');
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
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('체감');
    const picture = page.getByRole('region', { name: '추천 코디' }).getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expect(page.getByText('신발', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '내 위치로 바꾸기' })).toBeVisible();
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .map((element) => element.tagName),
    );
    expect(covering).toEqual(['NAV']);
  });

  await test.step("members' features and a swipe past the first outfit open a prompt", async () => {
    for (const [what, name, title] of [
      ['tab', '비즈니스', '다른 일정의 코디도 궁금하다면'],
      ['link', '알림 설정', '나가기 전에 미리 알려드릴게요'],
      ['button', /저장$/, '마음에 드는 코디, 또 보고 싶다면'],
    ] as const) {
      await page.getByRole(what, { name }).first().click({ force: true });
      await expect(page.getByRole('dialog')).toContainText(title);
      await page.getByRole('button', { name: '조금 더 둘러볼게요' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/home');
    }
    const bell = page.getByRole('link', { name: '알림 설정' });
    await bell.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await page.getByRole('region', { name: '추천 코디' }).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(180, 405, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toContainText('다음 코디가 기다리고 있어요');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('one tap leads to the weather, whose temperature and icon move there, and one leads back', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
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
    await page.getByRole('link', { name: '날씨 자세히 보기' }).click();
    await expect(page).toHaveURL('/weather');
    const travelled = () => page.evaluate(() => (window as unknown as { travelled: string[] }).travelled.join());
    await expect.poll(travelled).toContain('weather-temperature');
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the place', () => {
  test.use({ allowedErrors: [/422/] });

  test('is requested after a tap, stays the default if denied or abroad, and leaves the device rounded to 100 m', async ({
    page,
  }) => {
    const banner = page.getByRole('banner');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    // Without a permission, Chromium would wait for an answer to its prompt.
    await page.addInitScript(() => {
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, refused, options) => {
        document.documentElement.dataset.asked = 'true';
        void navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => {
          if (state === 'granted') find(found, refused, options);
          else refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
        });
      };
    });
    await test.step('the permission is requested only after a tap', async () => {
      await page.goto('/home');
      await expect(banner).toContainText('강남구 기준');
      const offer = page.getByRole('button', { name: '내 위치로 바꾸기' });
      await expect(offer).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-asked');
      await offer.click();
      await expect(page.locator('html')).toHaveAttribute('data-asked');
      await expect(page.getByText('위치 권한이 꺼져 있어요')).toBeVisible();
      await expect(banner).toContainText('서울특별시 강남구');
    });
    await test.step('abroad, a city is chosen by name', async () => {
      await openHomeAt(page, '도쿄');
      await expect(page.getByText('대한민국 안에서만')).toBeVisible();
      await expect(banner).toContainText('서울특별시 강남구');
      await page.getByRole('button', { name: '부산' }).click();
      await expect(banner).toContainText('부산광역시');
      await expect(page.getByText('대한민국 안에서만')).toBeHidden();
    });
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await test.step('the position is followed, and the server renders the next page for it', async () => {
      await openHomeAt(page, '제주');
      await expect(banner).toContainText('제주특별자치도 제주시');
      await expect(banner).not.toContainText('기준');
      expect(await (await page.request.get('/home')).text()).toContain('제주시');
      addresses.length = 0;
      await page.context().setGeolocation({ latitude: 37.5012345, longitude: 127.0398765 });
      await page.goto('/home');
      await expect(banner).toContainText('강남구');
      await expect.poll(() => addresses.some((address) => address.includes('/region'))).toBe(true);
      expect(addresses.filter((address) => /37\.5012|127\.0398/.test(address))).toEqual([]);
      const kept = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toMatch(/37\.50|127\.03/);
    });
  });
});

test.describe('the weather of a place', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('is shown in sky, numbers and text, with the reason above the bar under every sky', async ({ page }) => {
    const now = page.getByRole('region', { name: '지금 날씨' });
    for (const [place, sky, words] of [
      ['제주', 'rainy', /비/],
      ['울릉', 'sunny', /눈/],
      ['인천', 'cloudy', /먼지|황사|마스크|공기/],
      ['철원', /./, /−12°[^]*영하 12도|영하 12도[^]*−12°/],
      ['대전', /./, /(^|[^\d−])0°/],
    ] as [keyof typeof PLACES, string | RegExp, RegExp][])
      await test.step(place, async () => {
        await openHomeAt(page, place);
        await expect(page.getByRole('banner')).toContainText(place);
        await expect(page.locator('[data-sky]').last()).toHaveAttribute('data-sky', sky);
        await expect(now).toContainText(words);
        await expect(now).not.toContainText('−0°');
        await page.locator('[role=tabpanel] li img').first().waitFor();
        const { bottom, bar } = await page.evaluate(() => ({
          bottom: document.querySelector('[role=tabpanel] h2 + div > p')!.getBoundingClientRect().bottom,
          bar: document.querySelector('nav')!.getBoundingClientRect().top,
        }));
        expect(bottom).toBeLessThanOrEqual(bar);
      });
  });
});
