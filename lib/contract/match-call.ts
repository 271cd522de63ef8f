import type { Call } from './call';
import { CALLS } from './calls';

/** A call that a path belongs to, with the values of the path's parameters. */
export interface CallMatch {
  call: Call;
  params: Record<string, string>;
}

/** A segment of a call's path: the text that it is, or the parameter that it gives a value to. */
type Segment = { text: string } | { param: string };

const parseSegment = (text: string): Segment => {
  const param = /^\{(\w+)\}$/.exec(text)?.[1];
  return param === undefined ? { text } : { param };
};

const TABLE = CALLS.map((call) => ({ call, segments: call.path.split('/').map(parseSegment) }));

/** '%E0%A4%A' is no text at all, so it names nothing. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function matchSegments(segments: Segment[], given: string[]): Record<string, string> | null {
  if (segments.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    if ('text' in segment) {
      if (text !== segment.text) return null;
      continue;
    }
    const value = decode(text);
    if (!value) return null;
    params[segment.param] = value;
  }
  return params;
}

/** The calls of a path, one for each method; none where the path is not ours. */
export function matchCalls(path: string): CallMatch[] {
  const given = path.split('/');
  return TABLE.flatMap(({ call, segments }) => {
    const params = matchSegments(segments, given);
    return params ? [{ call, params }] : [];
  });
}
