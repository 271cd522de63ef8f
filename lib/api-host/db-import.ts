import { OperatorError } from '@/lib/operator-error';
import { importDatabase } from './transfer/import-database';
import { openForTransfer } from './transfer/open-for-transfer';
import { runCommand } from './run-command';

/**
 * `npm run db:import FOLDER` imports an export of `npm run db:export` into the configured database, which must be
 * empty.
 */
void runCommand(async (config, [folder], report) => {
  if (!folder) throw new OperatorError('Specify the folder to import: npm run db:import FOLDER.');
  const { db, close } = await openForTransfer(config);
  try {
    await importDatabase({ db, folder, report });
  } finally {
    await close();
  }
  report(`Imported from ${folder}. All tables match the export.`);
});
