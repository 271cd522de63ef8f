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

/** Tables with rows from migrations. The export's rows replace them. */
const SEEDED = ['delete_reasons'];
/** Partitioned by date. Partitions must exist before their rows. */
const CLAIMS = 'push_claims';
const STATE = sql.identifier(IMPORT_TABLE);
/** Marker row that records the id of the export. */
const EXPORT_MARKER = '';

/** Returns the names of the tables with rows that do not come from migrations. */
async function listFilledTables(db: Database, tables: Table[]): Promise<string[]> {
  const filledTables: string[] = [];
  for (const { name } of tables) {
    const [row] = await queryRows<{ any: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(name)}) as any`,
    );
    if (row?.any && !SEEDED.includes(name)) filledTables.push(name);
  }
  return filledTables;
}

/**
 * Records the start of an import, or continues the same one. Returns the files that are already imported. Throws
 * `OperatorError` if the database is in use.
 */
async function beginImport(db: Database, { id }: Manifest, tables: Table[]): Promise<Set<string>> {
  const parts = await db.transaction(async (tx) => {
    const [table] = await queryRows<{ any: boolean }>(tx, sql`select to_regclass(${IMPORT_TABLE}) is not null as any`);
    if (table?.any) return queryRows<{ export: string; part: string }>(tx, sql`select export, part from ${STATE}`);
    const filledTables = await listFilledTables(tx, tables);
    if (filledTables.length > 0)
      throw new OperatorError(`The database is not empty (${filledTables.join(', ')}). Import into a new one.`);
    for (const name of SEEDED) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    await tx.execute(sql`create table ${STATE} (export uuid not null, part text primary key)`);
    await tx.execute(sql`insert into ${STATE} values (${id}, ${EXPORT_MARKER})`);
    return [];
  });
  if (parts.some((part) => part.export !== id))
    throw new OperatorError(
      'The database contains another, unfinished import. Complete that one, or import into a new database.',
    );
  return new Set(parts.map(({ part }) => part));
}

const listClaimDates = (lines: string[]): KstDate[] => [
  ...new Set(lines.map((line) => (JSON.parse(line) as { date: KstDate }).date)),
];

/** Imports one part and records it, in one transaction. */
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

const formatDifference = (table: string, expected: string, actual: string) =>
  `${table} differs from the export (${expected}; here ${actual}). Import into a new database.`;

/**
 * Imports an export into an empty database of the same version. An interrupted import continues where it stopped. At
 * the end all tables are read again and compared. Throws `OperatorError`.
 */
export async function importDatabase({ db, folder, report }: TransferOptions): Promise<void> {
  const manifest = readManifest(folder);
  if (!manifest.isDone) throw new OperatorError(`The export ${folder} is incomplete. Run npm run db:export again.`);
  requireMigration(manifest, await getOwnMigration(db));
  const tables = await listTables(db);
  const imported = await beginImport(db, manifest, tables);
  for (const { name } of tables) {
    const { parts = [], tally } = manifest.tables.find((table) => table.name === name) ?? {};
    for (const part of parts)
      if (!imported.has(part.file)) await writePartRows(db, manifest, name, part, readPart(folder, part));
    report(`${name}: ${tally?.rows ?? 0} rows`);
  }
  await verifyTables(db, tables, manifest, formatDifference);
  await db.execute(sql`drop table ${STATE}`);
  for (const { name } of tables) await db.execute(sql`analyze ${sql.identifier(name)}`);
}
