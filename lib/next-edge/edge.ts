import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestNetwork, isRenderToken, RENDER_TOKEN_HEADER } from '@/lib/bff/for-edge';
import { interceptRequests, onAppServer } from './http/app-server';
import { isSharedCallRequest, serveSharedCall } from './http/shared-call';
import { parsePageVariant } from './page-cache/page-variant';
import { sendPage } from './page-cache/send-page';
import { getSharedPage } from './page-cache/shared-pages';
import { findBuiltFile, sendBuiltFile } from './static-files/built-files';
import { servePreviousFile } from './static-files/serve-previous-file';

/** Serves a request for a file of a build, a shared call or a shared page. Returns false if Next.js must serve it. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isRenderToken(request.headers[RENDER_TOKEN_HEADER])) return false;
  const file = findBuiltFile(request);
  if (file) return (sendBuiltFile(file, request, response), true);
  if (servePreviousFile(request, response)) return true;
  if (isSharedCallRequest(request)) return serveSharedCall(request, response).then(() => true);
  const variant = parsePageVariant(request);
  const { localAddress: host, localPort: port } = request.socket;
  const page =
    variant && host && port ? await getSharedPage(variant, { host, port }, () => getRequestNetwork(request)) : null;
  if (page) sendPage(page, request, response);
  return page !== null;
}

/**
 * Serves shared calls, shared pages and files of builds in front of the routing of Next.js. All other requests, and those
 * that fail here, are passed to Next.js unchanged.
 */
export const installEdge = (): void =>
  onAppServer('edge', (server) =>
    interceptRequests(server, (request, response, pass) => {
      serve(request, response).then(
        (isServed) => isServed || pass(),
        () => (response.headersSent ? response.destroy() : pass()),
      );
    }),
  );
