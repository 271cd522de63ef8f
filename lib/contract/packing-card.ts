import { z } from 'zod';
import { defineCall } from './call';
import { regionName } from './outfit-card';
import { packingQuery } from './trips';

export const getPackingCard = defineCall({
  id: 'getPackingCard',
  method: 'GET',
  path: '/api/v1/packing-card',
  summary:
    'Returns a packing list as a picture to share (JPEG): the dates, the clothes to wear and to pack, and the district, except abroad. Categories and occasions of the days are left out.',
  access: 'anyone',
  cache: 'never',
  isCostly: true,
  errors: ['OUTSIDE_SERVICE_AREA', 'NOT_FOUND', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  precision: 'grid-cell',
  query: packingQuery.extend({
    /** Displayed district, which must exist. Abroad it is left out, so that no picture shows text that a caller made up. */
    sidonm: regionName.optional(),
    sggnm: regionName.optional(),
  }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});
