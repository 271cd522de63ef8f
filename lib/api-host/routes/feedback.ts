import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@/lib/contract/call';
import { sendFeedback, sendVisitorFeedback } from '@/lib/contract/feedback';
import { getMember } from '../accounts/identify-member';
import { feedback } from '../db/schema';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import { FEEDBACK, VISITOR_FEEDBACK, VISITOR_FEEDBACK_IN_TOTAL } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';

type Feedback = ParsedInput<typeof sendFeedback>['body'];
type Dependencies = Pick<Infrastructure, 'database' | 'clock' | 'limits'>;

async function store(
  { database, clock }: Dependencies,
  userId: string | null,
  { text, replyTo }: Feedback,
): Promise<void> {
  const db = await database();
  await db.insert(feedback).values({ id: randomUUID(), userId, text, replyTo, writtenAt: new Date(clock()) });
}

export const feedbackRoutes: Route<Dependencies>[] = [
  defineRoute(sendFeedback, async ({ body }, host, context) => {
    const { userId } = getMember(context);
    await host.limits.take({ limit: FEEDBACK, subject: userId });
    await store(host, userId, body);
    return {};
  }),

  defineRoute(sendVisitorFeedback, async ({ body }, host, context) => {
    await host.limits.takeAllOrNone(...toNetworkAttempts(VISITOR_FEEDBACK, getNetwork(context)), {
      limit: VISITOR_FEEDBACK_IN_TOTAL,
      subject: 'all',
    });
    await store(host, null, body);
    return {};
  }),
];
