import { matchPath } from './address';
import type { Call } from './call';
import { CALLS } from './calls';

/** A call that a path belongs to, with the values of the path's parameters. */
export interface CallMatch {
  call: Call;
  params: Record<string, string>;
}

/** The calls of a path, one for each method; none where the path is not ours. */
export const matchCalls = (path: string): CallMatch[] =>
  CALLS.flatMap((call) => {
    const params = matchPath(call, path);
    return params ? [{ call, params }] : [];
  });
