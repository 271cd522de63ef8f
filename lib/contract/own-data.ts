import { z } from 'zod';
import { emptyResponse, userId } from './account-fields';
import { defineCall } from './call';

const OWN = { access: 'member', cache: 'never' } as const;

/** Largest number of records in a response. Older ones are in the member's data. */
export const MAX_LOCATION_USES = 500;

/** Service for which the position of a device was used: weather and outfits of the place, or pushes. */
export const LOCATION_PURPOSES = ['weather', 'alarm'] as const;
export type LocationPurpose = (typeof LOCATION_PURPOSES)[number];

export const getOwnData = defineCall({
  id: 'getOwnData',
  method: 'GET',
  path: '/api/v1/user/{id}/data',
  summary: "Returns the member's rows of all tables, without secrets such as hashes and push addresses.",
  ...OWN,
  errors: ['NOT_FOUND'],
  params: z.object({ id: userId }),
  response: z.object({
    exportedAt: z.iso.datetime(),
    /** Rows by table. */
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const noteLocationUse = defineCall({
  id: 'noteLocationUse',
  method: 'POST',
  path: '/api/v1/location-use',
  summary: 'Records that the position of the device was used for weather and outfits, without the position.',
  ...OWN,
  response: emptyResponse,
});

export const getLocationUses = defineCall({
  id: 'getLocationUses',
  method: 'GET',
  path: '/api/v1/location-use',
  summary: "Returns when and for what the member's position was used in the last six months, latest first.",
  ...OWN,
  response: z.object({
    content: z.array(z.object({ usedAt: z.iso.datetime(), purpose: z.enum(LOCATION_PURPOSES) })).max(MAX_LOCATION_USES),
  }),
});
