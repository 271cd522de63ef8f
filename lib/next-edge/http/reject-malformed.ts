import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { bffLog, chooseRequestLanguage, getSecurityHeaders } from '@/lib/bff/for-edge';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import { interceptRequests, onAppServer } from './app-server';

const READ_METHODS = ['GET', 'HEAD'];
const ALL_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Returns the methods that a path may accept. For calls the gateway decides; screens and files are read-only. */
const getAllowedMethods = (address: string): string[] =>
  /^\/(api|oauth)\/|^\/mcp(\?|$)/.test(address) ? ALL_METHODS : READ_METHODS;

/** Returns true if the path is valid percent-encoded UTF-8. */
function hasDecodablePath(address: string): boolean {
  try {
    return decodeURIComponent(address.split('?', 1)[0] ?? '').startsWith('/');
  } catch {
    return false;
  }
}

/** The scaling of pictures of Next.js, which no page uses. With an invalid state of the router it returns 500. */
const UNUSED = /^\/_next\/+image\/?(\?|$)/;

/** Returns the error of a request for which Next.js would return 500, or null. */
function findError({ method = '', url = '' }: IncomingMessage): ApiError | null {
  if (!hasDecodablePath(url)) return new ApiError('INVALID_INPUT');
  if (UNUSED.test(url)) return new ApiError('NOT_FOUND');
  return getAllowedMethods(url).includes(method) ? null : new ApiError('METHOD_NOT_ALLOWED');
}

const createHeaders = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
  [REQUEST_ID_HEADER]: requestId,
});

function reject(error: ApiError, { method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID();
  const { code, status } = error;
  if (code === 'METHOD_NOT_ALLOWED') response.setHeader('allow', getAllowedMethods(url).join(', '));
  const language = chooseRequestLanguage({ url, cookie: headers.cookie, accepted: headers['accept-language'] });
  const texts = getMessages(language);
  response.writeHead(status, createHeaders(requestId)).end(JSON.stringify(error.toBody(texts, requestId)));
  bffLog().info({ requestId, call: 'none', method, status }, 'request');
}

/**
 * Closes a connection whose request Node.js cannot parse. Sends an error first, unless a response may already have been
 * started on the connection. A request that cannot be parsed names no language.
 */
function rejectUnparsed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const error = new ApiError(code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT');
  const { status } = error;
  const requestId = randomUUID();
  const body = JSON.stringify(error.toBody(getMessages(DEFAULT_LANGUAGE), requestId));
  const headers = { ...getSecurityHeaders(), ...createHeaders(requestId), 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  bffLog().info({ requestId, call: 'none', status }, 'request');
}

/** Returns typed errors for requests that Next.js cannot handle: unknown methods, undecodable paths, ranges, upgrades. */
export const rejectMalformed = (): void =>
  onAppServer('reject-malformed', (server) => {
    interceptRequests(server, (request, response, pass) => {
      const error = findError(request);
      if (error) return reject(error, request, response);
      // Next.js returns 500 for a range beyond the end of a file. No client of ours needs ranges, so they are ignored.
      delete request.headers.range;
      pass();
    });
    server.on('clientError', rejectUnparsed);
    // Next.js keeps a connection that requests a web socket open without a response or a timeout. Without a listener,
    // Node.js handles the request like any other.
    server.removeAllListeners('upgrade');
  });
