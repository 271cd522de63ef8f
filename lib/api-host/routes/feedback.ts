import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@/lib/contract/feedback';
import { getMember } from '../accounts/identify-member';
import { FEEDBACK } from '../shared/limit-rules';
import { feedback } from '../db/schema';
import { defineRoute } from '../http/define-route';

export const feedbackRoutes = [
  defineRoute(sendFeedback, async ({ body: { text } }, { database, clock, limits }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: FEEDBACK, subject: userId });
    const db = await database();
    await db.insert(feedback).values({ id: randomUUID(), userId, text, writtenAt: new Date(clock()) });
    return {};
  }),
];
