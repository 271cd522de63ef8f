import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { bffLog, getSecurityHeaders } from '@/lib/bff/for-edge';
import { interceptRequests, onAppServer } from './app-server';

const READ_METHODS = ['GET', 'HEAD'];
const ALL_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Screens and files are only read; which call takes which other method, its door says. */
const getAllowedMethods = (address: string): string[] =>
  /^\/(api|oauth)\//.test(address) ? ALL_METHODS : READ_METHODS;

/** A path whose percent signs stand for text. */
function hasDecodablePath(address: string): boolean {
  try {
    return decodeURIComponent(address.split('?', 1)[0] ?? '').startsWith('/');
  } catch {
    return false;
  }
}

/** What is wrong with a request that the framework would answer with a fault of its own; null: nothing. */
function findError({ method = '', url = '' }: IncomingMessage): ApiError | null {
  if (!hasDecodablePath(url)) return new ApiError('INVALID_INPUT');
  return getAllowedMethods(url).includes(method) ? null : new ApiError('METHOD_NOT_ALLOWED');
}

const createHeaders = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
  [REQUEST_ID_HEADER]: requestId,
});

function reject(error: ApiError, { method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID();
  const { code, status } = error;
  if (code === 'METHOD_NOT_ALLOWED') response.setHeader('allow', getAllowedMethods(url).join(', '));
  response.writeHead(status, createHeaders(requestId)).end(JSON.stringify(error.toBody(requestId)));
  bffLog().info({ requestId, call: 'none', method, status }, 'request');
}

/**
 * What Node itself cannot parse: nothing that follows can be relied on, so the connection ends. Where another answer may
 * be on its way over it, nothing is said in the middle of that.
 */
function rejectUnparsed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const error = new ApiError(code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT');
  const { status } = error;
  const requestId = randomUUID();
  const body = JSON.stringify(error.toBody(requestId));
  const headers = { ...getSecurityHeaders(), ...createHeaders(requestId), 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  bffLog().info({ requestId, call: 'none', status }, 'request');
}

/**
 * Has what the framework would answer with 500 (methods and paths that it cannot read) answered before it, typed. Its
 * server is known from the first request on, which is already refused where it has to be.
 */
export const rejectMalformed = (): void =>
  onAppServer('reject-malformed', (server) => {
    interceptRequests(server, (request, response, pass) => {
      const error = findError(request);
      if (error) return reject(error, request, response);
      // A part of a file that it does not have would be a fault of the framework's, too; none of ours is asked for in parts.
      delete request.headers.range;
      pass();
    });
    server.on('clientError', rejectUnparsed);
    // Asked for a web socket, which there is none of, the framework holds a connection for as long as whoever asks likes,
    // without an answer or a limit. With nobody there to take it over, the request is one like any other.
    server.removeAllListeners('upgrade');
  });
