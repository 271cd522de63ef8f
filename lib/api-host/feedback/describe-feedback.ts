import { kstDate } from '@/lib/domain/kst';
import type { feedback } from '../db/schema';
import { ANSWER_WITHIN_MS } from './unanswered';

/** Characters that a terminal may execute. Line breaks are shown as spaces. */
const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

/** Returns one line about feedback for an operator, with the date until which the answer is promised. */
export function describeFeedback(row: typeof feedback.$inferSelect, nowMs: number): string {
  const dueMs = row.writtenAt.getTime() + ANSWER_WITHIN_MS;
  const due = `${nowMs > dueMs ? 'OVERDUE since' : 'due'} ${kstDate(dueMs)}`;
  return `${row.id}  ${due}  ${row.userId ? 'member' : 'visitor'}  ${row.replyTo ?? ''}  ${row.text.replace(CONTROL, ' ')}`;
}
