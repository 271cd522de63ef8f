import { z } from 'zod';
import { emptyResponse } from './account-fields';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { categoryId } from './outfit';
import { region } from './region';
import { ADDRESS_KINDS, MAX_ADDRESSES, WIDGET_SIZE_NAMES } from './widget-sizes';

const OWN = { access: 'member', cache: 'never' } as const;

/** Kinds of addresses. Requests and responses of older versions have none, which means a picture. */
const kind = z.enum(ADDRESS_KINDS).default('picture');

/** A picture or calendar by address, without the address: the host stores only a hash of its token. */
const widget = z.object({
  id: z.uuid(),
  kind,
  region,
  categoryId,
  createdAt: z.iso.datetime(),
});
export type Widget = z.infer<typeof widget>;

export const getWidgets = defineCall({
  id: 'getWidgets',
  method: 'GET',
  path: '/api/v1/widgets',
  summary: "Returns the member's pictures and calendar by address, newest first, without their addresses.",
  ...OWN,
  response: z.object({ content: z.array(widget).max(MAX_ADDRESSES.picture + MAX_ADDRESSES.calendar) }),
});

export const createWidget = defineCall({
  id: 'createWidget',
  method: 'POST',
  path: '/api/v1/widgets',
  summary:
    'Creates a picture or calendar by address for a place and a category, and returns its path, which is not stored and not returned again. CONFLICT if the member has five pictures, or a calendar.',
  ...OWN,
  errors: ['CONFLICT', 'OUTSIDE_SERVICE_AREA'],
  body: z.object({ kind, latitude, longitude, region, categoryId }),
  response: z.object({ widget, path: z.string() }),
});

export const revokeWidget = defineCall({
  id: 'revokeWidget',
  method: 'DELETE',
  path: '/api/v1/widgets/{id}',
  summary: 'Revokes the address of a picture or calendar at once.',
  ...OWN,
  errors: ['NOT_FOUND'],
  params: z.object({ id: z.uuid() }),
  response: emptyResponse,
});

/** Longer than the name of any picture or calendar: 43 characters and the extension. */
const MAX_FILE_NAME = 64;

export const getWidgetPicture = defineCall({
  id: 'getWidgetPicture',
  method: 'GET',
  path: '/widget/{file}',
  summary:
    "Returns today's outfit with temperatures, reason and items as a picture (PNG) for widgets. {file} is the token and .png. NOT_FOUND for an unknown token, GONE for a revoked one.",
  access: 'anyone',
  cache: 'as-answered',
  errors: ['NOT_FOUND', 'GONE'],
  params: z.object({ file: z.string().max(MAX_FILE_NAME) }),
  query: z.object({ size: z.enum(WIDGET_SIZE_NAMES).default('medium') }),
  responseKind: 'picture',
  response: z.instanceof(Uint8Array),
});

export const getCalendar = defineCall({
  id: 'getCalendar',
  method: 'GET',
  path: '/calendar/{file}',
  summary:
    "Returns the member's outfits of the next days as a calendar (iCalendar, RFC 5545) for calendar apps. {file} is the token and .ics. NOT_FOUND for an unknown token, GONE for a revoked one.",
  access: 'anyone',
  cache: 'as-answered',
  isCostly: true,
  errors: ['NOT_FOUND', 'GONE'],
  params: z.object({ file: z.string().max(MAX_FILE_NAME) }),
  responseKind: 'calendar',
  response: z.string(),
});
