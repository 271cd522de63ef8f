import type { Database } from '../db/database';
import { verifyTables } from './confirm';
import { openManifest, writeManifest } from './manifest';
import { getOwnMigration } from './migration';
import { readPages } from './pages';
import { writePart } from './parts';
import { listTables } from './tables';
import { addLines } from './tally';

/** Where from, where to, and who is told how far it has come. */
export interface TransferOptions {
  db: Database;
  folder: string;
  tell: (line: string) => void;
}

/**
 * Writes all that a database holds into a folder: `manifest.json`, and files of rows for each table. A run that was
 * broken off is gone on with by another. At the end everything is read a second time. Throws `OperatorError`.
 */
export async function exportDatabase({ db, folder, tell }: TransferOptions): Promise<void> {
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
    tell(`${table.name}: ${state.tally.rows} rows`);
  }
  await verifyTables(db, tables, manifest, formatChanged(folder));
  manifest.isDone = true;
  writeManifest(folder, manifest);
}

const formatChanged = (folder: string) => (table: string) =>
  `${table} was written to while it was exported: stop every instance, remove ${folder} and export again.`;
