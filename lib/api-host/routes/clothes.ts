import { ApiError } from '@/lib/contract/errors';
import { getNeverWear, saveNeverWear } from '@/lib/contract/never-wear';
import { forgetWorn, getWornOutfits, markWorn, unmarkWorn } from '@/lib/contract/worn';
import { kstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { readNeverWear, writeNeverWear } from '../clothes/never-wear';
import { deleteAllWorn, deleteWorn, listWorn, saveWorn } from '../clothes/worn-outfits';
import { serve } from '../http/serve';

export const clothesRoutes = [
  serve(getWornOutfits, async (_, { database, clock, outfits }, context) => ({
    content: await listWorn(await database(), memberOf(context).userId, { outfits, today: kstDate(clock()) }),
  })),

  serve(markWorn, async ({ params: { date }, body }, { database, clock, outfits }, context) => {
    if (!outfits.some(({ id }) => id === body.outfitId)) throw new ApiError('NOT_FOUND');
    await saveWorn(await database(), memberOf(context).userId, kstDate(clock()), { date, ...body });
    return {};
  }),

  serve(unmarkWorn, async ({ params: { date } }, { database }, context) => {
    await deleteWorn(await database(), memberOf(context).userId, date);
    return {};
  }),

  serve(forgetWorn, async (_, { database }, context) => {
    await deleteAllWorn(await database(), memberOf(context).userId);
    return {};
  }),

  serve(getNeverWear, async (_, { database }, context) => ({
    kinds: await readNeverWear(await database(), memberOf(context).userId),
  })),

  serve(saveNeverWear, async ({ body: { kinds } }, { database }, context) => {
    await writeNeverWear(await database(), memberOf(context).userId, kinds);
    return {};
  }),
];
