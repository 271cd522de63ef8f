import { DAY_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getNeighbourhoods, getRegion } from '@/lib/contract/region';
import { getPlaceName } from '../region/english-names';
import { searchPlaces } from '../region/find-places';
import type { RegionIndex } from '../region/region-index';
import { defineRoute, type Route } from '../http/define-route';

export const regionRoutes: Route<{ regions: RegionIndex }>[] = [
  defineRoute(getRegion, ({ query }, { regions }) => {
    const region = regions.find(query);
    if (!region) throw new ApiError('OUTSIDE_SERVICE_AREA');
    return { sidonm: region.sidonm, sggnm: region.sggnm };
  }),

  defineRoute(getNeighbourhoods, ({ query: { name, nx, ny, language = DEFAULT_LANGUAGE } }, _, context) => {
    // The user's browser may keep the result. A shared cache would reveal to others what somebody searched, and where.
    context.header('cache-control', `private, max-age=${DAY_S}`);
    const { match, entries } = searchPlaces(name, nx && ny ? { nx, ny } : undefined);
    return { match, content: entries.map((entry) => ({ ...entry.result, name: getPlaceName(entry, language) })) };
  }),
];
