import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildHost } from '@/lib/api-host/build-host';
import { notificationSettings, PUSH_KINDS, pushTokens, sessions, users } from '@/lib/api-host/db/schema';
import { getMinuteOfDay } from '@/lib/api-host/dispatch/due';
import { registerPushMetrics } from '@/lib/api-host/dispatch/push-metrics';
import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { describeDispatch, EIGHT_MS } from '../../support/dispatch-world';
import { layDatabase } from '../../support/made-folder';

/** Metrics of an instance that sends no pushes. */
describeDispatch('metrics of due pushes', (world) => {
  let closing: AbortController;
  beforeEach(() => {
    closing = new AbortController();
    registerPushMetrics(world.opened.db, () => world.nowMs, closing.signal);
  });
  afterEach(() => closing.abort());

  /** Reads the metrics a number of minutes after 08:00. */
  async function readAt(minutes: number) {
    world.nowMs = EIGHT_MS + minutes * MINUTE_MS;
    const text = await renderMetrics();
    const read = (name: string) => Number(new RegExp(`^nalot_push_${name} (\\d+)$`, 'm').exec(text)?.[1]);
    return { expected: read('expected'), overdue: read('overdue'), open: read('claims_open') };
  }

  it('show expected pushes, and overdue ones if no dispatcher runs', async () => {
    await Promise.all([1, 2, 3].map(() => world.person()));
    await world.person({ minute: 2 });
    await world.person({ enabled: false });
    await world.person({ browsers: 0 });
    await world.person({ savedMs: EIGHT_MS + 10 * MINUTE_MS });
    expect(await readAt(-1)).toEqual({ expected: 0, overdue: 0, open: 0 });
    expect(await readAt(0)).toEqual({ expected: 3, overdue: 0, open: 0 });
    expect(await readAt(4)).toEqual({ expected: 0, overdue: 0, open: 0 });
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 3, open: 0 });
    expect(await readAt(7)).toEqual({ expected: 0, overdue: 4, open: 0 });
    expect(await readAt(29)).toEqual({ expected: 0, overdue: 4, open: 0 });
    expect(await readAt(33)).toEqual({ expected: 0, overdue: 0, open: 0 });
  });

  it('show overdue pushes of the date before, after midnight', async () => {
    await world.person({ hour: 23, minute: 58 });
    await world.person({ hour: 0, minute: 1 });
    expect((await readAt(16 * 60 + 6)).overdue).toBe(2);
  });

  it('show nothing overdue after a dispatcher has sent the pushes', async () => {
    await world.person();
    await world.minute();
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 0, open: 0 });
  });

  it('show claims that were written but not sent as overdue', async () => {
    await world.person();
    await world.instance().enrol(PUSH_KINDS.daily);
    expect(await readAt(4)).toEqual({ expected: 0, overdue: 0, open: 1 });
    expect(await readAt(5)).toEqual({ expected: 0, overdue: 1, open: 1 });
    expect((await readAt(30)).overdue).toBe(0);
  });

  it('do not show a push as overdue that is retried', async () => {
    const person = await world.person();
    world.service.answers.set(person.browser.id, (response) => void response.writeHead(503).end());
    await world.minute();
    expect(await readAt(6)).toEqual({ expected: 0, overdue: 0, open: 1 });
  });

  it('end with the instance', async () => {
    const before = metrics().collectors.size;
    closing.abort();
    expect(metrics().collectors.size).toBe(before - 1);
  });
});

it('an instance with ROLE=web shows overdue pushes', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-metrics-'));
  await layDatabase(folder);
  const before = metrics().collectors.size;
  const host = buildHost(
    parseEnv({ ROLE: 'web', DATA_DIR: folder, NODE_ENV: 'test', WEATHER_SOURCE: 'recorded' }),
    createLogger('silent', 'test'),
  );
  const { db } = await host.opened;
  const userId = randomUUID();
  const savedAt = new Date(0);
  await db.insert(users).values({ id: userId, createdAt: savedAt });
  const { id: sessionId } = (
    await db
      .insert(sessions)
      .values({
        ...{ id: randomUUID(), userId, refreshHash: 'r', rotatedAt: savedAt, authenticatedAt: savedAt },
        expiresAt: new Date(Date.now() + DAY_MS),
      })
      .returning()
  )[0]!;
  const token = { id: randomUUID(), userId, sessionId, transport: 'web-push' as const, addressHash: 'a', token: '{}' };
  await db.insert(pushTokens).values({ ...token, savedAt });
  const minuteOfDay = getMinuteOfDay(Date.now() - 7 * MINUTE_MS);
  const setting = { userId, enabled: true, minuteOfDay, categoryId: 2, holdsSince: savedAt };
  await db.insert(notificationSettings).values(setting);
  expect(await renderMetrics()).toMatch(/^nalot_push_overdue 1$/m);
  await host.close();
  expect(metrics().collectors.size).toBe(before);
  rmSync(folder, { recursive: true });
});
