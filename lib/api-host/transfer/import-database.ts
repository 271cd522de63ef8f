import { sql } from 'drizzle-orm';
import { OperatorError } from '@/lib/operator-error';
import type { KstDate } from '@/lib/domain/kst';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';
import { IMPORT_TABLE } from '../db/unfinished-import';
import { createPartitions } from '../dispatch/claim-partitions';
import { verifyTables } from './confirm';
import type { TransferOptions } from './export-database';
import { readManifest, requireMigration, type Manifest } from './manifest';
import { getOwnMigration } from './migration';
import { readPart, type ExportPart } from './parts';
import { listTables, type Table } from './tables';

/** Filled by a migration: what the export has of it takes its place. */
const SEEDED = ['delete_reasons'];
/** Has a table for each date, which has to be there before its rows. */
const CLAIMS = 'push_claims';
const STATE = sql.identifier(IMPORT_TABLE);
/** What is noted beside the parts: whose they are. */
const BEGUN = '';

/** The tables that hold anything, but for what migrations have put there. */
async function listFilledTables(db: Database, tables: Table[]): Promise<string[]> {
  const held: string[] = [];
  for (const { name } of tables) {
    const [row] = await queryRows<{ any: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(name)}) as any`,
    );
    if (row?.any && !SEEDED.includes(name)) held.push(name);
  }
  return held;
}

/** Notes whose import begins; the parts of the same one that are in already. Throws `OperatorError` for a database in use. */
async function beginImport(db: Database, { id }: Manifest, tables: Table[]): Promise<Set<string>> {
  const parts = await db.transaction(async (tx) => {
    const [found] = await queryRows<{ any: boolean }>(tx, sql`select to_regclass(${IMPORT_TABLE}) is not null as any`);
    if (found?.any) return queryRows<{ export: string; part: string }>(tx, sql`select export, part from ${STATE}`);
    const held = await listFilledTables(tx, tables);
    if (held.length > 0)
      throw new OperatorError(`The database is not empty (${held.join(', ')}): import into a new one.`);
    for (const name of SEEDED) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    await tx.execute(sql`create table ${STATE} (export uuid not null, part text primary key)`);
    await tx.execute(sql`insert into ${STATE} values (${id}, ${BEGUN})`);
    return [];
  });
  if (parts.some((part) => part.export !== id))
    throw new OperatorError('The database holds half of another import: end that one, or import into a new database.');
  return new Set(parts.map(({ part }) => part));
}

/** Dates of claims, as their rows say them. */
const listClaimDates = (lines: string[]): KstDate[] => [
  ...new Set(lines.map((line) => (JSON.parse(line) as { date: KstDate }).date)),
];

/** One part, whole or not at all: its rows, and that they are in. */
async function writePartRows(
  db: Database,
  { id }: Manifest,
  table: string,
  { file }: ExportPart,
  lines: string[],
): Promise<void> {
  if (table === CLAIMS) await createPartitions(db, listClaimDates(lines));
  const name = sql.identifier(table);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into ${STATE} values (${id}, ${file})`);
    await tx.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
    );
  });
}

const formatDifference = (table: string, said: string, found: string) =>
  `${table} is not what was exported (${said}; here ${found}): import into a new database.`;

/**
 * Writes an export into an empty database of the same version. A run that was broken off is gone on with by another. At
 * the end everything is read again and compared. Throws `OperatorError`.
 */
export async function importDatabase({ db, folder, tell }: TransferOptions): Promise<void> {
  const manifest = readManifest(folder);
  if (!manifest.isDone) throw new OperatorError(`The export ${folder} has not ended: run npm run db:export again.`);
  requireMigration(manifest, await getOwnMigration(db));
  const tables = await listTables(db);
  const there = await beginImport(db, manifest, tables);
  for (const { name } of tables) {
    const { parts = [], tally } = manifest.tables.find((table) => table.name === name) ?? {};
    for (const part of parts)
      if (!there.has(part.file)) await writePartRows(db, manifest, name, part, readPart(folder, part));
    tell(`${name}: ${tally?.rows ?? 0} rows`);
  }
  await verifyTables(db, tables, manifest, formatDifference);
  await db.execute(sql`drop table ${STATE}`);
  for (const { name } of tables) await db.execute(sql`analyze ${sql.identifier(name)}`);
}
