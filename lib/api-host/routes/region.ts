import { ApiError } from '@/lib/contract/errors';
import { getRegion } from '@/lib/contract/region';
import { serve } from '../http/serve';

export const regionRoutes = [
  serve(getRegion, ({ query }, { regions }) => {
    const found = regions.find(query);
    if (!found) throw new ApiError('OUTSIDE_SERVICE_AREA');
    return { sidonm: found.sidonm, sggnm: found.sggnm };
  }),
];
