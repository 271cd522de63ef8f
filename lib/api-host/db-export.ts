import { OperatorError } from '@/lib/operator-error';
import { exportDatabase } from './transfer/export-database';
import { openSource } from './transfer/open-for-transfer';
import { writeSecrets } from './transfer/write-secrets';
import { runCommand } from './run-command';

/** `npm run db:export FOLDER` exports the configured database, for `npm run db:import`. */
void runCommand(async (config, [folder], report) => {
  if (!folder) throw new OperatorError('Specify the folder to export into: npm run db:export FOLDER.');
  const { db, close } = await openSource(config);
  try {
    await exportDatabase({ db, folder, report });
  } finally {
    await close();
  }
  report(`Exported into ${folder} and verified.`);
  if (config.DATABASE_URL) return;
  const secrets = writeSecrets(folder, config);
  report(
    `${secrets} contains the keys of sessions, devices and pushes. Configure the instances with them, then remove the file.`,
  );
});
