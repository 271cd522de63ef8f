import type { Context } from 'hono';
import type { ParsedInput } from '@/lib/contract/call';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getOutfitCard } from '@/lib/contract/outfit-card';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { composeCardContent, type CardContent } from '../card/card-content';
import { CARD_FRESH_MS, type Cards } from '../card/cards';
import { forbidStoring, setMaxAge, defineRoute, type Route } from '../http/define-route';
import type { Requester } from '../outfit/choose-requested-outfits';
import { composeLook } from '../outfit/look';
import { requirePresentRegion } from '../region/present-region';
import { requireServedCell } from '../region/served-cell';
import { CARD } from '../shared/limit-rules';
import { toNetworkAttempts, type Attempt } from '../shared/limits';
import { getNetwork, type Network } from '../shared/network';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { findRequester } from './find-requester';
import { sendCard } from './send-card';
import { getWeatherForRequest } from './weather-for-request';

type Query = ParsedInput<typeof getOutfitCard>['query'];

/** Composes the content of a card. Throws `ApiError` OUTSIDE_SERVICE_AREA. */
async function compose(
  query: Query,
  requester: Requester | null,
  host: Dependencies,
  context: Context,
): Promise<CardContent> {
  const { nx, ny, sidonm, sggnm, outfit: outfitId, language = DEFAULT_LANGUAGE } = query;
  const cell = requireServedCell({ nx, ny }, host.regions);
  const result = await getWeatherForRequest(cell, host, context);
  const gender = host.outfits.find(({ id }) => id === outfitId)?.gender ?? query.gender;
  const region = { sidonm, sggnm };
  const where = { language, cell, region, network: getNetwork(context), requester };
  return composeCardContent(await composeLook({ ...where, query: { ...query, gender }, outfitId }, result, host));
}

/** Members have a limit of their own, so that strangers behind the same address do not use it up. */
const listAttempts = (requester: Requester | null, network: Network): Attempt[] =>
  requester?.isMember ? [{ limit: CARD, subject: requester.owner }] : toNetworkAttempts(CARD, network);

interface Dependencies extends OutfitDependencies, Pick<Infrastructure, 'limits' | 'database'> {
  cards: Cards;
}

export const outfitCardRoutes: Route<Dependencies>[] = [
  defineRoute(getOutfitCard, async ({ query: requested }, host, context) => {
    // Invented outfits are no cards of their own.
    const isKnown = host.outfits.some(({ id }) => id === requested.outfit);
    const outfit = isKnown ? requested.outfit : undefined;
    // A card must not show text that a caller made up.
    const region = requirePresentRegion(requested, requested, host.regions, { field: 'sggnm' });
    const query = { ...requested, outfit, ...region };
    const isPersonal = isPersonalQuery(getOutfitCard, query);
    const requester = isPersonal ? await findRequester(context, host) : null;
    let isTemporary = false;
    const card = await host.cards.get({
      key: isPersonal ? null : JSON.stringify({ ...query, date: undefined }),
      shape: query.shape,
      compose: async () => {
        const content = await compose(query, requester, host, context);
        isTemporary = content.isTemporary === true;
        return content;
      },
      chargeLimit: () => host.limits.take(...listAttempts(requester, getNetwork(context))),
    });
    setMaxAge(context, CARD_FRESH_MS / 1_000);
    if (isPersonal) context.header('cache-control', `private, max-age=${CARD_FRESH_MS / 1_000}`);
    if (isTemporary) forbidStoring(context);
    context.header('age', undefined);
    return sendCard(context, card);
  }),
];
