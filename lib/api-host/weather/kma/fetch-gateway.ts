import { z } from 'zod';
import { below, parseJson } from '../provider-http';
import type { FetchProvider } from '../supply/counted-fetch';
import { ProviderError } from '../provider-error';
import { gatewayError, resultError } from './gateway-error';

export interface GatewayAccess {
  baseUrl: string;
  /** As the portal shows it, encoded or not. */
  serviceKey: string;
  fetch: FetchProvider;
}

/** `items` is an empty string, one object, a list below `item`, or (AirKorea) a plain list. */
const items = z
  .union([z.array(z.unknown()), z.object({ item: z.unknown() }), z.literal(''), z.null()])
  .transform((given): unknown[] => {
    if (Array.isArray(given)) return given;
    if (!given) return [];
    return Array.isArray(given.item) ? given.item : [given.item];
  });

const envelope = z.object({
  response: z.object({
    header: z.object({ resultCode: z.coerce.string(), resultMsg: z.string().default('') }).optional(),
    body: z.object({ items, totalCount: z.coerce.number().optional() }).optional(),
  }),
});

export interface GatewayRows {
  rows: unknown[];
  totalCount: number;
}

/** The portal shows a key both as it is and percent-encoded: either is encoded exactly once here. */
const plainKey = (key: string) => (key.includes('%') ? decodeURIComponent(key) : key);

function readRows(json: unknown, endpoint: string): GatewayRows {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw new ProviderError('malformed', `${endpoint}: ${z.prettifyError(parsed.error)}`);
  const { header, body: content } = parsed.data.response;
  if (header && header.resultCode !== '00') throw resultError(header.resultCode, header.resultMsg, endpoint);
  const rows = content?.items ?? [];
  if (rows.length === 0) throw new ProviderError('no-data', `${endpoint}: no rows`);
  return { rows, totalCount: content?.totalCount ?? rows.length };
}

/** What a body says, parsed once; or why it cannot be read, which a refusal in XML goes before. */
function readJson(body: string, endpoint: string): { json?: unknown; unreadable?: unknown } {
  try {
    return { json: parseJson(body, endpoint) };
  } catch (unreadable) {
    return { unreadable };
  }
}

/**
 * One page of rows of a service of the public data portal (data.go.kr).
 * @throws ProviderError; no-data where there is nothing, or nothing yet.
 */
export async function fetchGateway(
  { baseUrl, serviceKey, fetch }: GatewayAccess,
  path: string,
  params: Record<string, string | number>,
  signal: AbortSignal,
): Promise<GatewayRows> {
  const url = below(baseUrl, path);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  url.searchParams.set('serviceKey', plainKey(serviceKey));
  const { status, body } = await fetch(url, signal);
  const { json, unreadable } = readJson(body, path);
  const refusal = gatewayError({ status, body, json }, path);
  if (refusal ?? unreadable) throw refusal ?? unreadable;
  return readRows(json, path);
}
