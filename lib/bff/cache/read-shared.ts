import 'server-only';
import type { CallInput, CallOutput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import { parseInput } from '@/lib/contract/parse-input';
import { bffLog } from '../bff-log';
import type { SharedCall } from './fetch-answer';
import { sharedAnswer } from './shared-answer';

/**
 * For server components: the answer that the door would give for the same question, through the same cache and
 * without a request to ourselves. Throws `ApiError`.
 */
export async function readShared<C extends SharedCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const { query = {}, params = {} } = input as Record<string, Record<string, unknown>>;
  const text = (part: object) => Object.entries(part).map(([key, value]) => [key, String(value)]);
  const parsed = parseInput(call, {
    params: Object.fromEntries(text(params)),
    query: new URLSearchParams(text(query)),
    headers: new Headers(),
  });
  const { body } = await sharedAnswer(call, parsed, crypto.randomUUID());
  return JSON.parse(body) as CallOutput<C>;
}

/** What a page can do without for the moment, because its components ask again: null where it failed. */
export async function answered<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) bffLog().error({ err: error }, 'unexpected error');
    return null;
  }
}
