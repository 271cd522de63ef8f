import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { NON_PAGE_POLICY } from '@/lib/content-security-policy';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { isAppServer } from './app-server';

/** Two years. Without `preload`: a list in browsers takes years to leave, so that is the operator's to ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** What every answer says where it says nothing of its own: a page has its policy, the worker's file another. */
export const getSecurityHeaders = (): Record<string, string> => ({
  'content-security-policy': NON_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(env().SITE_URL?.startsWith('https:') && { 'strict-transport-security': HSTS }),
});

/** Of these, what browsers ask of a file that a page loads; the others say how a document is to be treated. */
const FILE_HEADERS = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'strict-transport-security',
];

const isFileStatus = (status: unknown) => [200, 206, 304].includes(Number(status));

/** A file of the build, or a picture. A page loads thirty of them, and on a slow line their heads weigh as much as one. */
const isFileRequest = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
  url.startsWith('/_next/static/') || String(response.getHeader('content-type')).startsWith('image/');

/**
 * Has every answer of the site say how browsers are to treat it, those too that the framework makes before any code
 * of ours. They are added when its head is written: by then whoever answers has said what is its own.
 */
export const addSecurityHeaders = (): void =>
  getSingleton('secure-answers', () => {
    const headers = Object.entries(getSecurityHeaders());
    const headersOfFile = headers.filter(([name]) => FILE_HEADERS.includes(name));
    subscribe('http.server.request.start', (message) => {
      const { request, response, server } = message as {
        request: IncomingMessage;
        response: ServerResponse;
        server: Server;
      };
      if (!isAppServer(server)) return;
      const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
      response.writeHead = (...head: unknown[]) => {
        const own = isFileStatus(head[0]) && isFileRequest(request, response) ? headersOfFile : headers;
        for (const [name, value] of own) if (!response.hasHeader(name)) response.setHeader(name, value);
        return writeHead(...head);
      };
    });
  });
