import type { IncomingMessage } from 'node:http';
import { matchCalls } from '@/lib/contract/match-call';
import { MCP_PATH } from '@/lib/contract/mcp-path';

const NEUTRAL_VALUES = [null, '', '0'];

/** Returns true for a request that takes the host several ms which no cache saves. */
export function isCostlyCall({ method, url = '' }: IncomingMessage): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  if (path === MCP_PATH) return true;
  const requested = method === 'HEAD' ? 'GET' : method;
  const call = matchCalls(path).find((match) => match.call.method === requested)?.call;
  if (!call || call.isCostly) return call !== undefined;
  const parameters = new URLSearchParams(query);
  return (call.personalQuery ?? []).some((name) => !NEUTRAL_VALUES.includes(parameters.get(name)));
}
