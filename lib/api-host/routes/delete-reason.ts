import { getDeleteReasons } from '@/lib/contract/user';
import { deleteReasons } from '../db/schema';
import { defineRoute } from '../http/define-route';

export const deleteReasonRoutes = [
  defineRoute(getDeleteReasons, async (_, { database }) =>
    (await database()).select().from(deleteReasons).orderBy(deleteReasons.id),
  ),
];
