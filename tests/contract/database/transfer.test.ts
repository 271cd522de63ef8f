import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '@/lib/api-host/db/database';
import { bookmarks, deleteReasons, providerAnswers, pushClaims, sessions } from '@/lib/api-host/db/schema';
import { rejectUnfinishedImport } from '@/lib/api-host/db/unfinished-import';
import { exportDatabase } from '@/lib/api-host/transfer/export-database';
import { importDatabase } from '@/lib/api-host/transfer/import-database';
import { readManifest } from '@/lib/api-host/transfer/manifest';
import { listEngines } from '../../support/engines';
import { addPeople } from '../../support/moving-world';

const PEOPLE = 300;
const [embedded, postgres = embedded] = listEngines() as [
  ReturnType<typeof listEngines>[0],
  ReturnType<typeof listEngines>[0]?,
];

const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-move-'));
const opened: OpenDatabase[] = [];
const open = async (engine = embedded): Promise<Database> => {
  const one = await engine.openAsOwner();
  opened.push(one);
  return one.db;
};
const report = () => undefined;
let folders = 0;
const newFolder = () => path.join(home, `export-${++folders}`);
const readTallies = (folder: string) => readManifest(folder).tables.map(({ name, tally }) => [name, tally]);

/** Returns a database that fails after some transactions, as if the process was killed. */
function failAfter(db: Database, transactions: number): Database {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction' && left-- <= 0) throw new Error('killed');
      return value.bind(target) as unknown;
    },
  });
}

let source: Database;
let whole: string;
beforeAll(async () => {
  source = await open();
  await addPeople(source, PEOPLE);
  whole = newFolder();
  await exportDatabase({ db: source, folder: whole, report });
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  rmSync(home, { recursive: true });
});

it('moves a database to PostgreSQL and back with the same content in every table', async () => {
  const [there, back] = [await open(postgres), await open()];
  await importDatabase({ db: there, folder: whole, report });
  const again = newFolder();
  await exportDatabase({ db: there, folder: again, report });
  expect(readTallies(again).sort()).toEqual(readTallies(whole).sort());
  expect(Object.fromEntries(readTallies(again))).toMatchObject({
    users: { rows: PEOPLE },
    bookmarks: { rows: 2 * PEOPLE },
    push_claims: { rows: PEOPLE },
  });
  await importDatabase({ db: back, folder: again, report });
  for (const table of [sessions, bookmarks, pushClaims, providerAnswers, deleteReasons]) {
    const rows = async (db: Database) => (await db.select().from(table)).map((row) => JSON.stringify(row)).sort();
    expect(await rows(back)).toEqual(await rows(source));
  }
  await rejectUnfinishedImport(back);
});

it('continues an interrupted export and import without duplicates', async () => {
  const folder = newFolder();
  for (const transactions of [1, 4, 7])
    await expect(exportDatabase({ db: failAfter(source, transactions), folder, report })).rejects.toThrow('killed');
  expect(readManifest(folder).isDone).toBe(false);
  await exportDatabase({ db: source, folder, report });
  expect(readTallies(folder)).toEqual(readTallies(whole));

  const target = await open(postgres);
  await expect(importDatabase({ db: target, folder: newFolder(), report })).rejects.toThrow('contains no export');
  for (const transactions of [2, 9, 5]) {
    const db = failAfter(target, transactions);
    await expect(importDatabase({ db, folder, report })).rejects.toThrow('killed');
    await expect(rejectUnfinishedImport(target)).rejects.toThrow('Run npm run db:import with the same folder again');
  }
  await expect(importDatabase({ db: target, folder: whole, report })).rejects.toThrow('another, unfinished import');
  await importDatabase({ db: target, folder, report });
  await rejectUnfinishedImport(target);
  await expect(importDatabase({ db: target, folder, report })).rejects.toThrow(/^The database is not empty \(.*users/);
});

it('rejects an export that changed meanwhile, is unfinished, damaged or of another version', async () => {
  const folder = newFolder();
  let writing: Promise<unknown> | undefined;
  const writeMeanwhile = (line: string) => {
    if (line.startsWith('users:'))
      writing = Promise.resolve(source.execute(sql`update users set nickname = 'new' where username = 'person1'`));
  };
  const changed = exportDatabase({ db: source, folder, report: writeMeanwhile });
  await expect(changed).rejects.toThrow(/^users changed during the export\. Stop all instances/);
  await writing;

  const target = await open();
  const expectRejection = (from: string) => expect(importDatabase({ db: target, folder: from, report })).rejects;
  await expectRejection(folder).toThrow('is incomplete. Run npm run db:export again');
  await expect(exportDatabase({ db: source, folder: whole, report })).rejects.toThrow(
    'contains a complete export. Choose another folder',
  );

  const file = path.join(whole, 'manifest.json');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace(/"migration": ".*"/, '"migration": "9999_later"'));
  await expectRejection(whole).toThrow(
    /at migration 9999_later, but this version is at \d{4}_\w+\. To import it, use the version that made/,
  );
  writeFileSync(file, good.replace('"format": 1', '"format": 2'));
  await expectRejection(whole).toThrow('does not have format 1');
  writeFileSync(file, good);

  const part = path.join(whole, 'users/000001.jsonl.gz');
  expect(existsSync(part)).toBe(true);
  writeFileSync(part, 'x');
  await expectRejection(whole).toThrow('users/000001.jsonl.gz of the export');
});
