import { z } from 'zod';
import { parseJson } from '../provider-http';
import type { FetchProvider } from '../supply/budgeted-fetch';
import { ProviderError, type ProviderErrorKind } from '../provider-error';
import { takeTurn } from '../take-turn';

const errorBody = z.object({ reason: z.string() });
const KIND_BY_STATUS: Record<number, ProviderErrorKind> = { 401: 'auth', 403: 'auth', 404: 'withdrawn', 429: 'quota' };

function parseReason(body: string, endpoint: string): string {
  try {
    return errorBody.parse(parseJson(body, endpoint)).reason;
  } catch {
    // Only Open-Meteo itself sends a reason as JSON. A proxy in front of it sends a page.
    return body.slice(0, 80);
  }
}

/**
 * Fetches and parses a response of Open-Meteo.
 * @throws ProviderError, with the reason that Open-Meteo returns.
 */
export async function fetchOpenMeteo<T extends z.ZodType>(
  fetch: FetchProvider,
  url: URL,
  schema: T,
  signal: AbortSignal,
): Promise<z.output<T>> {
  const { status, body } = await fetch(url, signal);
  await takeTurn();
  const endpoint = `${url.host}${url.pathname}`;
  if (status !== 200) {
    throw new ProviderError(KIND_BY_STATUS[status] ?? 'http', `${endpoint}: ${status} ${parseReason(body, endpoint)}`);
  }
  const parsed = schema.safeParse(parseJson(body, endpoint));
  if (!parsed.success) throw new ProviderError('malformed', `${endpoint}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
