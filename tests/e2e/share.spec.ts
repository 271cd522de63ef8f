import type { Page } from '@playwright/test';
import { RECONNECTING } from './account-steps';
import { expect, openHomeAt, test } from './fixtures';

const getTag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Returns width and height of a JPEG from its start-of-frame marker. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; ; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0);
    if (isFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
}

interface Given {
  files: [name: string, type: string, bytes: number][];
  text: string;
}

/** Replaces the system's share sheet by one that accepts and records files. */
const stubShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [], text = '' }: ShareData) => {
        const given = { files: files.map(({ name, type, size }) => [name, type, size]), text };
        Object.assign(window, { given });
        return Promise.resolve();
      },
    });
  });

test('the outfit in front is shared as a picture, and its link opens that place with a matching preview', async ({
  page,
}) => {
  await stubShareSheet(page);
  await openHomeAt(page, '제주');
  await expect(page.getByRole('button', { name: /제주특별자치도 제주시/ })).toBeVisible();
  const share = page
    .getByRole('listitem')
    .getByRole('button', { name: / 공유$/ })
    .first();
  await share.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /스토리/ })
    .click();
  await expect.poll(() => page.evaluate(() => 'given' in window)).toBe(true);
  const { files, text } = await page.evaluate(() => (window as unknown as { given: Given }).given);
  expect(files).toEqual([['날옷.jpg', 'image/jpeg', expect.any(Number)]]);
  expect(files[0]?.[2]).toBeGreaterThan(30_000);

  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  const html = await (
    await page.request.get(link.pathname + link.search, { headers: { cookie: '' }, ...RECONNECTING })
  ).text();
  expect(getTag(html, 'og:title')).toBe('제주시 오늘의 옷차림');
  const picture = new URL(getTag(html, 'og:image'));
  expect(picture.searchParams.get('outfit')).toBe(link.searchParams.get('outfit'));
  const answer = await page.request.get(picture.pathname + picture.search, RECONNECTING);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('public'),
  });
  expect(sizeOf(await answer.body())).toEqual([1_200, 628]);

  await test.step('on another device without a permission for the position', async () => {
    await page.context().clearPermissions();
    await page.goto('/icons/icon.svg');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('button', { name: /제주특별자치도 제주시/ })).toBeVisible();
  });
});
