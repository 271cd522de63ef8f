import { OperatorError } from '@/lib/operator-error';
import { exportDatabase } from './transfer/export-database';
import { openSource } from './transfer/open-for-transfer';
import { writeSecrets } from './transfer/write-secrets';
import { runCommand } from './run-command';

/** `npm run db:export FOLDER`: all that the database of the environment holds, for `npm run db:import`. */
void runCommand(async (config, [folder], tell) => {
  if (!folder) throw new OperatorError('Name the folder to export into: npm run db:export FOLDER.');
  const { db, close } = await openSource(config);
  try {
    await exportDatabase({ db, folder, tell });
  } finally {
    await close();
  }
  tell(`Exported into ${folder}, and read a second time.`);
  if (config.DATABASE_URL) return;
  const secrets = writeSecrets(folder, config);
  tell(`${secrets} holds the keys of sessions, devices and pushes: give them to the instances, then remove the file.`);
});
