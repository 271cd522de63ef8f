import type { IncomingMessage, ServerResponse } from 'node:http';
import { isShared, serveCall } from '@/lib/bff/for-edge';
import { matchCalls } from '@/lib/contract/match-call';
import { toWebRequest } from './to-web-request';

const PREFIX = '/api/v1/';

export function isSharedCallRequest({ url = '' }: IncomingMessage): boolean {
  if (!url.startsWith(PREFIX)) return false;
  return matchCalls(url.split('?', 1)[0] ?? '').some(({ call }) => call.method === 'GET' && isShared(call));
}

/** Serves a shared call through the gateway. */
export async function serveSharedCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await serveCall(toWebRequest(request));
  const body = Buffer.from(await result.arrayBuffer());
  response.setHeaders(result.headers);
  if (request.method !== 'HEAD' && result.status === 200) response.setHeader('content-length', body.length);
  response.writeHead(result.status).end(body);
}
