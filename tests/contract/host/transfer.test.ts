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
import { engines } from '../../support/engines';
import { addPeople } from '../../support/moving-world';

const PEOPLE = 300;
const [embedded, postgres = embedded] = engines() as [ReturnType<typeof engines>[0], ReturnType<typeof engines>[0]?];

const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-move-'));
const opened: OpenDatabase[] = [];
const open = async (engine = embedded): Promise<Database> => {
  const one = await engine.open();
  opened.push(one);
  return one.db;
};
const report = () => undefined;
let folders = 0;
const newFolder = () => path.join(home, `export-${++folders}`);
const tallies = (folder: string) => readManifest(folder).tables.map(({ name, tally }) => [name, tally]);

/** A database that is lost after so many transactions, as when the process is killed. */
function lostAfter(db: Database, transactions: number): Database {
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

it('a database goes to PostgreSQL and back, and every table adds up to the same', async () => {
  const [there, back] = [await open(postgres), await open()];
  await importDatabase({ db: there, folder: whole, report });
  const again = newFolder();
  await exportDatabase({ db: there, folder: again, report });
  expect(tallies(again).sort()).toEqual(tallies(whole).sort());
  expect(Object.fromEntries(tallies(again))).toMatchObject({
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

it('both ways are gone on with where they were broken off, and nothing is there twice', async () => {
  const folder = newFolder();
  for (const transactions of [1, 4, 7])
    await expect(exportDatabase({ db: lostAfter(source, transactions), folder, report })).rejects.toThrow('killed');
  expect(readManifest(folder).isDone).toBe(false);
  await exportDatabase({ db: source, folder, report });
  expect(tallies(folder)).toEqual(tallies(whole));

  const target = await open(postgres);
  await expect(importDatabase({ db: target, folder: newFolder(), report })).rejects.toThrow('contains no export');
  for (const transactions of [2, 9, 5]) {
    const db = lostAfter(target, transactions);
    await expect(importDatabase({ db, folder, report })).rejects.toThrow('killed');
    await expect(rejectUnfinishedImport(target)).rejects.toThrow('run npm run db:import with the same folder again');
  }
  await expect(importDatabase({ db: target, folder: whole, report })).rejects.toThrow('another, unfinished import');
  await importDatabase({ db: target, folder, report });
  await rejectUnfinishedImport(target);
  await expect(importDatabase({ db: target, folder, report })).rejects.toThrow(/^The database is not empty \(.*users/);
});

it('an export that was written to meanwhile, of another version, damaged or not ended is refused in one sentence', async () => {
  const folder = newFolder();
  let writing: Promise<unknown> | undefined;
  const meanwhile = (line: string) => {
    if (line.startsWith('users:'))
      writing = Promise.resolve(source.execute(sql`update users set nickname = 'new' where username = 'person1'`));
  };
  const changed = exportDatabase({ db: source, folder, report: meanwhile });
  await expect(changed).rejects.toThrow(/^users changed during the export\. Stop all instances/);
  await writing;

  const target = await open();
  const refused = (at: string) => expect(importDatabase({ db: target, folder: at, report })).rejects;
  await refused(folder).toThrow('is incomplete. Run npm run db:export again');
  await expect(exportDatabase({ db: source, folder: whole, report })).rejects.toThrow(
    'contains a complete export. Choose another folder',
  );

  const file = path.join(whole, 'manifest.json');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace(/"migration": ".*"/, '"migration": "9999_later"'));
  await refused(whole).toThrow(
    /at migration 9999_later, but this version is at \d{4}_\w+\. To import it, use the version that made/,
  );
  writeFileSync(file, good.replace('"format": 1', '"format": 2'));
  await refused(whole).toThrow('does not have format 1');
  writeFileSync(file, good);

  const part = path.join(whole, 'users/000001.jsonl.gz');
  expect(existsSync(part)).toBe(true);
  writeFileSync(part, 'x');
  await refused(whole).toThrow('users/000001.jsonl.gz of the export');
});
