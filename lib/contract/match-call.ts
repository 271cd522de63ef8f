import type { Call } from './call';
import { CALLS } from './calls';

/** Call that matches a path, with the values of its path parameters. */
export interface CallMatch {
  call: Call;
  params: Record<string, string>;
}

type Segment = { text: string } | { param: string };

const parseSegment = (text: string): Segment => {
  const param = /^\{(\w+)\}$/.exec(text)?.[1];
  return param === undefined ? { text } : { param };
};

type Row = { call: Call; segments: Segment[] };

/** Calls by the number of their segments, because each request is matched several times. */
const TABLE: Row[][] = [];
for (const call of CALLS) {
  const segments = call.path.split('/').map(parseSegment);
  (TABLE[segments.length] ??= []).push({ call, segments });
}

/** Decodes a path segment. Returns null if its percent-encoding is invalid, for example '%E0%A4%A'. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function matchSegments(segments: Segment[], parts: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = parts[index] ?? '';
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

/** Returns the calls of a path, one for each method. Empty if the API has no such path. */
export function matchCalls(path: string): CallMatch[] {
  const parts = path.split('/');
  return (TABLE[parts.length] ?? []).flatMap(({ call, segments }) => {
    const params = matchSegments(segments, parts);
    return params ? [{ call, params }] : [];
  });
}
