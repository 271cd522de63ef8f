import { HOUR_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getGuideCard } from '@/lib/contract/outfit-card';
import { GUIDE_TEMPERATURES } from '@/lib/domain/search-pages/search-paths';
import type { Cards } from '../card/cards';
import { composeGuideCard, type GuideCardContent } from '../card/guide-card';
import { setMaxAge, defineRoute, type Route } from '../http/define-route';
import type { Infrastructure } from '../shared/infrastructure';
import { CARD } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { sendCard } from './send-card';

interface Dependencies extends Pick<Infrastructure, 'limits'> {
  guideCards: Cards<GuideCardContent, 'wide'>;
}

export const guideCardRoutes: Route<Dependencies>[] = [
  defineRoute(getGuideCard, async ({ query }, { guideCards, limits }, context) => {
    const { temperature, language = DEFAULT_LANGUAGE } = query;
    // There are only as many cards as guides.
    if (!GUIDE_TEMPERATURES.includes(temperature)) throw new ApiError('NOT_FOUND');
    const card = await guideCards.get({
      key: `${language} ${temperature}`,
      shape: 'wide',
      compose: async () => composeGuideCard(temperature, language),
      chargeLimit: () => limits.take(...toNetworkAttempts(CARD, getNetwork(context))),
    });
    setMaxAge(context, HOUR_S);
    return sendCard(context, card);
  }),
];
