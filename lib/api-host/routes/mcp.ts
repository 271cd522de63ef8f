import { Hono } from 'hono';
import { MCP_PATH } from '@/lib/contract/mcp-path';
import type { McpDependencies } from '../mcp/mcp-server';
import { getNetwork } from '../shared/network';

/** Longest body of a request; the arguments of a tool are short. */
const MAX_BODY_BYTES = 16 * 1_024;

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
    const response = await fetch(context.req.raw);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}
