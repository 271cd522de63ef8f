import type { IncomingMessage } from 'node:http';

/** A dot segment, also percent-encoded. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Removes dot segments from the path of a request as URL parsers do, so that all layers match the same path. */
export function removeDotSegments(request: IncomingMessage): void {
  const { url = '' } = request;
  const [path = ''] = url.split('?', 1);
  if (!DOT_SEGMENT.test(path)) return;
  const { pathname, search } = new URL(`http://localhost${url}`);
  request.url = pathname + search;
}
