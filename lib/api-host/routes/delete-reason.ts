import { getDeleteReasons } from '@/lib/contract/user';
import { deleteReasons } from '../db/schema';
import { serve } from '../http/serve';

export const deleteReasonRoutes = [
  serve(getDeleteReasons, async (_, { database }) =>
    (await database()).select().from(deleteReasons).orderBy(deleteReasons.id),
  ),
];
