import { DAY_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { getNeighbourhoods, getRegion } from '@/lib/contract/region';
import { findNeighbourhoods } from '../region/neighbourhoods';
import { cacheFor, serve } from '../http/serve';

export const regionRoutes = [
  serve(getRegion, ({ query }, { regions }) => {
    const found = regions.find(query);
    if (!found) throw new ApiError('OUTSIDE_SERVICE_AREA');
    return { sidonm: found.sidonm, sggnm: found.sggnm };
  }),

  serve(getNeighbourhoods, ({ query: { name } }, _, context) => {
    cacheFor(context, DAY_S);
    return { content: findNeighbourhoods(name) };
  }),
];
