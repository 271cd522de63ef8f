import {
  FAILS_IN_INCOGNITO,
  allow,
  choose,
  openAlarm,
  save,
  saveAndExpectToast,
  SAVED,
  setTime,
  theSwitch,
} from './alarm-steps';
import { expect, expectNoViolations, skipSplash, PLACES, measureOverflowPx, test, findViolations } from './fixtures';
import { createMember, logInByApi, send } from './member-steps';

test.use({ reducedMotion: 'reduce', allowedErrors: [FAILS_IN_INCOGNITO] });

/** Switches for the optional pushes. */
const OPTIONAL_PUSHES = ['비 소식', '저녁에 물어보기'];

test('a visitor sees what a login offers', async ({ page }) => {
  await page.goto('/my/alarm');
  await expect(page.getByRole('dialog')).toContainText('나가기 전에 미리 알려드릴게요');
});

test.describe('push settings', () => {
  test('are saved and shown after a reload and on another device', async ({ page, context, browser, baseURL }) => {
    await allow(context);
    const username = await createMember(page);
    await page.goto('/home');
    await page.getByRole('link', { name: '알림 설정' }).click();
    await expect(theSwitch(page)).toBeChecked();
    await expect(page.getByText('매일 오후 11시 59분')).toBeVisible();
    await setTime(page, '7', '5');
    await choose(page, '데이트');
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    for (const beside of OPTIONAL_PUSHES) await page.getByRole('switch', { name: beside }).click();
    await saveAndExpectToast(page);
    const copy = await page.evaluate(() => localStorage.getItem('ALARM_SETTINGS'));
    expect(JSON.parse(copy ?? '')).toEqual({
      isAlarmEnabled: true,
      hours: '07',
      minutes: '05',
      selectedSchedule: 4,
      newsEnabled: true,
    });

    await page.reload();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(page.getByRole('radio', { name: '데이트' })).toBeChecked();
    for (const beside of OPTIONAL_PUSHES) await expect(page.getByRole('switch', { name: beside })).toBeChecked();
    await expect(save(page)).toBeDisabled();

    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await skipSplash(other);
    await logInByApi(other, username);
    await other.goto('/my/alarm');
    await expect(other.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(theSwitch(other)).not.toBeChecked();
    await expect(other.getByText('알림은 켜져 있지만, 이 기기로는 받을 수 없어요')).toBeVisible();
    await other.getByRole('button', { name: '모든 기기에서 끄기' }).click();
    await saveAndExpectToast(other);
    await elsewhere.close();

    await page.reload();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
  });

  test('can be saved only if something differs', async ({ page, context }) => {
    await allow(context);
    await createMember(page);
    await openAlarm(page);
    await saveAndExpectToast(page);
    await choose(page, '활동');
    await expect(save(page)).toBeEnabled();
    await choose(page, '데일리');
    await expect(save(page)).toBeDisabled();
    await setTime(page, '8', '75');
    await expect(page.getByText('분은 0~59예요')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await setTime(page, '23', '59');
    await expect(save(page)).toBeDisabled();
    await theSwitch(page).click();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeEnabled();
  });

  test('can be set with the keyboard alone', async ({ page, context }) => {
    await allow(context);
    await createMember(page);
    await openAlarm(page);
    await page.getByRole('button', { name: '뒤로' }).focus();
    await page.keyboard.press('Tab');
    await expect(theSwitch(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(theSwitch(page)).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(theSwitch(page)).toBeChecked();
    // A device that could not be registered has an additional button before it.
    const hour = page.getByRole('spinbutton', { name: '시' });
    for (let tabs = 0; tabs < 2 && !(await hour.evaluate((field) => field === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(hour).toHaveValue('00');
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    // Skip the suggested times.
    for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '비즈니스' })).toBeChecked();
    // Skip place, news, question and weather warnings.
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText('매일 오전 12시 30분')).toBeVisible();
  });

  test('show the push preview with the outfit and weather of home, and can be set by turning the wheel', async ({
    page,
    context,
  }) => {
    await allow(context);
    await createMember(page);
    await openAlarm(page);
    const preview = page.getByRole('figure', { name: '이렇게 보내드려요' });
    for (const [category, id] of [
      ['데일리', 2],
      ['비즈니스', 1],
    ] as const) {
      await choose(page, category);
      const address = `/api/v1/outfit?latitude=37.4953&longitude=127.0349&event-type-id=${id}&gender=FEMALE&day=tomorrow`;
      const { fileMetadata, day } = await (await page.request.get(address)).json();
      const best = fileMetadata[0].metadata;
      await expect(preview).toContainText(`${day === 'today' ? '오늘' : '내일'} 강남구`);
      await expect(preview).toContainText(`${category} 옷차림`);
      await expect(preview).toContainText(best.reason);
      await expect(preview).toContainText(best.items[0].name);
      await expect(preview.getByRole('img', { name: best.alt })).toBeVisible();
    }
    const hour = page.getByRole('spinbutton', { name: '시' });
    await hour.locator('..').evaluate((wheel) => wheel.scrollTo({ top: 6 * 48, behavior: 'smooth' }));
    await expect(page.getByText('매일 오전 6시 59분')).toBeVisible();
    await expect(hour).toHaveValue('06');
    await hour.locator('..').getByText('07', { exact: true }).nth(1).click();
    await expect(hour).toHaveValue('07');
    // Rows grow with the text size.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await hour.fill('21');
    const isCentred = () =>
      hour.locator('..').evaluate((wheel) => {
        const { height } = wheel.querySelector('li')!.getBoundingClientRect();
        return Math.round(wheel.scrollTop / height) % 24;
      });
    await expect.poll(isCentred).toBe(21);
    await expect(hour).toHaveValue('21');
  });

  test('are not reported as saved after a host error, and come from the local copy while the host is unreachable', async ({
    page,
    context,
  }) => {
    await allow(context);
    await createMember(page);
    await openAlarm(page);
    await page.getByRole('switch', { name: '비 소식' }).click();
    await page.route('**/api/v1/notification-setting', (route) => route.abort());
    await save(page).click();
    await expect(page.getByText('알림 설정을 저장하지 못했어요.')).toBeVisible();
    await expect(page.getByRole('switch', { name: '비 소식' })).toBeChecked();
    await expect(page.getByText('인터넷에 연결되어 있는지 확인해 주세요.')).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await page.unroute('**/api/v1/notification-setting');

    await setTime(page, '6', '40');
    await saveAndExpectToast(page);
    await page.route('**/api/v1/notification-setting', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
    await expect(page.getByRole('region', { name: '마지막으로 저장한 알림' })).toContainText(
      '매일 오전 6시 40분 · 데일리',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/api/v1/notification-setting');
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByText('매일 오전 6시 40분')).toBeVisible();
    await expect(theSwitch(page)).toBeChecked();
  });
});

test.describe('for everyone', () => {
  test('/my/alarm fits every width without axe violations, light and dark', async ({ page, context }) => {
    await allow(context);
    await createMember(page);
    const places = [
      { ...PLACES.서울, id: 'home0001', name: '집', region: { sidonm: '서울특별시', sggnm: '강남구' } },
      { ...PLACES.제주, id: 'parents1', name: '부모님 댁', region: { sidonm: '제주특별자치도', sggnm: '제주시' } },
    ];
    await send(page, 'PUT', '/api/v1/places', { content: places });
    await openAlarm(page);
    await expect(page.getByRole('button', { name: '부모님 댁' })).toBeVisible();
    for (const width of [320, 390, 480, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await measureOverflowPx(page), `${width} px`).toBe(0);
      const findSmallTargets = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, label, input[role=spinbutton]')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ text: element.innerText, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 24)
          .map(({ text }) => text),
      );
      expect(findSmallTargets, `${width} px`).toEqual([]);
    }
    await expectNoViolations(page);
    await setTime(page, '30', '59');
    await expect(page.getByText('시는 0~23이에요')).toBeVisible();
    await expectNoViolations(page);
  });
});
