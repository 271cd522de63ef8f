import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '@/lib/api-host/db/folder-lock';
import { getProcessStart } from '@/lib/api-host/db/process-start';
import { compileProgram } from '../../support/compiled';
import { layDatabase } from '../../support/made-folder';

jest.setTimeout(120_000);

let program: string;
beforeAll(() => void (program = compileProgram('tests/support/hold-folder.ts')));

let folder: string;
const lockFile = () => path.join(folder, 'db.lock');
const started: ChildProcess[] = [];

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-folder-'))));
afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that opens the folder. Returns its report, or its error output if it ended. */
async function openInProcess(
  key: string,
): Promise<{ child: ChildProcess; report?: { found: string[]; wrote: string }; failed?: string }> {
  const child = spawn(process.execPath, [program, folder, key], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let [out, failed] = ['', ''];
  child.stderr.on('data', (chunk) => (failed += chunk));
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.endsWith('\n')) resolve({ child, report: JSON.parse(out) });
    });
    child.once('exit', () => resolve({ child, failed }));
  });
}

describe('a data folder', () => {
  beforeEach(() => layDatabase(folder));

  it('is opened by one of several concurrent processes, and keeps what that wrote across kill -9', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map(openInProcess));
    const [first, ...others] = all.filter(({ report }) => report);
    expect([first?.report?.found, others]).toEqual([[], []]);
    const { child, report } = first!;
    const inUse = new RegExp(`${folder} is in use by process ${child.pid} .*DATA_DIR.*DATABASE_URL`);
    for (const { failed } of all) expect(failed ?? 'opened').toMatch(failed === undefined ? 'opened' : inUse);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await openInProcess('next')).report).toEqual({ found: [report!.wrote], wrote: 'next' });
  });
});

describe('the lock of a folder', () => {
  const write = (openInProcess: object) => writeFileSync(lockFile(), JSON.stringify(openInProcess));
  const here = { token: 'other', machine: os.hostname() };

  it('is deleted when it is released', async () => {
    const release = await lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over from a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    write({ ...here, pid: child.pid, birth: 'long ago' });
    (await lockFolder(folder))();
  });

  it('is taken over when another program has the process id', async () => {
    write({ ...here, pid: process.pid, birth: 'an earlier process with this id' });
    (await lockFolder(folder))();
  });

  it('is not taken over from a live process', async () => {
    write({ ...here, pid: process.pid, birth: getProcessStart(process.pid) });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  });

  it('is taken over when its file is unreadable', async () => {
    writeFileSync(lockFile(), '');
    (await lockFolder(folder))();
  });

  it('is respected on another machine while it is refreshed, and taken over after a minute', async () => {
    write({ token: 'other', pid: 1, birth: 'x', machine: 'another-container' });
    await expect(lockFolder(folder)).rejects.toThrow(/process 1 on another-container/);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    (await lockFolder(folder))();
  });

  it('is acquired by one of many concurrent calls in a process', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const got = tries.filter((one) => one.status === 'fulfilled');
    expect(got).toHaveLength(1);
    got[0]?.value();
  });
});
