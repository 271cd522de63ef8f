import { getPlaces, savePlaces } from '@/lib/contract/places';
import { getMember } from '../accounts/identify-member';
import { readPlaces, replacePlaces } from '../places/saved-places';
import { updateWarningAreas } from '../push/warning-setting';
import { SETTING_CHANGE } from '../shared/limit-rules';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';

type Dependencies = Pick<Infrastructure, 'database' | 'limits'> & Pick<OutfitDependencies, 'regions'>;

export const placesRoutes: Route<Dependencies>[] = [
  defineRoute(getPlaces, async (_, { database, regions }, context) =>
    readPlaces({ db: await database(), userId: getMember(context).userId, regions }),
  ),

  defineRoute(savePlaces, async ({ body }, { database, limits, regions }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    const db = await database();
    const saved = await replacePlaces(body, { db, userId, regions });
    await updateWarningAreas(db, userId, regions);
    return saved;
  }),
];
