import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '@/lib/api-host/db/folder-lock';
import { getProcessStart } from '@/lib/api-host/db/process-start';
import { compiled } from '../../support/compiled';
import { layDatabase } from '../../support/made-folder';

jest.setTimeout(120_000);

let program: string;
beforeAll(() => void (program = compiled('tests/support/hold-folder.ts')));

let folder: string;
const lockFile = () => path.join(folder, 'db.lock');
const started: ChildProcess[] = [];

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-folder-'))));
afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that opens the folder: what it says once it holds it, or why it ended. */
async function holder(
  key: string,
): Promise<{ child: ChildProcess; said?: { found: string[]; wrote: string }; failed?: string }> {
  const child = spawn(process.execPath, [program, folder, key], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let [out, failed] = ['', ''];
  child.stderr.on('data', (chunk) => (failed += chunk));
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.endsWith('\n')) resolve({ child, said: JSON.parse(out) });
    });
    child.once('exit', () => resolve({ child, failed }));
  });
}

describe('a data folder', () => {
  let made: string;
  beforeAll(async () => {
    made = mkdtempSync(path.join(os.tmpdir(), 'nalot-made-'));
    await layDatabase(made);
  });
  beforeEach(() => cpSync(made, folder, { recursive: true }));
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  it('belongs to one process: a second one is told who holds it, and harms nothing', async () => {
    const first = await holder('first');
    expect(first.said).toEqual({ found: [], wrote: 'first' });
    const second = await holder('second');
    expect(second.failed).toMatch(
      new RegExp(`${folder} is in use by process ${first.child.pid} .*DATA_DIR.*DATABASE_URL`),
    );
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect((await holder('third')).said).toEqual({ found: ['first'], wrote: 'third' });
  });

  it('goes to exactly one of three that come at the same moment', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map(holder));
    expect(all.filter(({ said }) => said)).toHaveLength(1);
    expect(all.filter(({ failed }) => failed?.includes('is in use by process'))).toHaveLength(2);
  });

  it('keeps what was written through one kill -9 after another', async () => {
    const keys = ['k0', 'k1', 'k2'];
    for (const [index, key] of keys.entries()) {
      const { child, said } = await holder(key);
      expect(said?.found.sort()).toEqual(keys.slice(0, index));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
});

describe('the lock of a folder', () => {
  const write = (holder: object) => writeFileSync(lockFile(), JSON.stringify(holder));
  const here = { token: 'other', machine: os.hostname() };

  it('is gone after its release', async () => {
    const release = await lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken from a process that is dead', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    write({ ...here, pid: child.pid, birth: 'long ago' });
    (await lockFolder(folder))();
  });

  it('is taken from a process whose id another program has by now', async () => {
    write({ ...here, pid: process.pid, birth: 'an earlier process with this id' });
    (await lockFolder(folder))();
  });

  it('is not taken from a process that lives', async () => {
    write({ ...here, pid: process.pid, birth: getProcessStart(process.pid) });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  });

  it('is taken where the file says nothing legible', async () => {
    writeFileSync(lockFile(), '');
    (await lockFolder(folder))();
  });

  it('of another machine is respected while its heart beats, and taken when it is silent', async () => {
    write({ token: 'other', pid: 1, birth: 'x', machine: 'another-container' });
    await expect(lockFolder(folder)).rejects.toThrow(/process 1 on another-container/);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    (await lockFolder(folder))();
  });

  it('goes to one of many within one process', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const got = tries.filter((one) => one.status === 'fulfilled');
    expect(got).toHaveLength(1);
    got[0]?.value();
  });
});
