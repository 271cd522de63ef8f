import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '@/lib/api-host/db/query-rows';
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
const readKeys = async ({ db }: OpenDatabase) => (await db.select().from(cacheEntries)).map(({ key }) => key);

/** Returns why the folder does not open: one sentence that names it. */
async function getOpenError(): Promise<string> {
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

describe('a data folder with data', () => {
  let source: string;
  /** Files of relations, relative to the database's folder. */
  const files = new Map<string, string>();
  const DAMAGED = ['cache_entries', 'drizzle.__drizzle_migrations', 'pg_class'];
  beforeAll(async () => {
    source = mkdtempSync(path.join(os.tmpdir(), 'nalot-held-'));
    await layDatabase(source);
    const opened = await openEmbeddedDatabase({ folder: source, logger });
    await write(opened, 'kept');
    for (const relation of DAMAGED) {
      const [row] = await queryRows<{ file: string }>(opened.db, sql`select pg_relation_filepath(${relation}) as file`);
      files.set(relation, row!.file);
    }
    await opened.close();
  });
  afterAll(() => rmSync(source, { recursive: true, force: true }));
  beforeEach(() => cpSync(source, folder, { recursive: true }));

  it.each(['db/PG_VERSION', 'db'])('is never replaced by an empty one when %s is missing', async (missing) => {
    rmSync(inFolder(missing), { recursive: true });
    const before = readdirSync(folder);
    expect(await getOpenError()).toMatch(/held a database, but .*db\/PG_VERSION is missing\. Restore .* from a backup/);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('reports the damage when its database does not open', async () => {
    truncateSync(inFolder('db/global/pg_control'), 100);
    expect(await getOpenError()).toMatch(/is damaged and cannot be opened\. Restore it from a backup/);
    expect(existsSync(inFolder('db/base'))).toBe(true);
  });

  it.each(DAMAGED)('reports the damage when a page of %s is damaged', async (relation) => {
    const file = openSync(inFolder(`db/${files.get(relation)}`), 'r+');
    writeSync(file, Buffer.alloc(8_192, 0x5a), 0, 8_192, 0);
    closeSync(file);
    expect(await getOpenError()).toMatch(/is damaged and cannot be opened\. Restore it from a backup/);
  });

  it('does not open on a disk without enough space', async () => {
    freeNow = 3 * MB;
    expect(await getOpenError()).toMatch(/has 3 MB left, but 48 MB are needed/);
  });

  it('opens with its data, is read-only while its disk is full and writable again afterwards', async () => {
    const opened = await open();
    expect(await readKeys(opened)).toEqual(['kept']);
    freeNow = 3 * MB;
    await eventually(opened.getReadOnlyReason, (reason) => reason === 'the disk is full');
    const failed = await write(opened, 'refused').then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(await readKeys(opened)).toEqual(['kept']);
    freeNow = 1_000 * MB;
    await eventually(opened.getReadOnlyReason, (reason) => reason === null);
    await write(opened, 'new');
    expect(await readKeys(opened)).toEqual(['kept', 'new']);
    await opened.close();
  });
});

describe('a new data folder', () => {
  it('is created again if its first start was interrupted', async () => {
    mkdirSync(inFolder('db/base'), { recursive: true });
    writeFileSync(inFolder('db/PG_VERSION'), '18\n');
    writeFileSync(inFolder('db.state'), 'making\n');
    const opened = await open();
    expect(await readKeys(opened)).toEqual([]);
    await opened.close();
  });

  it('is not created in a folder with other files', async () => {
    mkdirSync(inFolder('db'), { recursive: true });
    writeFileSync(inFolder('db/thesis.txt'), 'chapter 1');
    expect(await getOpenError()).toMatch(/PG_VERSION is missing/);
    expect(readdirSync(inFolder('db'))).toEqual(['thesis.txt']);
  });

  it('is not created on a disk without enough space', async () => {
    freeNow = 50 * MB;
    expect(await getOpenError()).toMatch(/has 50 MB left, but 96 MB are needed/);
  });

  it('must not be a file, nor may its db', async () => {
    writeFileSync(folder, '');
    expect(await getOpenError()).toMatch(/is a file\. Remove it, or set DATA_DIR/);
    rmSync(folder);
    mkdirSync(folder);
    writeFileSync(inFolder('db'), '');
    expect(await getOpenError()).toMatch(/db is a file, but must be the folder of the database/);
  });

  it('must be writable', () => {
    mkdirSync(folder, { mode: 0o500 });
    const isRoot = process.geteuid?.() === 0;
    try {
      // Root ignores the permissions, so the test drops to another user.
      if (isRoot) process.seteuid?.(NOBODY);
      expect(() => requireWritable(folder)).toThrow(/is not writable \(EACCES\)\. Grant this user write access/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});
