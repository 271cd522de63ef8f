import { kstDate, getWeekday } from '@/lib/domain/kst';
import { calendar } from '@/lib/messages/ko/calendar';
import { RECONNECTING } from './account-steps';
import { expect, expectNoViolations, measureOverflowPx, test } from './fixtures';
import { createMember, logInByApi, send } from './member-steps';

test.use({ firstMinuteOver: false });

test("a visitor's schedule and places become the member's, whose schedule applies on every device", async ({
  page,
}) => {
  const line = page.getByRole('link', { name: /나의 하루 바꾸기/ });
  const where = page.getByRole('complementary', { name: '어디에 계세요?' });
  const when = page.getByRole('complementary', { name: '보통 언제 나가 계세요?' });
  // Not today: on the evening before a night shift, home offers tomorrow instead of showing the hours.
  const nightDay = (getWeekday(kstDate(Date.now())) + 3) % 7;
  const readMyDay = async () => (await (await page.request.get('/api/v1/my-day', RECONNECTING)).json()).myDay;

  await test.step('two questions, one at a time', async () => {
    await page.goto('/home');
    await expect(where).toBeVisible();
    await expect(when).toBeHidden();
    await where.getByRole('button', { name: '나중에' }).click();
    await expect(where).toBeHidden();
    await when.getByRole('button', { name: '9시-19시' }).click();
    await expect(when).toBeHidden();
    await expect(line).toContainText('9시-19시 기준');
  });

  await test.step('the server does not learn these hours: home has a placeholder for the outfit', async () => {
    expect(await page.evaluate(() => document.cookie)).toMatch(/(^|; )week=1(;|$)/);
    const html = await (await page.request.get('/home', RECONNECTING)).text();
    expect(html).not.toContain('9시-19시 기준');
    expect(html).toContain('id="last-outfit"');
    const readPicture = () => page.evaluate(() => localStorage.getItem('own-outfits'));
    await expect.poll(readPicture).toContain('/api/v1/outfit-picture/');
  });

  await test.step('one different day, and a night shift', async () => {
    await line.click();
    await expect(page).toHaveURL('/my/day');
    await expect(page.getByLabel('나가는 시각')).toHaveValue('9');
    await page.getByRole('switch', { name: '일주일 내내 같아요' }).click();
    await page.getByText(calendar.shortWeekdays[nightDay] ?? '', { exact: true }).click();
    await page.getByLabel('나가는 시각').selectOption('22');
    await page.getByLabel('들어오는 시각').selectOption('6');
    await page.getByText('실내에 있어요').click();
    await expect(page.getByRole('checkbox', { name: /실내에 있어요/ })).toBeChecked();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await measureOverflowPx(page)).toBe(0);
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('나의 하루를 저장했어요.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  const region = { sidonm: '제주특별자치도', sggnm: '제주시' };
  const home = { id: 'home0001', name: '집', latitude: 33.4996, longitude: 126.5312, region };
  await page.evaluate((place) => localStorage.setItem('visitor-places', JSON.stringify([place])), home);
  const username = await createMember(page);
  await test.step('the new account adopts schedule and places, and the questions are not repeated', async () => {
    await page.goto('/home');
    await expect.poll(async () => (await readMyDay())?.week[nightDay].spans).toMatchObject([{ from: 22, until: 6 }]);
    const readPlaces = async () => (await (await page.request.get('/api/v1/places', RECONNECTING)).json()).content;
    await expect.poll(readPlaces).toMatchObject([{ name: '집', region }]);
    const readDevice = () => page.evaluate(() => [localStorage['visitor-day'], localStorage['visitor-places']]);
    await expect.poll(readDevice).toEqual([undefined, undefined]);
    await expect(line).toContainText('9시-19시 기준');
    await expect(where.or(when)).toHaveCount(0);
  });

  await test.step('another browser shows its hours and its category, until another one is chosen', async () => {
    const { week } = await readMyDay();
    const business = { week: week.map((day: object) => ({ ...day, categoryId: 1 })) };
    await send(page, 'PUT', '/api/v1/my-day', { myDay: business });
    await page.goto('/icons/icon.svg');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await logInByApi(page, username);
    await page.goto('/home');
    await expect(line).toContainText(/시.* 기준/);
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('비즈니스')).toHaveAttribute('aria-selected', 'true');
    await tab('데일리').click();
    await expect(tab('데일리')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the plan of a day of the strip, which home shows once it is saved', async () => {
    await page.locator('#day-strip-button').click();
    const days = page.getByRole('group', { name: '열흘 가운데 하루 고르기' }).getByRole('button');
    await days.nth(3).click();
    await page.getByRole('link', { name: '이날 일정 정하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^\d+월 \d+일 .요일$/ })).toBeVisible();
    await page.getByLabel(/^이름/).fill('돌잔치');
    await page.getByRole('button', { name: '이날만 저장하기' }).click();
    await expect(page).toHaveURL(/\/home\?for=/);
    await expect(page.locator('#day-strip-button')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await readMyDay()).exceptions).toMatchObject([{ name: '돌잔치' }]);
  });
});
