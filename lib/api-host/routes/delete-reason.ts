import { getDeleteReasons } from '@/lib/contract/user';
import { deleteReasons } from '../db/schema';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';

export const deleteReasonRoutes: Route<Pick<Infrastructure, 'database'>>[] = [
  defineRoute(getDeleteReasons, async (_, { database }) =>
    (await database()).select().from(deleteReasons).orderBy(deleteReasons.id),
  ),
];
