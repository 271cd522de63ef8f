import { RECONNECTING } from './account-steps';
import { DEVICE_REGISTERED, allow, choose, save, saveAndExpectToast, setTime, SAVED, theSwitch } from './alarm-steps';
import { expect, expectNoViolations, PLACES, measureOverflowPx, test, findViolations } from './fixtures';
import { follow } from './language-steps';
import { createMember, send } from './member-steps';
import { installPushStandIn } from './stand-in-push';

/** Switches for the optional pushes. */
const OPTIONAL_PUSHES = ['비 소식', '저녁에 물어보기'];

test.use({ serviceWorkers: 'allow' });

test('push settings are explained, set with the keyboard or by touch, previewed, saved and shown after a reload; they fit every width, and their device is registered once, until the logout', async ({
  page,
  context,
}) => {
  const heard = await installPushStandIn(page);
  await createMember(page);
  await page.goto('/my/alarm');
  const preview = page.getByRole('figure', { name: '이렇게 보내 드려요' });

  await test.step('enabling explains before the browser prompts', async () => {
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await theSwitch(page).click();
    await expect(page.getByRole('dialog')).toContainText('정한 시간에 옷차림을 알려 드릴게요');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(theSwitch(page)).toBeFocused();
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    // The registration waits only ten seconds for the worker, whose installation may take longer on a busy machine.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await allow(context);
    await expect(theSwitch(page)).toBeChecked();
    await expect(page.getByText('매일 오후 11시 59분')).toBeVisible();
  });

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
    // The toast of the first save may still be visible, and the button is disabled while the second is on its way.
    const readCopy = async () => JSON.parse((await page.evaluate(() => localStorage.getItem('ALARM_SETTINGS'))) ?? '');
    await expect
      .poll(readCopy)
      .toEqual({ isAlarmEnabled: true, hours: '07', minutes: '05', selectedSchedule: 4, newsEnabled: true });
    const places = [
      { ...PLACES.서울, id: 'home0001', name: '집', region: { sidonm: '서울특별시', sggnm: '강남구' } },
      { ...PLACES.제주, id: 'parents1', name: '부모님 댁', region: { sidonm: '제주특별자치도', sggnm: '제주시' } },
    ];
    await send(page, 'PUT', '/api/v1/places', { content: places });
    await page.reload();
    await expect(page.getByText('매일 오전 7시 5분')).toBeVisible();
    await expect(page.getByRole('radio', { name: '데이트' })).toBeChecked();
    for (const beside of OPTIONAL_PUSHES) await expect(page.getByRole('switch', { name: beside })).toBeChecked();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText(DEVICE_REGISTERED)).toBeVisible();
    expect(heard).toEqual(['subscribe', 'save']);
  });

  await test.step('off while the permission is revoked, and on again once it returns', async () => {
    await context.clearPermissions();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await allow(context);
    await expect(theSwitch(page)).toBeChecked();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('preview', async () => {
    await expect(page.getByRole('button', { name: '부모님 댁' })).toBeVisible();
    await setTime(page, '23', '59');
    for (const [category, id] of [
      ['데일리', 2],
      ['비즈니스', 1],
    ] as const) {
      await choose(page, category);
      const address = `/api/v1/outfit?latitude=37.4953&longitude=127.0349&event-type-id=${id}&gender=FEMALE&day=tomorrow`;
      const { fileMetadata, day } = await (await page.request.get(address, RECONNECTING)).json();
      const best = fileMetadata[0].metadata;
      await expect(preview).toContainText(`${day === 'today' ? '오늘' : '내일'} 강남구`);
      await expect(preview).toContainText(`${category} 옷차림`);
      await expect(preview).toContainText(best.reason);
      await expect(preview).toContainText(best.items[0].name);
      await expect(preview.getByRole('img', { name: best.alt })).toBeVisible();
    }
  });

  await test.step('every width', async () => {
    for (const width of [320, 1280]) {
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

  await test.step('the device is forgotten at logout', async () => {
    await saveAndExpectToast(page);
    await follow(page, '/my/account-settings');
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText('로그아웃 되었습니다.')).toBeVisible();
    expect(heard).toEqual(['subscribe', 'save', 'unsubscribe']);
  });
});
