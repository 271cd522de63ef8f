import { OperatorError } from '@/lib/operator-error';
import { describeFeedback } from './feedback/describe-feedback';
import { listUnanswered, markAnswered } from './feedback/unanswered';
import { runCommand } from './run-command';
import { openSource } from './transfer/open-for-transfer';

/**
 * `npm run feedback` lists feedback that requests an answer; `npm run feedback ID` records that it was answered and erases
 * the address.
 */
void runCommand(async (config, [id], report) => {
  const { db, close } = await openSource(config);
  const nowMs = Date.now();
  try {
    if (id === undefined) {
      const rows = await listUnanswered(db);
      for (const row of rows) report(describeFeedback(row, nowMs));
      report(`${rows.length} without an answer.`);
    } else if (/^[\da-f-]{36}$/.test(id) && (await markAnswered(db, id, nowMs))) report(`${id} is answered.`);
    else throw new OperatorError(`There is no feedback ${id}. npm run feedback lists it.`);
  } finally {
    await close();
  }
});
