import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { PORTS } from '../../playwright.config';
import { openMeteoScenario } from '../support/open-meteo-body';
import { START_LIMIT_MS, startOwnServer } from '../support/own-server';
import { startProviderServer } from '../support/provider-server';
import { createNewcomer } from './account-steps';
import { FAILS_IN_INCOGNITO } from './alarm-steps';
import { expect, TEMPERATURES, test } from './fixtures';
import { follow } from './language-steps';
import { createMember, PROOF } from './member-steps';

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

/** Starts to request a mail with a code. The request stays open until `complete` sends its body. */
async function openRequest(url: string) {
  const { email } = createNewcomer();
  const headers = { ...PROOF, 'content-type': 'text/plain', 'content-length': email.length, expect: '100-continue' };
  const request = httpRequest(`${url}/api/v1/user/email/send-mail`, { method: 'POST', headers });
  const response = once(request, 'response') as Promise<[IncomingMessage]>;
  request.flushHeaders();
  // The server has received it.
  await once(request, 'continue');
  return {
    complete: async () => {
      request.end(email);
      const [{ statusCode }] = await response;
      return statusCode;
    },
  };
}

test('a fresh clone on a machine whose name lookups hang shows the whole sample; stopped, it completes open requests, closes its database and exits', async ({
  page,
}) => {
  test.setTimeout(2 * START_LIMIT_MS);
  // A busy machine closes a database slowly.
  const env = { HOST: '127.0.0.1', DRAIN_MS: '5000', STOP_LIMIT_MS: '90000' };
  const server = await startCutOff('hang', 'start', env);

  await test.step('with HOST it listens on that address only, and says so', async () => {
    await expect.poll(server.written).toContain(`Starting 날옷 at ${server.url}, and at no other address`);
    await expect(fetch(server.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  });

  await test.step('the sample on home, on the weather screen and in the preview of a push', async () => {
    // The response to the very first request contains it, so nothing waits for a provider.
    expect(await (await page.request.get('/home')).text()).toContain('인터넷에 연결되면 실제 날씨로 바뀌어요');
    await createMember(page);
    await page.goto('/home');
    await expect(now(page)).toContainText(LABEL);
    await expect(now(page)).toContainText(TEMPERATURES);
    await page.getByRole('group', { name: '어느 날' }).getByRole('button', { name: '내일' }).click();
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    await expect(now(page)).toContainText(LABEL);

    await follow(page, '/weather');
    const hours = page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem');
    await expect.poll(() => hours.count()).toBeGreaterThanOrEqual(24);
    await expect(now(page)).toContainText(LABEL);
    for (const name of ['자외선', '미세먼지', '강수량'])
      await expect(page.getByRole('term').filter({ hasText: name }).first().locator('xpath=..')).not.toContainText(
        '정보 없음',
      );
    const days = page.getByRole('heading', { name: '열흘 동안' }).locator('xpath=..').getByRole('listitem');
    await expect(days.filter({ hasText: /\d%/ })).toHaveCount(10);

    await follow(page, '/my/alarm');
    await expect(page.getByRole('figure', { name: '이렇게 보내 드려요' })).toContainText('예시 날씨 2023-');
    expect(server.written()).not.toContain('"level":"error"');
  });

  await test.step('it completes the open request, closes its database and exits', async () => {
    const { complete } = await openRequest(server.url);
    const stopped = server.stop();
    // On a slow machine the signal takes seconds to get through npm, so only the order is checked.
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health`)).json(), { intervals: [50] })
      .toMatchObject({ ready: false, state: 'stopping' });
    // The code is stored in the database, which is therefore still open.
    expect(await complete()).toBe(200);
    await stopped;
    // npm itself may exit earlier. The lock of the data folder is released only after the database is closed.
    await expect.poll(() => existsSync(`${server.data}/db.lock`)).toBe(false);
    await expect.poll(server.written).toContain('"msg":"stopped"');
  });
});

test('without a network it shows the sample until a provider responds, and then real weather without a restart', async ({
  page,
}) => {
  const server = await startCutOff('refuse', 'app', {
    OPEN_METEO_BASE_URL: `http://127.0.0.1:${PORTS.lateProvider}`,
  });
  await page.clock.install();
  await page.goto('/home');
  await expect(now(page)).toContainText(LABEL);
  expect(server.written()).not.toContain('"level":"error"');
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
