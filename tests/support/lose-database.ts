import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '@/lib/api-host/db/embedded-database';
import { createLogger } from '@/lib/log';

// A process of its own, since one that spins has to be killed: takes the log away from under an embedded database, which
// cannot live without it, and says how what it is asked then ends, and why it is lost.
async function lose(folder: string): Promise<void> {
  const { db, lost } = await openEmbeddedDatabase({ folder, logger: createLogger('silent', 'test') });
  const ask = (statement: string) =>
    db.execute(sql.raw(statement)).then(
      () => 'answered',
      (error: Error) => ((error.cause as Error | undefined) ?? error).name,
    );
  rmSync(path.join(folder, 'db', 'pg_wal'), { recursive: true });
  const answers: string[] = [];
  // Sooner or later a new file of the log is needed.
  while (answers.at(-1) !== 'DatabaseEndedError' && answers.length < 20)
    answers.push(await ask(`create table t${answers.length} as select generate_series(1, 100000)`));
  process.stdout.write(JSON.stringify({ answers, after: await ask('select 1'), reason: (await lost).message }));
  process.exit();
}

void lose(process.argv[2] ?? '');
