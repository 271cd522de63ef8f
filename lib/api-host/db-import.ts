import { OperatorError } from '@/lib/operator-error';
import { importDatabase } from './transfer/import-database';
import { openForTransfer } from './transfer/open-for-transfer';
import { runCommand } from './run-command';

/** `npm run db:import FOLDER`: an export of `npm run db:export` into the empty database of the environment. */
void runCommand(async (config, [folder], tell) => {
  if (!folder) throw new OperatorError('Name the folder to import: npm run db:import FOLDER.');
  const { db, close } = await openForTransfer(config);
  try {
    await importDatabase({ db, folder, tell });
  } finally {
    await close();
  }
  tell(`Imported from ${folder}; every table adds up to what was exported.`);
});
