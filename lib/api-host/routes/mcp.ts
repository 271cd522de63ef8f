import { Hono } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import type { McpDependencies } from '../mcp/mcp-server';
import { getNetwork } from '../shared/network';

/** Longest body of a request; the arguments of a tool are short. */
const MAX_BODY_BYTES = 16 * 1_024;

/**
 * Returns the request with its body read. Throws `ApiError` INVALID_INPUT for a batch, of which one request could contain
 * a hundred calls. The protocol has no batches since 2025-06-18.
 */
async function readSingle(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const body = await request.text();
  if (body.trimStart().startsWith('[')) throw new ApiError('INVALID_INPUT');
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

/**
 * Serves the Model Context Protocol over streamable HTTP without sessions: each POST is complete in itself. The SDK is
 * loaded at the first request.
 */
export function mcpRoute(host: McpDependencies): Hono {
  return new Hono().all(MCP_PATH, async (context) => {
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('../mcp/mcp-server'),
    ]);
    const network = getNetwork(context);
    const { fetch } = createMcpHandler(() => createMcpServer(host, network), {
      maxSubscriptions: 0,
      maxRequestBodySize: MAX_BODY_BYTES,
      onerror: (error) => host.logger.debug({ err: error }, 'mcp: rejected request'),
    });
    const response = await fetch(await readSingle(context.req.raw));
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}
