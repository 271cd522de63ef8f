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

test.use({ allowedErrors: [FAILS_IN_INCOGNITO] });

/** Switches for the optional pushes. */
const OPTIONAL_PUSHES = ['비 소식', '저녁에 물어보기'];
const SETTINGS = '**/api/v1/notification-setting';

test('push settings are set with the keyboard or by touch, saved, shown after a reload and on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await allow(context);
  const username = await createMember(page);
  await page.goto('/home');
  await page.getByRole('link', { name: '알림 설정' }).click();
  await expect(theSwitch(page)).toBeChecked();
  await expect(page.getByText('매일 오후 11시 59분')).toBeVisible();

  await test.step('with the keyboard alone', async () => {
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

  await test.step('by touch, saved and shown after a reload', async () => {
    await page.getByRole('button', { name: '오전 7시 30분' }).tap();
    await expect(page.getByText('매일 오전 7시 30분')).toBeVisible();
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
  });

  await test.step('from the local copy while the host is unreachable', async () => {
    await page.route(SETTINGS, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
    await expect(page.getByRole('region', { name: '마지막으로 저장한 알림' })).toContainText(
      '매일 오전 7시 5분 · 데이트',
    );
    await page.unroute(SETTINGS);
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(theSwitch(page)).toBeChecked();
  });

  await test.step('off while the permission is revoked, and on again once it returns', async () => {
    await context.clearPermissions();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await allow(context);
    await expect(theSwitch(page)).toBeChecked();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('on another device, which switches them off everywhere', async () => {
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
});

test('push settings show the preview with the outfit of home, turn the wheel, and fit every width', async ({
  page,
  context,
}) => {
  await allow(context);
  await createMember(page);
  const places = [
    { ...PLACES.서울, id: 'home0001', name: '집', region: { sidonm: '서울특별시', sggnm: '강남구' } },
    { ...PLACES.제주, id: 'parents1', name: '부모님 댁', region: { sidonm: '제주특별자치도', sggnm: '제주시' } },
  ];
  await send(page, 'PUT', '/api/v1/places', { content: places });
  await openAlarm(page);
  await expect(page.getByRole('button', { name: '부모님 댁' })).toBeVisible();

  await test.step('preview', async () => {
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
  });

  await test.step('every width', async () => {
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
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page);
  });

  await test.step('in forced colours, switch and choices are distinguishable', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    const knob = page.getByRole('switch').first().locator('span > span');
    const [inner, outer] = await knob.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.parentElement!).backgroundColor,
    ]);
    expect(inner).not.toBe(outer);
    const ground = (state: string) =>
      page
        .locator(`label:has(input[type=radio]${state})`)
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await ground(':checked')).not.toBe(await ground(':not(:checked)'));
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('wheel', async () => {
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
});

test('enabling pushes explains before the browser prompts, and stays off if the permission is denied', async ({
  page,
}) => {
  await createMember(page);
  await openAlarm(page);
  await expect(theSwitch(page)).not.toBeChecked();
  await expect(save(page)).toBeDisabled();
  await theSwitch(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('정한 시간에 옷차림을 알려드릴게요');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(theSwitch(page)).toBeFocused();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');

  await theSwitch(page).click();
  // A headless browser denies the permission without a prompt.
  await sheet.getByRole('button', { name: '좋아요, 켤게요' }).click();
  await expect(page.getByText('알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.')).toBeVisible();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect(page.getByText('이 브라우저에서 알림이 막혀 있어요')).toBeVisible();
});
