import type { Context } from 'hono';
import type { Call, CacheRule, CallOutput, ParsedInput } from '@/lib/contract/call';
import { parseInput } from '@/lib/contract/parse-input';
import { identifyMember } from '../accounts/identify-member';
import type { Infrastructure } from '../shared/infrastructure';

/** Dependencies of every route, whatever its handler needs. */
export interface RouteDependencies extends Pick<Infrastructure, 'database' | 'clock'> {
  /** Parse every output against the contract before it is sent (tests and development). */
  validateOutputs: boolean;
}

/** A call and its handler. `Host` names the dependencies that the handler needs. */
export interface Route<Host> {
  call: Call;
  handle: (context: Context, host: Host & RouteDependencies) => Promise<Response>;
}

/** Returns the call's output, or a complete response if that is not JSON. */
export type Handler<C extends Call, Host> = (
  input: ParsedInput<C>,
  host: Host,
  context: Context,
) => CallOutput<C> | Response | Promise<CallOutput<C> | Response>;

const formatCacheControl = (cache: CacheRule): string =>
  typeof cache === 'object' ? `public, max-age=${cache.freshSeconds}` : 'no-store';

/** Makes a response cacheable for a time that differs from the call's own. */
export const setMaxAge = (context: Context, seconds: number): void =>
  context.header('cache-control', `public, max-age=${Math.max(0, Math.floor(seconds))}`);

/** Forbids every cache to store a response. */
export const forbidStoring = (context: Context): void => context.header('cache-control', 'private, no-store');

/**
 * Creates the route of a call. It identifies the member, parses the input against the contract, sets the cache header
 * and sends the handler's output as JSON. Throws `ApiError` for invalid requests.
 */
export function defineRoute<C extends Call, Host>(call: C, handler: Handler<C, Host>): Route<Host> {
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
      return context.json(host.validateOutputs ? call.response.parse(output) : output);
    },
  };
}
