import type { Call } from './call';
import type { ErrorCode } from './errors';

/** Errors of every call: the host or a proxy limits rates, and any request may meet a defect or a missing database. */
const COMMON: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

/** Returns the codes of all errors that the host may return for a call, each once. */
export function listErrors(call: Call): ErrorCode[] {
  const hasInput = [call.params, call.query, call.headers, call.body].some((part) => part !== undefined);
  return [
    ...new Set<ErrorCode>([
      ...(hasInput ? (['INVALID_INPUT'] as const) : []),
      // Personal requests may carry the token of a member, which may have expired.
      ...(call.access === 'member' || call.personalQuery ? (['UNAUTHENTICATED'] as const) : []),
      ...(call.errors ?? []),
      ...(call.body ? (['TOO_LARGE'] as const) : []),
      ...COMMON,
    ]),
  ];
}
