import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { SECURITY_HEADERS } from '@/lib/security-headers';
import { getSingleton } from '@/lib/singleton';
import { isAppServer } from './app-server';

/** Two years. Without `preload`: leaving that list takes years, so the operator decides about it. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Returns the default security headers, with HSTS if the site uses https. */
export const getSecurityHeaders = (): Record<string, string> => ({
  ...SECURITY_HEADERS,
  ...(env().SITE_URL?.startsWith('https:') && { 'strict-transport-security': HSTS }),
});

/** The headers that matter for a file that a page loads. The others apply to documents only. */
const FILE_HEADERS = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'strict-transport-security',
];

const PLAIN_TEXT = 'text/plain; charset=utf-8';
const isRedirect = (status: unknown) => [301, 302, 303, 307, 308].includes(Number(status));
const isFileStatus = (status: unknown) => [200, 206, 304].includes(Number(status));

/** Returns true for files of the build and pictures. A page loads 30 of them: all headers on each would cost 6 KB. */
const isFileRequest = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
  url.startsWith('/_next/static/') || String(response.getHeader('content-type')).startsWith('image/');

/**
 * Adds the headers by which the language of a response is chosen to `Vary`, so that a browser that goes back shows no
 * copy in another language. Next.js replaces a value that the middleware sets.
 */
function addLanguageVary(response: ServerResponse): void {
  const vary = response.getHeader('vary');
  response.setHeader('vary', [vary ?? [], 'Accept-Language, Cookie'].flat().join(', '));
}

/**
 * Adds the security headers to every response of the site, including those that Next.js sends without calling our code.
 * They are added when the head is written, so that headers that a handler has set stay.
 */
export const addSecurityHeaders = (): void =>
  getSingleton('security-headers', () => {
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
        const added = isFileStatus(head[0]) && isFileRequest(request, response) ? headersOfFile : headers;
        for (const [name, value] of added) if (!response.hasHeader(name)) response.setHeader(name, value);
        // Next.js writes the address into the body of some redirects.
        if (isRedirect(head[0]) && !response.hasHeader('content-type')) response.setHeader('content-type', PLAIN_TEXT);
        if (response.hasHeader('content-language')) addLanguageVary(response);
        return writeHead(...head);
      };
    });
  });
