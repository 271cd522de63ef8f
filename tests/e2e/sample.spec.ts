import type { Page } from '@playwright/test';
import path from 'node:path';
import { PORTS } from '../../playwright.config';
import { openMeteoScenario } from '../support/open-meteo-body';
import { startOwnServer, type OwnServer } from '../support/own-server';
import { startProviderServer } from '../support/provider-server';
import { allow, FAILS_IN_INCOGNITO, openAlarm } from './alarm-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

const LABEL = '예시 날씨 · 인터넷에 연결되면 실제 날씨로 바뀌어요';
const MINUTE_MS = 60_000;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORTS.sample}`, reducedMotion: 'reduce', allowedErrors: [FAILS_IN_INCOGNITO] });

/** Starts the product as in a clone, cut off from every other host. */
const startCutOff = (egress: 'refuse' | 'hang', program: 'start' | 'app', env: Record<string, string> = {}) => {
  const preloads = ['clock', 'egress'].map((name) => `--import ${path.resolve(`tests/support/${name}.mjs`)}`);
  const cutOff = { NODE_OPTIONS: preloads.join(' '), EGRESS: egress, WEATHER_SOURCE: '' };
  return startOwnServer({ program, port: PORTS.sample, env: { ...cutOff, ...env }, isNew: program === 'start' });
};

const now = (page: Page) => page.getByRole('region', { name: '지금 날씨' });

async function expectSampleEverywhere(page: Page, server: OwnServer): Promise<void> {
  // The response to the very first request contains it, so nothing waits for a provider.
  expect(await (await page.request.get('/home')).text()).toContain('인터넷에 연결되면 실제 날씨로 바뀌어요');
  await page.goto('/home');
  await expect(now(page)).toContainText(LABEL);
  await expect(now(page)).toContainText(/지금 체감/);
  await page.getByRole('group', { name: '어느 날' }).getByRole('button', { name: '내일' }).click();
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  await expect(now(page)).toContainText(LABEL);

  await page.goto('/weather');
  await expect(now(page)).toContainText(LABEL);
  for (const name of ['자외선', '미세먼지', '강수량'])
    await expect(page.getByRole('term').filter({ hasText: name }).first().locator('xpath=..')).not.toContainText(
      '정보 없음',
    );
  const hours = page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem');
  expect(await hours.count()).toBeGreaterThanOrEqual(24);
  const days = page.getByRole('heading', { name: '열흘 동안' }).locator('xpath=..').getByRole('listitem');
  await expect(days.filter({ hasText: /\d%/ })).toHaveCount(10);

  await allow(page.context());
  await createMember(page);
  await openAlarm(page);
  await expect(page.getByRole('figure', { name: '이렇게 보내드려요' })).toContainText('예시 날씨 2023-');
  expect(server.written()).not.toContain('"level":"error"');
}

test('a fresh clone on a machine whose name lookups hang shows the whole sample', async ({ page }) => {
  const server = await startCutOff('hang', 'start');
  await expectSampleEverywhere(page, server);
  await server.stop();
});

test('without a network it shows the sample until a provider responds, and then real weather without a restart', async ({
  page,
}) => {
  const server = await startCutOff('refuse', 'app', {
    OPEN_METEO_BASE_URL: `http://127.0.0.1:${PORTS.lateProvider}`,
  });
  await expectSampleEverywhere(page, server);
  await page.clock.install();
  await page.goto('/home');
  await expect(now(page)).toContainText(LABEL);
  const arrived = await startProviderServer({
    port: PORTS.lateProvider,
    scenario: openMeteoScenario(() => ({ nowMs: Date.now(), hour: () => ({ temperature: 12 }) })),
  });
  await expect(async () => {
    await server.passTime(MINUTE_MS);
    await page.clock.fastForward(MINUTE_MS);
    await expect(now(page)).toContainText(/Open-Meteo · \d+시/, { timeout: 2_000 });
  }).toPass();
  await expect(now(page)).not.toContainText('예시 날씨');
  await arrived.close();
  await server.stop();
});
