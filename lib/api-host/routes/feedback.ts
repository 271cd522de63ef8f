import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@/lib/contract/feedback';
import { memberOf } from '../accounts/identify-member';
import { FEEDBACK } from '../shared/limit-rules';
import { take } from '../shared/limits';
import { feedback } from '../db/schema';
import { serve } from '../http/serve';

export const feedbackRoutes = [
  serve(sendFeedback, async ({ body: { text } }, { accounts }, context) => {
    const [db, nowMs, { userId }] = [await accounts.database(), accounts.clock(), memberOf(context)];
    await take({ db, nowMs }, { limit: FEEDBACK, subject: userId });
    await db.insert(feedback).values({ id: randomUUID(), userId, text, writtenAt: new Date(nowMs) });
    return {};
  }),
];
