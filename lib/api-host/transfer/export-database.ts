import type { Database } from '../db/database';
import { verifyTables } from './confirm';
import { openManifest, writeManifest } from './manifest';
import { getOwnMigration } from './migration';
import { readPages } from './pages';
import { writePart } from './parts';
import { listTables } from './tables';
import { addLines } from './tally';

export interface TransferOptions {
  db: Database;
  folder: string;
  report: (line: string) => void;
}

/**
 * Exports a database into a folder: `manifest.json` and files of rows for each table. An interrupted export continues
 * where it stopped. At the end all tables are read again and compared. Throws `OperatorError`.
 */
export async function exportDatabase({ db, folder, report }: TransferOptions): Promise<void> {
  const tables = await listTables(db);
  const names = tables.map(({ name }) => name);
  const manifest = openManifest(folder, await getOwnMigration(db), names);
  for (const table of tables) {
    const state = manifest.tables.find(({ name }) => name === table.name)!;
    if (state.isDone) continue;
    for await (const { lines, last } of readPages(db, table, state.last)) {
      state.parts.push(writePart(folder, state, lines));
      state.tally = addLines(state.tally, lines);
      state.last = last;
      writeManifest(folder, manifest);
    }
    state.isDone = true;
    writeManifest(folder, manifest);
    report(`${table.name}: ${state.tally.rows} rows`);
  }
  await verifyTables(db, tables, manifest, formatChanged(folder));
  manifest.isDone = true;
  writeManifest(folder, manifest);
}

const formatChanged = (folder: string) => (table: string) =>
  `${table} changed during the export. Stop all instances, remove ${folder} and export again.`;
