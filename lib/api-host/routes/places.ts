import { getPlaces, savePlaces } from '@/lib/contract/places';
import { memberOf } from '../accounts/identify-member';
import { readPlaces, replacePlaces } from '../places/saved-places';
import { SAVED_SETTING } from '../shared/limit-rules';
import { serve } from '../http/serve';

export const placesRoutes = [
  serve(getPlaces, async (_, { database }, context) => readPlaces(await database(), memberOf(context).userId)),

  serve(savePlaces, async ({ body }, { database, limits, regions }, context) => {
    const { userId } = memberOf(context);
    await limits.take({ limit: SAVED_SETTING, subject: userId });
    return replacePlaces(body, { db: await database(), userId, regions });
  }),
];
