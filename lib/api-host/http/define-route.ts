import type { Context } from 'hono';
import type { Call, CacheRule, CallOutput, ParsedInput } from '@/lib/contract/call';
import { parseInput } from '@/lib/contract/parse-input';
import { identifyMember } from '../accounts/identify-member';
import type { HostDependencies } from '../dependencies';

/** A call and what answers it. */
export interface Route {
  call: Call;
  handle: (context: Context, host: HostDependencies) => Promise<Response>;
}

/** Answers with the call's output, or with a finished response where that is no JSON. */
export type Handler<C extends Call> = (
  input: ParsedInput<C>,
  host: HostDependencies,
  context: Context,
) => CallOutput<C> | Response | Promise<CallOutput<C> | Response>;

const formatCacheControl = (cache: CacheRule): string =>
  typeof cache === 'object' ? `public, max-age=${cache.freshSeconds}` : 'no-store';

/** Lets an answer be cached for less time than its call allows. */
export const setMaxAge = (context: Context, seconds: number): void =>
  context.header('cache-control', `public, max-age=${Math.max(0, Math.floor(seconds))}`);

/**
 * A route: the input is parsed from the contract, and the answer, where the host checks itself, against it. Throws
 * `ApiError` for what the caller did wrong.
 */
export function defineRoute<C extends Call>(call: C, handler: Handler<C>): Route {
  return {
    call,
    async handle(context, host) {
      const { req } = context;
      if (call.access === 'member') await identifyMember(context, host);
      const input = parseInput(call, {
        params: req.param(),
        query: new URL(req.url).searchParams,
        headers: req.raw.headers,
        body: call.body ? await req.text() : undefined,
      });
      context.header('cache-control', formatCacheControl(call.cache));
      const output = await handler(input, host, context);
      if (output instanceof Response) return output;
      return context.json(host.checkAnswers ? call.response.parse(output) : output);
    },
  };
}
