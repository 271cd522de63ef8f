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
import { layDatabase } from '../../support/made-folder';

jest.setTimeout(240_000);

const SIZE_MB = 256;
const ROW_BYTES = 100_000;
const MOST_ROWS = 1_000;
const MB = 1024 * 1024;
const disk = mkdtempSync(path.join(os.tmpdir(), 'nalot-disk-'));
const folder = path.join(disk, 'data');
const other = path.join(disk, 'other');

/** Returns why no disk can be mounted here, or null. Only root can, and not on every machine. */
function mountDisk(): string | null {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'nalot', disk], {
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

const mountError = mountDisk();
if (mountError !== null) process.stderr.write(`\n*** Tests of a full disk are skipped: ${mountError}. ***\n\n`);

/** Fills the disk except for some megabytes. */
const fillDisk = (megabytes: number) => {
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

const request = (host: BuiltHost, address: string, init?: RequestInit) =>
  Promise.resolve(host.fetch(new Request(`http://api-host${address}`, init)));
const getReadiness = async (host: BuiltHost) => (await (await request(host, '/health/ready')).json()) as Readiness;
const waitForState = (host: BuiltHost, state: Readiness['state']) =>
  eventually(
    () => getReadiness(host),
    (now) => now.state === state,
  );
/** Makes a call that writes to the database. */
const requestCode = (host: BuiltHost) =>
  request(host, sendSignupCode.path, {
    method: sendSignupCode.method,
    headers: { 'content-type': 'text/plain' },
    body: 'someone@nalot.example',
  });

afterAll(() => {
  if (mountError === null) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

(mountError === null ? describe : describe.skip)('a full disk', () => {
  afterEach(async () => {
    makeRoom();
    await Promise.all(hosts.splice(0).map((host) => host.close()));
  });

  it('is reported by the health check, allows reads, rejects writes with 503, and recovers when there is space', async () => {
    await layDatabase(folder);
    const host = start();
    await host.opened;
    await waitForState(host, 'ready');
    fillDisk(RESERVE_BYTES / MB / 2);
    const { checks } = await waitForState(host, 'limited');
    expect(checks).toContainEqual(
      expect.objectContaining({ name: 'database', ok: false, reason: 'embedded: the disk is full' }),
    );
    const rejected = await requestCode(host);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await rejected.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    expect((await request(host, '/api/v1/weather/position?lat=37.5&lon=127')).status).toBe(200);
    makeRoom();
    await waitForState(host, 'ready');
    expect((await requestCode(host)).status).toBe(200);
  });

  it('that fills up between two checks rejects writes or ends the database with a message, and loses no written row', async () => {
    const host = start();
    const { db } = await host.opened;
    await waitForState(host, 'ready');
    const written: string[] = [];
    let failure = '';
    const lost = host.lost.then(({ message }) => (failure ||= message));
    fillDisk(0);
    for (let number = 0; number < MOST_ROWS && !failure; number++) {
      const key = `row ${number}`;
      const row = { key, value: randomBytes(ROW_BYTES).toString('hex'), expiresAt: new Date() };
      const inserted = db
        .insert(cacheEntries)
        .values(row)
        .then(() => void written.push(key));
      await Promise.race([inserted, lost]).catch(
        (error: unknown) => (failure ||= isDatabaseUnavailable(error) ? 'rejected' : String(error)),
      );
    }
    expect(failure).toMatch(new RegExp(`^rejected$|${folder}.*has crashed`));
    await host.close();
    makeRoom();
    const again = start();
    const found = await (await again.opened).db.select({ key: cacheEntries.key }).from(cacheEntries);
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(written));
  });

  it('prevents a start with one sentence that names the folder', async () => {
    fillDisk(1);
    const host = start();
    await expect(host.opened).rejects.toThrow(
      new RegExp(`^The disk of the data folder ${folder} has \\d+ MB left, but \\d+ MB are needed`),
    );
  });
});
