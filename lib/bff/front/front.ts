import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAtDoor, isSharedCall } from './answer-at-door';
import { builtFile, sendBuiltFile } from './built-files';
import { DRAWING_HEADER, isDrawing, networkOfRequest } from '../cache/drawing';
import { standBefore, withFrameworksServer } from '../serving/frameworks-server';
import { sendKept } from './send-kept';
import { sendPage } from './send-page';
import { pageWish } from './page-wish';
import { sharedPage } from './shared-pages';

/** Answers what is the same for many without the framework; false where it is the framework's. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (isDrawing(request.headers[DRAWING_HEADER])) return false;
  const file = builtFile(request);
  if (file) return (sendBuiltFile(file, request, response), true);
  if (sendKept(request, response)) return true;
  if (isSharedCall(request)) return answerAtDoor(request, response).then(() => true);
  const wish = pageWish(request);
  const { localAddress: host, localPort: port } = request.socket;
  const page = wish && host && port ? await sharedPage(wish, { host, port }, () => networkOfRequest(request)) : null;
  if (page) sendPage(page, request, response);
  return page !== null;
}

/**
 * Answers the shared calls, and the pages that are the same for everyone, before the framework's routing. Its server
 * shows itself with the first request, and is the same as before for everything else; what goes wrong here is the
 * framework's to answer.
 */
export const standInFront = (): void =>
  withFrameworksServer('front', (server) =>
    standBefore(server, (request, response, pass) => {
      answer(request, response).then(
        (answered) => answered || pass(),
        () => (response.headersSent ? response.destroy() : pass()),
      );
    }),
  );
