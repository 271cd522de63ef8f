import { randomBytes } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildHost, type BuiltHost } from '@/lib/api-host/build-host';
import { getFreeBytes, RESERVE_BYTES } from '@/lib/api-host/db/data-folder';
import { cacheEntries } from '@/lib/api-host/db/schema';
import { isDatabaseUnavailable } from '@/lib/api-host/shared/database-fault';
import type { Readiness } from '@/lib/contract/health';
import { sendSignupCode } from '@/lib/contract/user';
import { parseEnv } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { eventually } from '../../support/eventually';

jest.setTimeout(240_000);

const SIZE_MB = 256;
const ROW_BYTES = 100_000;
const MOST_ROWS = 1_000;
const MB = 1024 * 1024;
const disk = mkdtempSync(path.join(os.tmpdir(), 'nalot-disk-'));
const folder = path.join(disk, 'data');
const other = path.join(disk, 'other');

/** Why no disk of our own can be made here: only root may, and not everywhere. */
function whyNoDisk(): string | null {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'nalot', disk], {
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

const without = whyNoDisk();
if (without !== null) process.stderr.write(`\n*** No disk was filled: ${without}. ***\n\n`);

/** Others on the disk take all of it but so much. */
const leave = (megabytes: number) => {
  rmSync(other, { force: true });
  writeFileSync(other, Buffer.alloc(Math.max(0, getFreeBytes(disk) - megabytes * MB)));
};
const makeRoom = () => rmSync(other, { force: true });

const hosts: BuiltHost[] = [];

function start(): BuiltHost {
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, WEATHER_SOURCE: 'recorded' });
  const host = buildHost(env, createLogger('silent', 'test'));
  hosts.push(host);
  return host;
}

const ask = (host: BuiltHost, address: string, init?: RequestInit) =>
  Promise.resolve(host.fetch(new Request(`http://api-host${address}`, init)));
const healthOf = async (host: BuiltHost) => (await (await ask(host, '/health/ready')).json()) as Readiness;
const untilIts = (host: BuiltHost, state: Readiness['state']) =>
  eventually(
    () => healthOf(host),
    (now) => now.state === state,
  );
/** A call that writes: a code is mailed, and kept until it is used. */
const askForCode = (host: BuiltHost) =>
  ask(host, sendSignupCode.path, {
    method: sendSignupCode.method,
    headers: { 'content-type': 'text/plain' },
    body: 'someone@nalot.example',
  });

afterAll(() => {
  if (without === null) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

(without === null ? describe : describe.skip)('a disk that is full', () => {
  afterEach(async () => {
    makeRoom();
    await Promise.all(hosts.splice(0).map((host) => host.close()));
  });

  it('is told by health, keeps readers going, refuses writers with 503, and is over when there is room', async () => {
    const host = start();
    await host.opened;
    await untilIts(host, 'ready');
    leave(RESERVE_BYTES / MB / 2);
    const { checks } = await untilIts(host, 'limited');
    expect(checks).toContainEqual(
      expect.objectContaining({ name: 'database', ok: false, reason: 'embedded: the disk is full' }),
    );
    const refused = await askForCode(host);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect((await ask(host, '/api/v1/weather/position?lat=37.5&lon=127')).status).toBe(200);
    makeRoom();
    await untilIts(host, 'ready');
    expect((await askForCode(host)).status).toBe(200);
  });

  it('that fills up between two looks refuses in words or ends the process with a sentence, and nothing that was written is lost', async () => {
    const host = start();
    const { db } = await host.opened;
    await untilIts(host, 'ready');
    const written: string[] = [];
    let ended = '';
    const lost = host.lost.then(({ message }) => (ended ||= message));
    leave(0);
    for (let number = 0; number < MOST_ROWS && !ended; number++) {
      const key = `row ${number}`;
      const row = { key, value: randomBytes(ROW_BYTES).toString('hex'), expiresAt: new Date() };
      const inserted = db
        .insert(cacheEntries)
        .values(row)
        .then(() => void written.push(key));
      await Promise.race([inserted, lost]).catch(
        (error: unknown) => (ended ||= isDatabaseUnavailable(error) ? 'refused' : String(error)),
      );
    }
    expect(ended).toMatch(new RegExp(`^refused$|${folder}.*has crashed`));
    await host.close();
    makeRoom();
    const again = start();
    const found = await (await again.opened).db.select({ key: cacheEntries.key }).from(cacheEntries);
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(written));
  });

  it('is not started on: one sentence names the folder', async () => {
    leave(1);
    const host = start();
    await expect(host.opened).rejects.toThrow(
      new RegExp(`^The disk of the data folder ${folder} has \\d+ MB left, but \\d+ MB are needed`),
    );
  });
});
