import { ApiError } from '@/lib/contract/errors';
import { getEventTypes, getOutfits } from '@/lib/contract/outfit';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { NoOutfitError, type RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { weatherAt } from '../cell-weather';
import { presentOutfits } from '../outfit/present-outfits';
import { serve } from '../serve';
import { presentSource } from '../weather/present-source';

/** In the order of the tabs: the first is where everyone begins. */
const EVENT_TYPES = [
  { id: 2, categoryName: '데일리' },
  { id: 1, categoryName: '비즈니스' },
  { id: 4, categoryName: '데이트' },
  { id: 3, categoryName: '활동' },
] as const;

/** An installation without pictures has nothing to recommend: that is no fault of the weather or of the question. */
function choose(input: RecommendationInput) {
  try {
    return recommend(input);
  } catch (cause) {
    throw cause instanceof NoOutfitError ? new ApiError('UNAVAILABLE', { cause }) : cause;
  }
}

export const outfitRoutes = [
  serve(getEventTypes, () => ({ content: [...EVENT_TYPES] })),

  serve(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, 'event-type-id': eventTypeId, gender } = query;
    const { weather, cell, ...freshness } = await weatherAt({ lat: latitude, lon: longitude }, host, context);
    const { nowMs } = freshness;
    const occasion = { cell, eventTypeId, gender };
    const chosen = choose({
      weather,
      nowMs,
      eventTypeId,
      gender,
      outfits: host.outfits.filter(({ id }) => host.pictures.ids.has(id)),
      garments: garmentById,
      seed: '',
      frozen: await host.choices.read(occasion),
    });
    host.choices.write(occasion, chosen.frozen);
    const { day, date, feelsLikeRange, outfits } = chosen;
    const fileMetadata = await presentOutfits(outfits, host.pictures, nowMs);
    return { fileMetadata, day, date, feelsLikeRange, source: presentSource(weather.source, freshness) };
  }),
];
