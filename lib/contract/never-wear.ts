import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { GARMENT_KIND_IDS } from './garment-kind';
import { garmentKind } from './garment-kind-field';

const OWN = { access: 'member', cache: 'never' } as const;

const kinds = z.array(garmentKind).max(GARMENT_KIND_IDS.length);

export const getNeverWear = defineCall({
  id: 'getNeverWear',
  method: 'GET',
  path: '/api/v1/never-wear',
  summary: 'Returns the kinds of garments that the member never wears; null if nothing was saved.',
  ...OWN,
  response: z.object({ kinds: kinds.nullable() }),
});

export const saveNeverWear = defineCall({
  id: 'saveNeverWear',
  method: 'PUT',
  path: '/api/v1/never-wear',
  summary: 'Replaces the kinds of garments that the member never wears. The list may be empty.',
  ...OWN,
  body: z.object({ kinds }),
  response: emptyResponse,
});
