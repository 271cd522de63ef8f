import { expect, expectNoViolations, measureOverflowPx, test } from './fixtures';
import { createMember, logInByApi } from './member-steps';
import { kstDate, getWeekday } from '@/lib/domain/kst';
import { calendar } from '@/lib/messages/ko/calendar';

test.use({ firstMinuteOver: false });

test("a visitor's schedule becomes the member's and appears on every device", async ({ page, browser, baseURL }) => {
  const line = page.getByRole('link', { name: /나의 하루 바꾸기/ });
  // Not today: on the evening before a night shift, home offers tomorrow instead of showing the hours.
  const night = calendar.shortWeekdays[(getWeekday(kstDate(Date.now())) + 3) % 7] ?? '';

  await test.step('two questions, one at a time, neither repeated', async () => {
    await page.goto('/home');
    const where = page.getByRole('complementary', { name: '어디에 계세요?' });
    const when = page.getByRole('complementary', { name: '보통 언제 나가 계세요?' });
    await expect(where).toBeVisible();
    await expect(when).toBeHidden();
    await where.getByRole('button', { name: '나중에' }).click();
    await expect(where).toBeHidden();
    await when.getByRole('button', { name: '9시-19시' }).click();
    await expect(when).toBeHidden();
    await expect(line).toContainText('9시-19시 기준');
    await page.reload();
    await expect(line).toContainText('9시-19시 기준');
    await expect(where).toBeHidden();
  });

  await test.step('the server does not learn these hours: home has a placeholder for the outfit', async () => {
    expect(await page.evaluate(() => document.cookie)).toMatch(/(^|; )week=1(;|$)/);
    const html = await (await page.request.get('/home')).text();
    expect(html).not.toContain('9시-19시 기준');
    expect(html).toContain('id="last-outfit"');
    const picture = await page.evaluate(() => localStorage.getItem('own-outfits'));
    expect(picture).toContain('/api/v1/outfit-picture/');
  });

  await test.step('one different day, and a night shift', async () => {
    await line.click();
    await expect(page).toHaveURL('/my/day');
    await expect(page.getByLabel('나가는 시각')).toHaveValue('9');
    await page.getByRole('switch', { name: '일주일 내내 같아요' }).click();
    await page.getByText(night, { exact: true }).click();
    await page.getByLabel('나가는 시각').selectOption('22');
    await page.getByLabel('들어오는 시각').selectOption('6');
    await page.getByText('실내에 있어요').click();
    await expect(page.getByRole('checkbox', { name: /실내에 있어요/ })).toBeChecked();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await measureOverflowPx(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('나의 하루를 저장했어요.')).toBeVisible();
  });

  const username = await createMember(page);
  await test.step('the schedule is adopted by the new account', async () => {
    await page.goto('/my/day');
    await expect(page.getByLabel('월요일, 시간을 정했어요')).toBeAttached();
    for (const day of calendar.shortWeekdays) {
      await page.getByText(day, { exact: true }).click();
      await page.getByText('비즈니스', { exact: true }).click();
    }
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('나의 하루를 저장했어요.')).toBeVisible();
  });

  await test.step("another browser shows it: the hours line and the day's tab", async () => {
    const elsewhere = await (await browser.newContext({ baseURL })).newPage();
    await logInByApi(elsewhere, username);
    await elsewhere.goto('/home');
    await expect(elsewhere.getByRole('link', { name: /나의 하루 바꾸기/ })).toContainText(/시.* 기준/);
    await expect(elsewhere.getByRole('tab', { name: '비즈니스' })).toHaveAttribute('aria-selected', 'true');
    await elsewhere.getByRole('tab', { name: '데일리' }).click();
    await expect(elsewhere.getByRole('tab', { name: '데일리' })).toHaveAttribute('aria-selected', 'true');
    await elsewhere.goto('/my/day');
    await elsewhere.getByRole('button', { name: '초기화' }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await expect(elsewhere.getByText('나의 하루를 지웠어요.')).toBeVisible();
    await elsewhere.goto('/home');
    await expect(elsewhere.getByRole('tab', { name: '비즈니스' })).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: /나의 하루 바꾸기/ })).toBeHidden();
  });
});

test.describe('the place of the first outfit, while outfits load', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('draws no sign of a broken picture, neither without nor with an expired picture of the last visit', async ({
    page,
    context,
    baseURL,
  }) => {
    // The app deletes the cookie again, because this visitor has no hours.
    const pretendHours = () => context.addCookies([{ name: 'week', value: '1', url: baseURL ?? '' }]);
    await pretendHours();
    // Never answered, so that the placeholder stays.
    await page.route(/\/api\/v1\/outfit\?/, () => undefined);
    const place = page.locator('#last-outfit');
    await page.goto('/home');
    await expect(place).toBeAttached();
    await expect(place).toBeHidden();
    const variants = [{ width: 360, presignedUrl: '/api/v1/outfit-picture/expired' }];
    await page.addInitScript(
      (text) => localStorage.setItem('own-outfits', text),
      JSON.stringify({ list: { fileMetadata: [{ metadata: { variants } }] } }),
    );
    const expired = page.waitForResponse(/outfit-picture\/expired/);
    await pretendHours();
    await page.reload();
    await expired;
    await expect(place).toBeHidden();
  });
});
