import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer } from '../support/own-server';

test.setTimeout(START_LIMIT_MS * 2);

/** A weather provider that accepts connections and never responds, so that a request stays open. */
async function startSilentProvider() {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.closeAllConnections(),
  };
}

test('a stopping server completes open requests, closes its database and exits', async () => {
  const provider = await startSilentProvider();
  const env = {
    HOST: '127.0.0.1',
    WEATHER_SOURCE: 'open-meteo',
    OPEN_METEO_BASE_URL: provider.url,
    DRAIN_MS: '5000',
    // A busy machine closes a database slowly.
    STOP_LIMIT_MS: '90000',
  };
  const server = await startOwnServer({ program: 'start', port: PORTS.stopping, env });
  // With HOST it listens on that address only, and says so.
  expect(server.written()).toContain(`Starting 날옷 at ${server.url}, and at no other address`);
  await expect(fetch(server.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  const waiting = fetch(`${server.url}/api/v1/weather/position?lat=35.1&lon=129`);
  await delay(200);
  const stopped = server.stop();
  // On a slow machine the signal takes seconds to get through npm, so only the order is checked.
  await expect
    .poll(async () => (await fetch(`${server.url}/api/health`)).json(), { intervals: [50] })
    .toMatchObject({ ready: false, state: 'stopping' });
  expect((await waiting).status).toBe(200);
  await stopped;
  // npm itself may exit earlier. The lock of the data folder is released only after the database is closed.
  await expect.poll(() => existsSync(`${server.data}/db.lock`)).toBe(false);
  await expect.poll(server.written).toContain('"msg":"stopped"');
  provider.close();
});
