import { listNotices } from '@/lib/domain/notice/notices';
import { expect, expectNoViolations, measureOverflowPx, test } from './fixtures';

const DATES: Record<string, string> = { '1': '2025. 4. 10.', '2': '2025. 5. 1.' };

test.describe('notices', () => {
  test('lead from the list to the dated text and back', async ({ page }) => {
    await page.goto('/my/notice');
    for (const { id, title } of listNotices('ko')) {
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(DATES[id] ?? 'no date')).toBeVisible();
      await page.getByRole('link', { name: '목록으로' }).click();
      await expect(page).toHaveURL('/my/notice');
    }
  });

  test('report an unknown number kindly', async ({ page }) => {
    const GENERIC_TEXT = '존재하지 않는 공지사항이에요';
    for (const id of ['3', '0', '%EB%82%A0', 'constructor'])
      expect(await (await page.request.get(`/my/notice/${id}`)).text(), id).toContain(GENERIC_TEXT);
    await page.goto('/my/notice/x');
    await expect(page.getByText(GENERIC_TEXT)).toBeVisible();
    await page.getByRole('link', { name: '공지사항 목록으로' }).click();
    await expect(page).toHaveURL('/my/notice');
  });

  test('are accessible and fit every width', async ({ page }) => {
    for (const path of ['/my/notice', '/my/notice/1', '/my/notice/none']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (const width of [320, 390, 480, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await measureOverflowPx(page), `${path} ${width}`).toBe(0);
      }
    }
  });
});
