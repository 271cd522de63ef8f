import { z } from 'zod';
import { appendPath, parseJson } from '../provider-http';
import type { FetchProvider } from '../supply/budgeted-fetch';
import { ProviderError } from '../provider-error';
import type { OperationOptions } from '../supply/operation';
import { takeTurn } from '../take-turn';
import type { WeatherLog } from '../weather-log';
import { parsePortalError, createResultError } from './portal-error';

export interface PortalAccess extends OperationOptions {
  baseUrl: string;
  /** As displayed by the portal, percent-encoded or not. */
  serviceKey: string;
  fetch: FetchProvider;
  log?: WeatherLog;
}

/** `items` is an empty string, an object, a list in `item`, or (AirKorea) a plain list. */
const items = z
  .union([z.array(z.unknown()), z.object({ item: z.unknown() }), z.literal(''), z.null()])
  .transform((input): unknown[] => {
    if (Array.isArray(input)) return input;
    if (!input) return [];
    return Array.isArray(input.item) ? input.item : [input.item];
  });

const envelope = z.object({
  response: z.object({
    header: z.object({ resultCode: z.coerce.string(), resultMsg: z.string().default('') }).optional(),
    body: z.object({ items, totalCount: z.coerce.number().optional() }).optional(),
  }),
});

export interface PortalPage {
  rows: unknown[];
  totalCount: number;
}

/** Decodes a key, which the portal displays both plain and percent-encoded. `URLSearchParams` encodes it again. */
const decodeKey = (key: string) => (key.includes('%') ? decodeURIComponent(key) : key);

function parseRows(json: unknown, endpoint: string): PortalPage {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw new ProviderError('malformed', `${endpoint}: ${z.prettifyError(parsed.error)}`);
  const { header, body: content } = parsed.data.response;
  if (header && header.resultCode !== '00') throw createResultError(header.resultCode, header.resultMsg, endpoint);
  const rows = content?.items ?? [];
  if (rows.length === 0) throw new ProviderError('no-data', `${endpoint}: no rows`);
  return { rows, totalCount: content?.totalCount ?? rows.length };
}

/** Parses a body. It returns the error instead of throwing it, because an XML error has precedence. */
function tryParseJson(body: string, endpoint: string): { json?: unknown; unreadable?: unknown } {
  try {
    return { json: parseJson(body, endpoint) };
  } catch (unreadable) {
    return { unreadable };
  }
}

/**
 * Fetches one page of rows of a service of the public data portal (data.go.kr).
 * @throws ProviderError; no-data if there is nothing, or nothing yet.
 */
export async function fetchPortalPage(
  { baseUrl, serviceKey, fetch }: PortalAccess,
  path: string,
  params: Record<string, string | number>,
  signal: AbortSignal,
): Promise<PortalPage> {
  const url = appendPath(baseUrl, path);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  url.searchParams.set('serviceKey', decodeKey(serviceKey));
  const { status, body } = await fetch(url, signal);
  await takeTurn();
  const { json, unreadable } = tryParseJson(body, path);
  const refusal = parsePortalError({ status, body, json }, path);
  if (refusal ?? unreadable) throw refusal ?? unreadable;
  return parseRows(json, path);
}
