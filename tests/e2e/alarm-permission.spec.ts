import { FAILS_IN_INCOGNITO, allow, openAlarm, save, saveAndExpectToast, theSwitch } from './alarm-steps';
import { expect, test, findViolations } from './fixtures';
import { createMember } from './member-steps';

const REFUSED = '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.';

test.use({ reducedMotion: 'reduce', allowedErrors: [FAILS_IN_INCOGNITO] });

test.describe('enabling pushes', () => {
  test('explains before the browser prompts, and stays off if the permission is denied', async ({ page }) => {
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
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(page.getByText('이 브라우저에서 알림이 막혀 있어요')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('takes effect once the permission is granted', async ({ page, context }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = () =>
        (window as unknown as { sayYes: () => Promise<NotificationPermission> }).sayYes();
    });
    await page.exposeFunction('sayYes', async () => {
      await allow(context);
      return 'granted';
    });
    await createMember(page);
    await openAlarm(page);
    await theSwitch(page).click();
    await page.getByRole('button', { name: '좋아요, 켤게요' }).click();
    await expect(theSwitch(page)).toBeChecked();
    await saveAndExpectToast(page);
  });

  test('is shown as off while the permission is revoked, and on again once it returns', async ({ page, context }) => {
    await allow(context);
    await createMember(page);
    await openAlarm(page);
    await saveAndExpectToast(page);
    await context.clearPermissions();
    await page.reload();
    await expect(theSwitch(page)).not.toBeChecked();
    await expect(save(page)).toBeDisabled();
    await allow(context);
    await expect(theSwitch(page)).toBeChecked();
    await expect(save(page)).toBeDisabled();
  });
});
