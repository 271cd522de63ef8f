import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '@/lib/api-host/push/http-client';
import type { OutgoingPush } from '@/lib/api-host/push/push-transport';
import { isPublicAddress, lookUpPublic } from '@/lib/api-host/push/web-push/public-address';
import { isAllowedEndpoint } from '@/lib/api-host/push/web-push/subscription';
import { chooseVapidKeys } from '@/lib/api-host/push/web-push/vapid-keys';
import { EnvError, parseEnv } from '@/lib/env';
import { eventually } from '../../support/eventually';
import { OPERATOR_ENV } from '../../support/operator';
import { startPushService, status, type PushService } from '../../support/push-service';
import { PUSH_LIMITS, testPush, VAPID } from '../../support/test-push';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Time for a connection to return to the pool. */
const IDLE_MS = 50;

const push: OutgoingPush = {
  message: {
    notification: {
      title: '오늘 강남구 3°~12° · 데일리 옷차림',
      body: '코트를 걸쳐요.',
      image: '/api/v1/outfit-picture/a',
    },
    data: { messageId: 'an-id-of-one-day', eventTypeId: 2, date: '2026-01-15', link: '/home?category=2' },
  },
  ttlSeconds: 1_800,
  mayBegin: () => true,
};

let service: PushService;
beforeEach(async () => void (service = await startPushService()));
afterEach(() => service.close());

describe('standard Web Push', () => {
  it("delivers an encrypted message, signed with the site's key", async () => {
    const browser = service.subscribe();
    const transport = testPush();
    expect(await transport.send(transport.accept(browser.token).token, push)).toBe('sent');
    expect(service.rejections).toEqual([]);
    expect(service.getArrivals(browser)).toMatchObject([
      { message: push.message, ttl: 1_800, urgency: 'normal', topic: 'an-id-of-one-day', signedBy: VAPID.publicKey },
    ]);
  });

  it('renews its signature before it is a day old', async () => {
    let nowMs = Date.now();
    await service.close();
    service = await startPushService(() => nowMs);
    const transport = testPush({ clock: () => nowMs });
    for (const hoursAgo of [48, 35, 12]) {
      nowMs = Date.now() - hoursAgo * 3_600_000;
      expect(await transport.send(service.subscribe().token, push)).toBe('sent');
    }
  });

  it.each([
    [200, {}, 'sent'],
    [201, {}, 'sent'],
    [202, {}, 'sent'],
    [404, {}, 'gone'],
    [410, {}, 'gone'],
    [400, {}, 'failed'],
    [401, {}, 'failed'],
    [403, {}, 'failed'],
    [413, {}, 'failed'],
    [307, { location: 'http://127.0.0.1:1/' }, 'failed'],
    [429, { 'retry-after': '120' }, { retryAfterMs: 120_000 }],
    [429, {}, { retryAfterMs: 0 }],
    [503, { 'retry-after': '60' }, { retryAfterMs: 60_000 }],
    [500, {}, { retryAfterMs: 0 }],
    [502, {}, { retryAfterMs: 0 }],
  ] as const)('maps status %d with headers %j to %j', async (code, headers, result) => {
    const browser = service.subscribe();
    service.answers.set(browser.id, status(code, headers));
    expect(await testPush().send(browser.token, push)).toEqual(result);
    expect(service.requestCount).toBe(1);
  });

  it('does not send a push whose lease expired while it waited', async () => {
    const late = { ...push, mayBegin: () => false };
    expect(await testPush().send(service.subscribe().token, late)).toEqual({ retryAfterMs: 0 });
    expect(service.requestCount).toBe(0);
  });

  it('sends no waiting push after a stop, and finishes those in progress', async () => {
    const browsers = Array.from({ length: PUSH_LIMITS.connections + 20 }, () => service.subscribe());
    const pending: (() => void)[] = [];
    for (const { id } of browsers) service.answers.set(id, (response) => pending.push(() => status(201)(response)));
    let isStopping = false;
    const transport = testPush();
    const results = browsers.map(({ token }) => transport.send(token, { ...push, mayBegin: () => !isStopping }));
    await eventually(
      () => pending.length,
      (count) => count === PUSH_LIMITS.connections,
    );
    isStopping = true;
    for (const respond of pending) respond();
    const outcomes = await Promise.all(results);
    expect(outcomes.filter((result) => result === 'sent')).toHaveLength(PUSH_LIMITS.connections);
    expect(outcomes.slice(PUSH_LIMITS.connections)).toEqual(Array(20).fill({ retryAfterMs: 0 }));
    expect(service.requestCount).toBe(PUSH_LIMITS.connections);
  });

  it('accepts a date in Retry-After', async () => {
    const nowMs = Date.parse('2026-01-15T00:00:00Z');
    await service.close();
    service = await startPushService(() => nowMs);
    const browser = service.subscribe();
    service.answers.set(browser.id, status(429, { 'retry-after': 'Thu, 15 Jan 2026 00:02:00 GMT' }));
    expect(await testPush({ clock: () => nowMs }).send(browser.token, push)).toEqual({ retryAfterMs: 120_000 });
  });

  it('gives up at its limit, also on a response that arrives slowly', async () => {
    const [silent, slow] = [service.subscribe(), service.subscribe()];
    service.answers.set(silent.id, () => {});
    service.answers.set(slow.id, (response) => void response.writeHead(500).write('.'));
    const transport = testPush({ limitMs: 200 });
    const results = await Promise.all([silent, slow].map(({ token }) => transport.send(token, push)));
    expect(results).toEqual([{ retryAfterMs: 0 }, { retryAfterMs: 0 }]);
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['breaks off', (response) => void response.write('.', () => response.destroy())],
    ['never ends', (response) => void response.write('.')],
    ['is huge', (response) => void response.end('x'.repeat(1_000_000))],
  ])('takes a 2xx as delivered, and sends no second time if its body %s', async (_, writeBody) => {
    const browser = service.subscribe();
    service.answers.set(browser.id, (response) => writeBody(response.writeHead(201)));
    const transport = testPush({ limitMs: 200 });
    expect(await transport.send(browser.token, push)).toBe('sent');
    await delay(IDLE_MS);
    expect(service.requestCount).toBe(1);
  });

  it('limits how much of an error response it reads', async () => {
    const browser = service.subscribe();
    service.answers.set(browser.id, (response) => void response.writeHead(400).end('x'.repeat(1_000_000)));
    expect(await testPush().send(browser.token, push)).toBe('failed');
  });

  it('pauses a service after ten timeouts and still sends to others', async () => {
    const other = await startPushService();
    const transport = testPush({ limitMs: 1_000 });
    const silent = service.subscribe();
    service.answers.set(silent.id, () => {});
    await Promise.all(Array.from({ length: 10 }, () => transport.send(silent.token, push)));
    const { retryAfterMs } = (await transport.send(silent.token, push)) as { retryAfterMs: number };
    // Of the pause of 30 s some has passed already.
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(retryAfterMs).toBeLessThanOrEqual(30_000);
    expect(service.requestCount).toBeLessThanOrEqual(10);
    expect(await transport.send(other.subscribe().token, push)).toBe('sent');
    await other.close();
  });
});

describe('addresses of push services', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/1', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/1', true],
    ['https://web.push.apple.com/1', true],
    ['https://8.8.8.8/1', true],
    ['https://[2606:4700::1111]/1', true],
    ['http://fcm.googleapis.com/1', false],
    ['https://fcm.googleapis.com:8443/1', false],
    ['https://127.0.0.1/1', false],
    ['https://127.1/1', false],
    ['https://2130706433/1', false],
    ['https://0x7f.0.0.1/1', false],
    ['https://localhost/1', false],
    ['https://printer.local/1', false],
    ['https://metadata.google.internal/1', false],
    ['https://database/1', false],
    ['https://permanently-removed.invalid/fcm/send/1', false],
    ['https://push.test/1', false],
    ['https://push.example/1', false],
    ['https://push.localhost./1', false],
    ['https://push.example.org/1', true],
    ['https://10.0.0.8/1', false],
    ['https://100.64.0.1/1', false],
    ['https://169.254.169.254/latest', false],
    ['https://192.168.0.1/1', false],
    ['https://172.31.0.1/1', false],
    ['https://0.0.0.0/1', false],
    ['https://[::1]/1', false],
    ['https://[::ffff:10.0.0.8]/1', false],
    ['https://[64:ff9b::a00:8]/1', false],
    ['https://[fd00::1]/1', false],
    ['https://[fe80::1]/1', false],
    ['https://[2002:a00:8::]/1', false],
  ])('in production %s is allowed: %j', (endpoint, isAllowed) =>
    expect(isAllowedEndpoint(new URL(endpoint), 'public')).toBe(isAllowed),
  );

  it.each([
    ['http://127.0.0.1:8080/1', true],
    ['http://localhost/1', true],
    ['https://10.0.0.8/1', true],
    ['http://10.0.0.8/1', false],
    ['http://push.example/1', false],
  ])('on a local machine %s is allowed: %j', (endpoint, isAllowed) =>
    expect(isAllowedEndpoint(new URL(endpoint), 'anywhere')).toBe(isAllowed),
  );

  // ASVS 1.3.6, 13.2.4, 13.2.5
  it('rejects a name that resolves to a private address, and sends nothing', async () => {
    let requests = 0;
    const server = http.createServer((_, response) => void (requests++, response.end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const poster = createHttpClient({ limitMs: 2_000, limits: PUSH_LIMITS, lookup: lookUpPublic });
    await expect(poster.post({ url: new URL(url), headers: {}, body: '' })).rejects.toMatchObject({
      name: 'PrivateAddressError',
    });
    expect(requests).toBe(0);
    poster.close();
    server.close();
  });

  it('accepts a response that arrived within the limit while the process was blocked', async () => {
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const answering = `
      const { parentPort, workerData: answered } = require('node:worker_threads');
      const tell = () => (Atomics.store(answered, 0, 1), Atomics.notify(answered, 0));
      const server = require('node:http').createServer((request, response) => {
        parentPort.postMessage('asked');
        setTimeout(() => response.writeHead(201).end(tell), 200);
      });
      server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
    const worker = new Worker(answering, { eval: true, workerData: answered });
    const [port] = (await once(worker, 'message')) as [number];
    const limitMs = 2_000;
    const poster = createHttpClient({ limitMs, limits: PUSH_LIMITS });
    const received = once(worker, 'message');
    try {
      const posted = poster.post({ url: new URL(`http://127.0.0.1:${port}/`), headers: {}, body: 'a push' });
      await received;
      Atomics.wait(answered, 0, 0);
      Atomics.wait(answered, 0, 1, limitMs + 100);
      expect((await posted).status).toBe(201);
    } finally {
      poster.close();
      await worker.terminate();
    }
  });

  it('retries on a new connection when an idle one was closed', async () => {
    const seen: string[] = [];
    const server = http.createServer((request, response) => {
      const isFirst = !seen.includes(String(request.socket.remotePort));
      seen.push(String(request.socket.remotePort));
      if (isFirst) response.writeHead(201).end();
      else request.socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const poster = createHttpClient({ limitMs: 10_000, limits: PUSH_LIMITS });
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const post = () => poster.post({ url, headers: {}, body: 'a push' });
    expect((await post()).status).toBe(201);
    await delay(IDLE_MS);
    expect((await post()).status).toBe(201);
    const [first, second, third] = seen;
    expect([second === first, third === first]).toEqual([true, false]);
    poster.close();
    server.close();
  });

  it('deletes a subscription with an address that is not allowed', async () => {
    expect(await testPush({ endpoints: 'public' }).send(service.subscribe().token, push)).toBe('gone');
    expect(service.requestCount).toBe(0);
  });

  it('tells public addresses from others', () => {
    const known = ['8.8.8.8', '142.250.76.138', '2001:4860:4860::8888', '2404:6800:400a:80e::200a'];
    expect(known.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(['', 'name', '255.255.255.255', '224.0.0.1', '::', 'ff02::1'].some(isPublicAddress)).toBe(false);
  });
});

describe("the site's keys", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-vapid-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  // ASVS 11.6.1
  it('are created at the first start, reused, and readable only by their owner', () => {
    const env = parseEnv({ DATA_DIR: folder });
    const keys = chooseVapidKeys(env);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(chooseVapidKeys(env)).toEqual(keys);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('come from the environment and must match each other', () => {
    const { publicKey, privateKey } = VAPID;
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    const variables = { ...keys, ...OPERATOR_ENV, SITE_URL: 'https://nalot.example' };
    expect(chooseVapidKeys(parseEnv(variables))).toEqual({ publicKey, privateKey, subject: 'https://nalot.example' });
    const other = parseEnv({ ...variables, VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url') });
    expect(() => chooseVapidKeys(other)).toThrow(EnvError);
    expect(() => chooseVapidKeys(parseEnv({ ...variables, VAPID_PRIVATE_KEY: 'short' }))).toThrow(EnvError);
  });
});
