import { getDeleteReasons } from '@/lib/contract/user';
import { getMessages } from '@/lib/messages/get-messages';
import { deleteReasons } from '../db/schema';
import { defineRoute, type Route } from '../http/define-route';
import { getRequestLanguage } from '../http/request-language';
import type { Infrastructure } from '../shared/infrastructure';

export const deleteReasonRoutes: Route<Pick<Infrastructure, 'database'>>[] = [
  defineRoute(getDeleteReasons, async (_, { database }, context) => {
    const messages = getMessages(getRequestLanguage(context)).deleteReasons;
    const reasons = await (await database()).select().from(deleteReasons).orderBy(deleteReasons.id);
    return reasons.map((reason) => ({ id: reason.id, description: messages.describe(reason) }));
  }),
];
