import type { Page } from '@playwright/test';
import { getLastWornDate } from '@/lib/domain/worn';
import type { Shot } from './shot';

const QUESTION = { path: `/home?category=2&ask=${getLastWornDate(Date.now())}.female-daily-1` };

const showTomorrow = async (page: Page) => {
  await page.getByRole('group', { name: '어느 날' }).getByRole('button', { name: '내일' }).click();
  await page.waitForLoadState('networkidle');
};
const TOMORROW = { path: '/home', act: showTomorrow };

const card = (shape: string) =>
  `/api/v1/outfit-card?nx=61&ny=125&sidonm=${encodeURIComponent('서울특별시')}&sggnm=${encodeURIComponent('강남구')}&shape=${shape}`;

const scrollToSwitches = (page: Page) => page.getByRole('switch', { name: '저녁에 물어보기' }).scrollIntoViewIfNeeded();
const ALARM = { path: '/my/alarm', member: true, allow: true, act: scrollToSwitches };

/** Screens of tomorrow, the evening question, alarms and shared pictures. */
export const EVENING_SHOTS: Shot[] = [
  { name: 'tomorrow', ...TOMORROW },
  { name: 'tomorrow-664', ...TOMORROW, height: 664 },
  { name: 'tomorrow-320', ...TOMORROW, width: 320, height: 568 },
  { name: 'tomorrow-lying', ...TOMORROW, width: 844, height: 390 },
  { name: 'tomorrow-200', ...TOMORROW, root: '200%' },
  { name: 'question', ...QUESTION, member: true },
  { name: 'question-dark', ...QUESTION, member: true, dark: true },
  { name: 'question-320', ...QUESTION, member: true, width: 320, height: 568 },
  { name: 'question-200', ...QUESTION, member: true, root: '200%', full: true },
  { name: 'question-visitor', ...QUESTION, full: true },
  { name: 'alarm-on', ...ALARM, full: true },
  { name: 'alarm-664', ...ALARM, height: 664 },
  { name: 'alarm-320', ...ALARM, width: 320, height: 568 },
  { name: 'alarm-lying', ...ALARM, width: 844, height: 390 },
  { name: 'alarm-200', ...ALARM, root: '200%', full: true },
  { name: 'alarm-1280', ...ALARM, width: 1280, height: 800 },
  { name: 'share-story', path: card('story'), width: 540, height: 960 },
  { name: 'share-card', path: card('tall'), width: 540, height: 675 },
  { name: 'share-link', path: card('wide'), width: 600, height: 314 },
];
