import type { IncomingMessage, ServerResponse } from 'node:http';
import { bffLog } from '@/lib/bff/for-edge';
import { metrics } from '@/lib/metrics/metrics';
import { findScreen, SEARCH_PATHS } from '@/lib/routes';

/** Part of the server that made a page: the page cache, a render for it, or Next.js for this response alone. */
export type PageSource = 'cache' | 'render' | 'next';

/** Returns the path of a screen as in the list of screens, so that no label contains an id or a district. */
function getRoute({ url = '' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '';
  const searchPath = Object.values(SEARCH_PATHS).find((first) => path === first || path.startsWith(`${first}/`));
  return searchPath ?? findScreen(path)?.path ?? 'other';
}

/** Counts and logs a response with a page as soon as it is complete. Returns a function that states its source. */
export function observePage(request: IncomingMessage, response: ServerResponse): (source: PageSource) => void {
  const startedMs = performance.now();
  let source: PageSource = 'next';
  response.once('finish', () => {
    const ms = performance.now() - startedMs;
    const labels = { route: getRoute(request), status: response.statusCode, source };
    metrics().pages.observe(labels, ms / 1_000);
    bffLog().debug({ ...labels, ms: Math.round(ms * 10) / 10 }, 'page');
  });
  return (known) => {
    source = known;
  };
}
