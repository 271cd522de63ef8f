import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireWritable } from '@/lib/api-host/db/data-folder';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openEmbeddedDatabase } from '@/lib/api-host/db/embedded-database';
import { cacheEntries } from '@/lib/api-host/db/schema';
import { isDatabaseUnavailable } from '@/lib/api-host/shared/database-fault';
import { createLogger } from '@/lib/log';
import { DataFolderError } from '@/lib/operator-error';
import { eventually } from '../../support/eventually';
import { layDatabase } from '../../support/made-folder';

jest.setTimeout(240_000);

const MB = 1024 * 1024;
const NOBODY = 65_534;
const logger = createLogger('silent', 'test');

let base: string;
let folder: string;
let freeNow: number;
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'nalot-folder-'));
  folder = path.join(base, 'data');
  freeNow = 1_000 * MB;
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);
const open = () => openEmbeddedDatabase({ folder, logger, free: () => freeNow });
const write = ({ db }: OpenDatabase, key: string) =>
  db.insert(cacheEntries).values({ key, value: {}, expiresAt: new Date() });
const keysIn = async ({ db }: OpenDatabase) => (await db.select().from(cacheEntries)).map(({ key }) => key);

/** Why it does not open: one sentence, which names the folder. */
async function refusal(): Promise<string> {
  const error = await open().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DataFolderError);
  const { message } = error as Error;
  expect(message).toContain(folder);
  expect(message).not.toContain('\n');
  return message;
}

describe('a data folder that held data', () => {
  let held: string;
  beforeAll(async () => {
    held = mkdtempSync(path.join(os.tmpdir(), 'nalot-held-'));
    await layDatabase(held);
    const opened = await openEmbeddedDatabase({ folder: held, logger });
    await write(opened, 'kept');
    await opened.close();
  });
  afterAll(() => rmSync(held, { recursive: true, force: true }));
  beforeEach(() => cpSync(held, folder, { recursive: true }));

  it('opens with what it held', async () => {
    const opened = await open();
    expect(await keysIn(opened)).toEqual(['kept']);
    await opened.close();
  });

  it.each(['db/PG_VERSION', 'db'])('never becomes an empty one: not without %s', async (missing) => {
    rmSync(inFolder(missing), { recursive: true });
    const before = readdirSync(folder);
    expect(await refusal()).toMatch(/held a database, but .*db\/PG_VERSION is missing\. Restore .* from a backup/);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('says that it is damaged where its database does not open', async () => {
    truncateSync(inFolder('db/global/pg_control'), 100);
    expect(await refusal()).toMatch(/is damaged and cannot be opened\. Restore it from a backup/);
    expect(existsSync(inFolder('db/base'))).toBe(true);
  });

  it('is not opened on a disk that has no room for it', async () => {
    freeNow = 3 * MB;
    expect(await refusal()).toMatch(/has 3 MB left, but 48 MB are needed/);
  });

  it('is read, not written, while its disk is full, and written again when there is room', async () => {
    const opened = await open();
    freeNow = 3 * MB;
    await eventually(opened.getReadOnlyReason, (reason) => reason === 'the disk is full');
    const failed = await write(opened, 'refused').then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(await keysIn(opened)).toEqual(['kept']);
    freeNow = 1_000 * MB;
    await eventually(opened.getReadOnlyReason, (reason) => reason === null);
    await write(opened, 'new');
    expect(await keysIn(opened)).toEqual(['kept', 'new']);
    await opened.close();
  });
});

describe('a new data folder', () => {
  it('is begun anew where its first start was interrupted', async () => {
    mkdirSync(inFolder('db/base'), { recursive: true });
    writeFileSync(inFolder('db/PG_VERSION'), '18\n');
    writeFileSync(inFolder('db.state'), 'making\n');
    const opened = await open();
    expect(await keysIn(opened)).toEqual([]);
    await opened.close();
  });

  it('is not begun among files that are somebody else’s', async () => {
    mkdirSync(inFolder('db'), { recursive: true });
    writeFileSync(inFolder('db/thesis.txt'), 'chapter 1');
    expect(await refusal()).toMatch(/PG_VERSION is missing/);
    expect(readdirSync(inFolder('db'))).toEqual(['thesis.txt']);
  });

  it('is not begun on a disk that has no room for it', async () => {
    freeNow = 50 * MB;
    expect(await refusal()).toMatch(/has 50 MB left, but 96 MB are needed/);
  });

  it('cannot be a file, nor can its db', async () => {
    writeFileSync(folder, '');
    expect(await refusal()).toMatch(/is a file\. Remove it, or set DATA_DIR/);
    rmSync(folder);
    mkdirSync(folder);
    writeFileSync(inFolder('db'), '');
    expect(await refusal()).toMatch(/db is a file, but must be the folder of the database/);
  });

  it('has to be writable', () => {
    mkdirSync(folder, { mode: 0o500 });
    const isRoot = process.geteuid?.() === 0;
    try {
      // Nothing is read-only for root.
      if (isRoot) process.seteuid?.(NOBODY);
      expect(() => requireWritable(folder)).toThrow(/is not writable \(EACCES\)\. Grant this user write access/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});
