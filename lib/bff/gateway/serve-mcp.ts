import { ApiError } from '@/lib/contract/errors';
import { MCP_CALL, MCP_PATH } from '@/lib/contract/mcp-path';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getRequestLanguage } from '../session/request-language';
import { getClientAddress } from '../upstream/client-address';
import { fetchUpstream } from '../upstream/upstream';
import { readBody } from './read-body';
import { isFromOwnPage } from './same-origin';
import { serveFramed } from './serve-framed';

/** Headers of the protocol that the host needs. */
const isForwarded = (name: string): boolean => name === 'accept' || name === 'content-type' || name.startsWith('mcp-');

/** Throws `ApiError` FORBIDDEN for a page of another site, which the protocol requires against DNS rebinding. */
function requireNoForeignPage({ headers }: Request): void {
  const origin = headers.get('origin');
  if (origin !== null && !isFromOwnPage(origin, headers.get('host'))) throw new ApiError('FORBIDDEN');
}

async function forward(request: Request, requestId: string): Promise<Response> {
  requireNoForeignPage(request);
  const address = getClientAddress(request);
  const headers = {
    ...Object.fromEntries([...request.headers].filter(([name]) => isForwarded(name))),
    [REQUEST_ID_HEADER]: requestId,
    'accept-language': getRequestLanguage(request),
    ...(address && { 'x-forwarded-for': address }),
  };
  const body = request.method === 'POST' ? await readBody(request) : undefined;
  const response = await fetchUpstream({ method: request.method, address: MCP_PATH, headers, body });
  return new Response(response.body, {
    status: response.status,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => isForwarded(name) || name === 'allow')),
      'cache-control': 'private, no-store',
    },
  });
}

/** Serves the Model Context Protocol through the host. Cookies and credentials are not forwarded. */
export const serveMcp = (request: Request): Promise<Response> =>
  serveFramed(request, ({ requestId }) => forward(request, requestId), MCP_CALL);
