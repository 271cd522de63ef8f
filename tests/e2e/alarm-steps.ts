import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

export const SAVED = '알림 설정이 저장되었습니다.';
export const DEVICE_REGISTERED = '이 기기로 알림을 보내 드려요.';

/** Test windows are incognito, where a real subscription fails with this error. */
export const FAILS_IN_INCOGNITO = /Failed to load resource|does not support the Push API in incognito mode/;

export async function openAlarm(page: Page): Promise<void> {
  await page.goto('/my/alarm');
  await expect(theSwitch(page)).toBeVisible();
  await expect(page.getByRole('figure', { name: '이렇게 보내 드려요' }).getByText('날옷 · 지금')).toBeVisible();
}

export const allow = (context: BrowserContext) => context.grantPermissions(['notifications']);
export const theSwitch = (page: Page) => page.getByRole('switch', { name: '오늘의 옷차림 알림' });
export const save = (page: Page) => page.getByRole('button', { name: '저장하기' });
export const choose = (page: Page, category: string) => page.getByText(category, { exact: true }).click();

export async function setTime(page: Page, hour: string, minute: string): Promise<void> {
  await page.getByRole('spinbutton', { name: '시' }).fill(hour);
  await page.getByRole('spinbutton', { name: '분' }).fill(minute);
}

export async function saveAndExpectToast(page: Page): Promise<void> {
  await save(page).click();
  // An earlier toast may still be visible.
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
}
