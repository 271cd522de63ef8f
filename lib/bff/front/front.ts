import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { onGlobal } from '@/lib/on-global';
import { answerAtDoor, isSharedCall } from './answer-at-door';
import { DRAWING_HEADER, isDrawing, networkOfRequest } from '../cache/drawing';
import { isFrameworks } from '../serving/frameworks-server';
import { sendPage } from './send-page';
import { pageWish } from './page-wish';
import { sharedPage } from './shared-pages';

/** Answers what is the same for many without the framework; false where it is the framework's. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isDrawing(request.headers[DRAWING_HEADER])) return false;
  if (isSharedCall(request)) return answerAtDoor(request, response).then(() => true);
  const wish = pageWish(request);
  const { localAddress: host, localPort: port } = request.socket;
  const page = wish && host && port ? await sharedPage(wish, { host, port }, () => networkOfRequest(request)) : null;
  if (page) sendPage(page, request, response);
  return page !== null;
}

/** Stands before a server's own listener. What goes wrong here is the framework's to answer. */
function standBefore(server: Server): void {
  const behind = server.listeners('request') as RequestListener[];
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    behind.forEach((listener) => listener.call(server, request, response));
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).then(
      (answered) => answered || pass(request, response),
      () => (response.headersSent ? response.destroy() : pass(request, response)),
    );
  });
}

/**
 * Answers the shared calls, and the pages that are the same for everyone, before the framework's routing. Its server
 * shows itself with the first request, and is the same as before for everything else.
 */
export const standInFront = (): void =>
  onGlobal('front', () => {
    const known = new WeakSet<Server>();
    subscribe('http.server.request.start', (message) => {
      const { server } = message as { server: Server };
      if (known.has(server)) return;
      known.add(server);
      if (isFrameworks(server)) standBefore(server);
    });
  });
