import { z } from 'zod';
import { fetchAnswer, parseJson } from '../provider-http';
import { ProviderError, type ProviderErrorKind } from '../provider-error';

const refusal = z.object({ reason: z.string() });
const KIND_OF_STATUS: Record<number, ProviderErrorKind> = { 401: 'auth', 403: 'auth', 429: 'quota' };

function reasonOf(body: string): string {
  try {
    return refusal.parse(JSON.parse(body)).reason;
  } catch {
    // Only Open-Meteo itself gives a reason as JSON; what stands before it answers with a page.
    return body.slice(0, 80);
  }
}

/**
 * Asks Open-Meteo and reads the answer.
 * @throws ProviderError, with the reason that it gives.
 */
export async function askOpenMeteo<T extends z.ZodType>(
  url: URL,
  schema: T,
  signal: AbortSignal,
): Promise<z.output<T>> {
  const { status, body } = await fetchAnswer(url, signal);
  const place = `${url.host}${url.pathname}`;
  if (status !== 200) {
    throw new ProviderError(KIND_OF_STATUS[status] ?? 'http', `${place}: ${status} ${reasonOf(body)}`);
  }
  const parsed = schema.safeParse(parseJson(body, place));
  if (!parsed.success) throw new ProviderError('malformed', `${place}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
