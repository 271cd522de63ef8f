import { NOTICES } from '@/lib/domain/notice/notices';
import { expect, expectNoViolations, sidewaysOverflowPx, test } from './fixtures';

test.describe('notices', () => {
  test('lead from the list to the text and back', async ({ page }) => {
    await page.goto('/my/notice');
    for (const { title } of NOTICES) {
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('link', { name: '목록으로' }).click();
      await expect(page).toHaveURL('/my/notice');
    }
  });

  test('tell their dates', async ({ page }) => {
    await page.goto('/my/notice/1');
    await expect(page.getByText('2025. 4. 10.')).toBeVisible();
    await page.goto('/my/notice/2');
    await expect(page.getByText('2025. 5. 1.')).toBeVisible();
  });

  test('say kindly that there is none of a strange number', async ({ page }) => {
    for (const id of ['3', '0', 'x', '%EB%82%A0', 'constructor']) {
      await page.goto(`/my/notice/${id}`);
      await expect(page.getByText('존재하지 않는 공지사항이에요')).toBeVisible();
    }
    await page.getByRole('link', { name: '공지사항 목록으로' }).click();
    await expect(page).toHaveURL('/my/notice');
  });

  test('are for everyone, and fit', async ({ page }) => {
    for (const path of ['/my/notice', '/my/notice/1', '/my/notice/none']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (const width of [320, 390, 480, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysOverflowPx(page), `${path} ${width}`).toBe(0);
      }
    }
  });
});
