import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestNetwork, isRenderToken, RENDER_TOKEN_HEADER } from '@/lib/bff/for-edge';
import { interceptRequests, onAppServer } from './http/app-server';
import { isSharedCallRequest, serveSharedCall } from './http/shared-call';
import { parsePageVariant } from './page-cache/page-variant';
import { sendPage } from './page-cache/send-page';
import { getSharedPage } from './page-cache/shared-pages';
import { findBuiltFile, sendBuiltFile } from './static-files/built-files';
import { servePreviousFile } from './static-files/serve-previous-file';

/** Answers what is the same for many without the framework; false where it is the framework's. */
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
 * Answers the shared calls, and the pages that are the same for everyone, before the framework's routing. Its server
 * shows itself with the first request, and is the same as before for everything else; what goes wrong here is the
 * framework's to answer.
 */
export const installEdge = (): void =>
  onAppServer('edge', (server) =>
    interceptRequests(server, (request, response, pass) => {
      serve(request, response).then(
        (answered) => answered || pass(),
        () => (response.headersSent ? response.destroy() : pass()),
      );
    }),
  );
