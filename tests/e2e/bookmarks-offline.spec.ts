import { existsSync } from 'node:fs';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { bookmark } from './bookmark-steps';
import { createMember } from './member-steps';
import { expect, firstVisit, cachedPaths, test } from './pwa-fixtures';

const SHOWN = OUTFITS.map(({ id }) => id)
  .filter((id) => existsSync(`data/outfits/${id}.webp`))
  .slice(0, 3);

test('the bookmark list opens offline, read-only, and is removed at logout', async ({ page, front }) => {
  await firstVisit(page);
  await createMember(page);
  await bookmark(page, SHOWN);
  await page.goto('/my/bookmark');
  await expect(page.getByRole('heading', { name: '3벌' })).toBeVisible();
  await expect.poll(async () => (await cachedPaths(page))['personal-bookmarks']).toEqual(['/api/v1/bookmark']);
  front.isDown = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: '3벌' })).toBeVisible();
  await expect(page.getByText('인터넷에 연결되면 편집할 수 있어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '편집' })).toBeDisabled();
  const picture = page
    .getByRole('button', { name: /크게 보기$/ })
    .first()
    .locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  front.isDown = false;
  await page.goto('/my/account-settings');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(async () => Object.keys(await cachedPaths(page))).not.toContain('personal-bookmarks');
});
