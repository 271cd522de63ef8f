import { getLocationUses, getOwnData, noteLocationUse } from '@/lib/contract/own-data';
import { getMember, requireOwnId } from '../accounts/identify-member';
import { defineRoute, type Route } from '../http/define-route';
import { exportData } from '../own-data/export-data';
import { listLocationUses, recordLocationUse } from '../own-data/location-uses';
import type { Infrastructure } from '../shared/infrastructure';
import { LOCATION_USE, OWN_DATA } from '../shared/limit-rules';

type Dependencies = Pick<Infrastructure, 'database' | 'clock' | 'limits'>;

export const ownDataRoutes: Route<Dependencies>[] = [
  defineRoute(getOwnData, async ({ params }, { database, clock, limits }, context) => {
    const userId = requireOwnId(context, params.id);
    await limits.take({ limit: OWN_DATA, subject: userId });
    return { exportedAt: new Date(clock()).toISOString(), tables: await exportData(await database(), userId) };
  }),

  defineRoute(noteLocationUse, async (_, { database, clock, limits }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: LOCATION_USE, subject: userId });
    await recordLocationUse(await database(), { userId, purpose: 'weather', nowMs: clock() });
    return {};
  }),

  defineRoute(getLocationUses, async (_, { database }, context) => ({
    content: await listLocationUses(await database(), getMember(context).userId),
  })),
];
