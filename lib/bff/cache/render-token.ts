import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getSingleton } from '@/lib/singleton';
import { getClientAddress } from '../upstream/client-address';

/** Request header by which the edge layer marks its own requests to Next.js for a shared page. */
export const RENDER_TOKEN_HEADER = 'x-nalot-render-token';

/** A page that is being rendered for the page cache. */
export interface PageRender {
  token: string;
  /** The network whose request caused it. */
  network?: string;
  /** True for the page without data, which the browser completes. */
  isLight: boolean;
  /** Freshness of the responses in it, so far. */
  freshSeconds: number;
}

const renders = () => getSingleton('page-renders', () => new Map<string, PageRender>());

/** Returns the running render to which a header value belongs, if the request is our own. */
export const findRender = (value: unknown): PageRender | undefined =>
  typeof value === 'string' ? renders().get(value) : undefined;

/** Returns the address that a request to the HTTP server comes from. */
export const getRequestNetwork = ({ headers }: IncomingMessage): string | undefined =>
  getClientAddress({
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])),
  });

/** Limits the freshness of a running render to that of a response in it. Without a token, does nothing. */
export function limitFreshness(token: string | null, freshSeconds: number): void {
  const pageRender = findRender(token);
  if (pageRender) pageRender.freshSeconds = Math.min(pageRender.freshSeconds, freshSeconds);
}

/** Calls `render` with a new token, which is valid until the render ends. */
export async function withRenderToken<T>(
  { network, isLight }: Pick<PageRender, 'network' | 'isLight'>,
  render: (pageRender: PageRender) => Promise<T>,
): Promise<T> {
  const pageRender = { token: randomUUID(), network, isLight, freshSeconds: Infinity };
  renders().set(pageRender.token, pageRender);
  try {
    return await render(pageRender);
  } finally {
    renders().delete(pageRender.token);
  }
}
