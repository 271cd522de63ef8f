import { cache } from 'react';
import { getPageRequest, readForPage, readLanguage } from '@/lib/bff/for-pages';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import type { SharedQueryKey } from '@/lib/client/api/shared-query';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { OutfitList } from '@/lib/contract/outfit';
import type { PositionWeather } from '@/lib/contract/weather';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import type { Place } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

/**
 * Address (RFC 5737, unused by anyone) that all pages for search give as their network. Cells that only they request
 * are charged to its share of the provider's calls, however many crawlers there are, and never count as in use.
 */
const SEARCH_NETWORK = '192.0.2.1';

/** Recommendation at a place. Facts that are unknown now are null or missing. */
export interface Today {
  weather: PositionWeather | null;
  /** First outfits of the day, as on home. */
  outfits: { gender: Gender; list: OutfitList }[];
  /** First outfits of tomorrow, unless those of the day are for tomorrow already. */
  tomorrow: { gender: Gender; list: OutfitList }[];
}

/** Reads a place's weather and outfits through the calls of the app. Once for each render. */
export const readToday = cache(async (cellKey: `${number}.${number}`): Promise<Today> => {
  const [nx = 0, ny = 0] = cellKey.split('.').map(Number);
  const cell = { nx, ny };
  const [request, language] = await Promise.all([getPageRequest(), readLanguage()]);
  const asker = { renderToken: request.renderToken, network: SEARCH_NETWORK };
  const read = <T>({ queryKey: [, path, query] }: { queryKey: SharedQueryKey }): Promise<T | null> =>
    readForPage(path, query, asker) as Promise<T | null>;
  const readOutfits = async (day: RequestedDay | undefined) => {
    const choice = { language, cell, categoryId: DEFAULT_CATEGORY, offsets: NO_OFFSETS, day };
    const lists = await Promise.all(
      GENDERS.map(async (gender) => ({ gender, list: await read<OutfitList>(outfitsQuery({ ...choice, gender })) })),
    );
    return lists.flatMap(({ gender, list }) => (list ? [{ gender, list }] : []));
  };
  const { day } = getDayRequest({ schedule: null, here: cell, nowMs: request.atMs });
  const [weather, outfits] = await Promise.all([
    read<PositionWeather>(positionWeatherQuery(cell, language)),
    readOutfits(day),
  ]);
  const isTomorrow = outfits.some(({ list }) => list.day === 'tomorrow');
  return { weather, outfits, tomorrow: isTomorrow || outfits.length === 0 ? [] : await readOutfits('tomorrow') };
});

export const toCellKey = ({ cell: { nx, ny } }: Place): `${number}.${number}` => `${nx}.${ny}`;
