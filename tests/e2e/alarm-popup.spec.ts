import type { BrowserContext, Page } from '@playwright/test';
import type { PushMessage } from '@/lib/contract/push-message';
import { FAILS_IN_INCOGNITO, allow } from './alarm-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

test.use({ allowedErrors: [FAILS_IN_INCOGNITO] });

/** A push as the push service would deliver it to the browser. */
async function push(page: Page, context: BrowserContext, message: PushMessage): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) found(ours.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

const MESSAGE: PushMessage = {
  notification: { title: '오늘 강남구 3°~11° · 데이트 옷차림', body: '니트 위에 코트를 걸쳐요.\n네이비 코트' },
  data: { messageId: 'test-2026-11-22', eventTypeId: 4, date: '2026-11-22', link: '/home?category=4' },
};

test.describe('a push while the app is in the foreground', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is shown once at the top and leads to its category', async ({ page, context }) => {
    await allow(context);
    await createMember(page);
    await page.goto('/my');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.bringToFront();
    const popup = page.getByRole('status').filter({ hasText: '데이트 옷차림' });
    /** Repeats the push until the action completes while the popup is visible: it closes after five seconds. */
    const withPopup = (act: () => Promise<unknown>) =>
      expect(async () => {
        const messageId = `test-${Math.random()}`;
        await push(page, context, { ...MESSAGE, data: { ...MESSAGE.data, messageId } });
        await expect(popup).toBeVisible({ timeout: 5_000 });
        await act();
      }).toPass();
    await withPopup(() => popup.hover({ timeout: 4_000 }));
    const box = (await popup.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 60, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 44, { steps: 6 });
    await page.mouse.up();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL('/my');

    await withPopup(() => popup.getByRole('link').click({ timeout: 4_000 }));
    await expect(page).toHaveURL('/home?category=4');
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
    await expect(popup).toBeHidden();

    await push(page, context, MESSAGE);
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await push(page, context, MESSAGE);
    await push(page, context, { ...MESSAGE, data: { ...MESSAGE.data, messageId: 'another' } });
    await expect(popup).toHaveCount(1);
    await withPopup(() => popup.getByRole('button', { name: '알림 닫기' }).click({ timeout: 4_000 }));
    await expect(popup).toBeHidden();
  });
});
