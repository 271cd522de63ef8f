import type { IncomingMessage, ServerResponse } from 'node:http';
import { isShared, serveAdmittedCall, type AdmitMiss } from '@/lib/bff/for-edge';
import { matchCalls } from '@/lib/contract/match-call';
import { toWebRequest } from './to-web-request';

const PREFIXES = ['/api/v1/', '/calendar/'];

/** Returns whether a call is requested that needs no routing of Next.js: a shared one, or a calendar that apps poll. */
export function isSharedCallRequest({ url = '' }: IncomingMessage): boolean {
  if (!PREFIXES.some((prefix) => url.startsWith(prefix))) return false;
  return matchCalls(url.split('?', 1)[0] ?? '').some(
    ({ call }) => call.method === 'GET' && (isShared(call) || call.responseKind === 'calendar'),
  );
}

/** Serves such a call through the gateway. */
export async function serveSharedCall(
  request: IncomingMessage,
  response: ServerResponse,
  admitMiss?: AdmitMiss,
): Promise<void> {
  const result = await serveAdmittedCall(toWebRequest(request), admitMiss);
  const body = Buffer.from(await result.arrayBuffer());
  response.setHeaders(result.headers);
  if (request.method !== 'HEAD' && result.status === 200) response.setHeader('content-length', body.length);
  response.writeHead(result.status).end(body);
}
