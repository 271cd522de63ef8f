import { expect, openHomeAt, PLACES, test } from './fixtures';

test.describe('home for a first-time visitor', () => {
  test('has the weather, the outfit and its picture in the HTML', async ({ request }) => {
    const html = await (await request.get('/home')).text();
    expect(html).toContain('서울특별시');
    expect(html).toMatch(/<img[^>]+fetchPriority="high"[^>]*>/i);
    expect(html).toMatch(/\/api\/v1\/outfit-picture\/[^"]+/);
  });

  test('shows the recommendation above the fold, names the clothes, and leads to the weather and back with one tap each', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('체감');
    const picture = page.getByRole('region', { name: '추천 코디' }).getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    for (const heading of await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).all())
      await expect(heading).toBeInViewport();
    await expect(page.getByRole('heading', { name: '이렇게 입었어요' })).toBeVisible();
    await expect(page.getByText('신발', { exact: true })).toBeVisible();
    const weather = page.getByRole('region', { name: '지금 날씨' });
    await expect(weather.locator('svg.lucide-chevron-right')).toBeVisible();
    await weather.getByRole('link').click();
    await expect(page).toHaveURL('/weather');
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(page).toHaveURL('/home');
  });

  test("opens a prompt for members' features and for a swipe past the first outfit, and stays on the page", async ({
    page,
  }) => {
    await page.goto('/home');
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
      await expect(page.getByText('1 / ')).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('region', { name: '추천 코디' }).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 500);
    await page.mouse.down();
    await page.mouse.move(180, 505, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toContainText('다음 코디가 기다리고 있어요');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the place', () => {
  test("follows the device's position and is remembered", async ({ page }) => {
    for (const [place, name] of [
      ['제주', '제주특별자치도 제주시'],
      ['울릉', '경상북도 울릉군'],
      ['서울', '서울특별시 강남구'],
    ] as const) {
      await openHomeAt(page, place);
      await expect(page.getByRole('banner')).toContainText(name);
      const html = await (await page.request.get('/home')).text();
      expect(html).toContain(name.split(' ')[1]);
    }
  });

  test('is requested only after a tap', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        document.documentElement.dataset.asked = 'true';
        found({ coords: { latitude: 33.4996, longitude: 126.5312 } } as GeolocationPosition);
      };
    });
    await page.goto('/home');
    const offer = page.getByRole('button', { name: '내 위치로 바꾸기' });
    await expect(page.getByRole('banner')).toContainText('강남구 기준');
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await offer.click();
    await expect(page.getByRole('banner')).toContainText('제주시');
    await expect(page.getByRole('banner')).not.toContainText('기준');
  });

  test('stays the default with a message if the permission is denied', async ({ page }) => {
    await page.context().clearPermissions();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refused) =>
        refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await page.goto('/home');
    await page.getByRole('button', { name: '내 위치로 바꾸기' }).click();
    await expect(page.getByText('위치 권한이 꺼져 있어요')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('서울특별시 강남구');
  });

  test.describe('outside the country', () => {
    test.use({ allowedErrors: [/422/] });
    test('stays the default with a message, and moves to a city chosen by name', async ({ page }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(PLACES.도쿄);
      await page.goto('/home');
      await expect(page.getByText('대한민국 안에서만')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('서울특별시 강남구');
      await page.getByRole('button', { name: '부산' }).click();
      await expect(page.getByRole('banner')).toContainText('부산광역시');
      await expect(page.getByText('대한민국 안에서만')).toBeHidden();
    });
  });

  test('leaves the device rounded to 100 m and is not stored', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 37.5012345, longitude: 127.0398765 });
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /강남구/ })).toBeVisible();
    await expect.poll(() => addresses.some((address) => address.includes('/region'))).toBe(true);
    expect(addresses.filter((address) => /37\.5012|127\.0398/.test(address))).toEqual([]);
    const kept = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/37\.50|127\.03/);
  });
});
