import type { IncomingMessage, ServerResponse } from 'node:http';
import { bffLog, findRender, getRequestNetwork, RENDER_TOKEN_HEADER } from '@/lib/bff/for-edge';
import { metrics } from '@/lib/metrics/metrics';
import { admitCostlyCall, admitMiss, admitPage, countPages, refuse } from './admission';
import { interceptRequests, onAppServer } from './http/app-server';
import { countOpen, isOverloaded } from './http/busy';
import { observePage } from './http/observe-page';
import { isCostlyCall } from './http/costly-call';
import { isPictureRequest, sendKnownPicture, servePicture } from './http/pictures';
import { removeDotSegments } from './http/remove-dot-segments';
import { isSharedCallRequest, serveSharedCall } from './http/shared-call';
import { parsePageVariant, type PageVariant } from './page-cache/page-variant';
import { warmPages } from './page-cache/recent-pages';
import { sendPage } from './page-cache/send-page';
import { getSharedPage, measureSharedPages } from './page-cache/shared-pages';
import { findBuiltFile, sendBuiltFile } from './static-files/built-files';

type Pass = () => void;

/** Paths that Next.js serves without rendering a page. A dot may also be part of the address of a screen. */
const UNRENDERED = /^\/(api|oauth|dev|_next)\/|^\/mcp(\?|$)|^\/(?!my\/|today\/|guide\/)[^?]*\.\w+(\?|$)/;
/** The operator's checks are answered in any case. */
const HEALTH = '/api/health';

async function serveSharedPage(
  variant: PageVariant,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const setSource = observePage(request, response);
  const { localAddress: host = '', localPort: port = 0 } = request.socket;
  const found = await getSharedPage(variant, { host, port }, () => getRequestNetwork(request));
  if (!found) return refuse(request, response);
  setSource(found.source === 'miss' ? 'render' : 'cache');
  metrics().pageCache.inc({ result: found.source });
  await sendPage(found.page, request, response);
}

/** Serves a request, or passes it to Next.js. */
async function serve(request: IncomingMessage, response: ServerResponse, pass: Pass): Promise<void> {
  removeDotSegments(request);
  const { method, url = '', headers } = request;
  // Renders of the page cache have a place in its pool already.
  if (findRender(headers[RENDER_TOKEN_HEADER]) || url.startsWith(HEALTH)) return pass();
  countOpen(response);
  const isRead = method === 'GET' || method === 'HEAD';
  const file = isRead && findBuiltFile(request);
  if (file) return sendBuiltFile(file, request, response);
  const variant = isRead ? parsePageVariant(request) : null;
  if (variant) return serveSharedPage(variant, request, response);
  const isPicture = isRead && isPictureRequest(request);
  if (isPicture && sendKnownPicture(request, response)) return;
  if (isOverloaded()) return refuse(request, response);
  if (isPicture) return servePicture(request, response);
  const handleCall = () =>
    isRead && isSharedCallRequest(request) ? serveSharedCall(request, response, admitMiss(request)) : pass();
  if (isCostlyCall(request)) return admitCostlyCall(request, response, handleCall);
  if (UNRENDERED.test(url)) return handleCall();
  observePage(request, response);
  return admitPage(request, response, pass);
}

/** Reports the size of the page cache when the metrics are read. */
function collectPageMetrics(): void {
  const { pages, bytes, renders } = measureSharedPages();
  metrics().pageCacheEntries.set(pages);
  metrics().pageCacheBytes.set(bytes);
  metrics().renders.set(renders + countPages());
}

/**
 * Serves shared calls, shared pages and files of builds in front of the routing of Next.js, and limits the pages that
 * Next.js renders. All other requests are passed to Next.js unchanged.
 */
export function installEdge(): void {
  metrics().collectors.add(collectPageMetrics);
  onAppServer('edge', (server) => {
    interceptRequests(server, (request, response, pass) => {
      serve(request, response, pass).catch((err: unknown) => {
        const isSent = response.headersSent;
        const follows = isSent ? 'the connection is closed' : 'Next.js serves the request instead';
        bffLog().error({ err, method: request.method }, `edge: a request failed; ${follows}`);
        if (isSent) response.destroy();
        else pass();
      });
    });
    void warmPages(server);
  });
}
