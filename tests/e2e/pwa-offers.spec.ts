import { expect, measureOverflowPx, test, findViolations } from './fixtures';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface Picture {
  src: string;
  type: string;
}

interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { icons: Picture[] }[];
}

test.use({ userAgent: ANDROID, firstMinuteOver: false });

test("the browser accepts the manifest; the install offer is the last part of home and opens the browser's prompt; on an iPhone its steps fit a small screen", async ({
  page,
  request,
}) => {
  const card = page.getByRole('complementary', { name: '홈 화면에 날옷을 두세요' });
  // The visit that home counts makes the third one. The questions to new users remain unanswered.
  await page.addInitScript(() => localStorage.setItem('visits', localStorage.getItem('visits') ?? '2'));

  await test.step('Android', async () => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    const question = page.getByRole('complementary', { name: '어디에 계세요?' });
    await expect(question).toBeVisible();
    await expect(card).toBeHidden();
    const isHeld = await page.evaluate(() => {
      const prompt = () => {
        document.body.dataset.installAsked = 'true';
        return Promise.resolve({ outcome: 'accepted' });
      };
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(isHeld).toBe(true);
    await expect(card).toBeVisible();
    await expect(question).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    const clothes = (await page.getByRole('heading', { name: '이렇게 입었어요' }).boundingBox())!;
    expect((await card.boundingBox())!.y).toBeGreaterThan(clothes.y);
    await card.scrollIntoViewIfNeeded();
    const bar = (await page.getByRole('navigation', { name: '주요 화면' }).boundingBox())!;
    const inView = (await card.boundingBox())!;
    expect(inView.y + inView.height).toBeLessThanOrEqual(bar.y);
    await card.getByRole('button', { name: '홈 화면에 추가' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-install-asked', 'true');
    await expect(card).toBeHidden();
  });

  await test.step('the manifest, and its pictures', async () => {
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, screenshots, shortcuts } = JSON.parse(data ?? '') as Manifest;
    for (const { src, type } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const answer = await request.get(src);
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
    }
  });

  await test.step('iPhone', async () => {
    await page.addInitScript((iphone) => Object.defineProperty(navigator, 'userAgent', { get: () => iphone }), IPHONE);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.reload();
    await card.getByRole('button', { name: '추가하는 방법 보기' }).click();
    const sheet = page.getByRole('dialog', { name: '홈 화면에 추가하는 방법' });
    await expect(sheet).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflowPx(page)).toBe(0);
    await sheet.getByRole('button', { name: '알겠어요' }).click();
    await expect(sheet).toBeHidden();
  });
});
