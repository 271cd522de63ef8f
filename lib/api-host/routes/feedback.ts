import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@/lib/contract/feedback';
import { getMember } from '../accounts/identify-member';
import { FEEDBACK } from '../shared/limit-rules';
import { feedback } from '../db/schema';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';

type Dependencies = Pick<Infrastructure, 'database' | 'clock' | 'limits'>;

export const feedbackRoutes: Route<Dependencies>[] = [
  defineRoute(sendFeedback, async ({ body: { text } }, { database, clock, limits }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: FEEDBACK, subject: userId });
    const db = await database();
    await db.insert(feedback).values({ id: randomUUID(), userId, text, writtenAt: new Date(clock()) });
    return {};
  }),
];
