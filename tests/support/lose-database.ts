import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '@/lib/api-host/db/embedded-database';
import { createLogger } from '@/lib/log';

// A separate process, because a spinning one has to be killed. Deletes the write-ahead log of an embedded database and
// reports how later queries and the database end.
async function loseDatabase(folder: string): Promise<void> {
  const { db, lost } = await openEmbeddedDatabase({ folder, logger: createLogger('silent', 'test') });
  const ask = (statement: string) =>
    db.execute(sql.raw(statement)).then(
      () => 'answered',
      (error: Error) => ((error.cause as Error | undefined) ?? error).name,
    );
  rmSync(path.join(folder, 'db', 'pg_wal'), { recursive: true });
  const answers: string[] = [];
  // PostgreSQL continues in a new log file.
  while (answers.at(-1) !== 'DatabaseEndedError' && answers.length < 20) {
    answers.push(await ask(`create table t${answers.length} (id int)`));
    answers.push(await ask('select pg_switch_wal()'));
  }
  process.stdout.write(JSON.stringify({ answers, after: await ask('select 1'), reason: (await lost).message }));
  process.exit();
}

void loseDatabase(process.argv[2] ?? '');
