import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getNeverWear, saveNeverWear } from '@/lib/contract/never-wear';
import { forgetWorn, getWornOutfits, markWorn, unmarkWorn } from '@/lib/contract/worn';
import { kstDate } from '@/lib/domain/kst';
import { getMember } from '../accounts/identify-member';
import { readNeverWear, writeNeverWear } from '../clothes/never-wear';
import { deleteAllWorn, deleteWorn, listWorn, saveWorn } from '../clothes/worn-outfits';
import { defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';

type Dependencies = Pick<Infrastructure, 'database' | 'clock'> & Pick<OutfitDependencies, 'outfits'>;

export const clothesRoutes: Route<Dependencies>[] = [
  defineRoute(getWornOutfits, async ({ query }, { database, clock, outfits }, context) => {
    const { language = DEFAULT_LANGUAGE } = query;
    const options = { outfits, today: kstDate(clock()), language };
    return { content: await listWorn(await database(), getMember(context).userId, options) };
  }),

  defineRoute(markWorn, async ({ params: { date }, body }, { database, clock, outfits }, context) => {
    if (!outfits.some(({ id }) => id === body.outfitId)) throw new ApiError('NOT_FOUND');
    await saveWorn(await database(), getMember(context).userId, kstDate(clock()), { date, ...body });
    return {};
  }),

  defineRoute(unmarkWorn, async ({ params: { date } }, { database }, context) => {
    await deleteWorn(await database(), getMember(context).userId, date);
    return {};
  }),

  defineRoute(forgetWorn, async (_, { database }, context) => {
    await deleteAllWorn(await database(), getMember(context).userId);
    return {};
  }),

  defineRoute(getNeverWear, async (_, { database }, context) => ({
    kinds: await readNeverWear(await database(), getMember(context).userId),
  })),

  defineRoute(saveNeverWear, async ({ body: { kinds } }, { database }, context) => {
    await writeNeverWear(await database(), getMember(context).userId, kinds);
    return {};
  }),
];
