import type { IncomingMessage, ServerResponse } from 'node:http';
import { bffLog, findRender, getRequestNetwork, RENDER_TOKEN_HEADER } from '@/lib/bff/for-edge';
import { metrics } from '@/lib/metrics/metrics';
import { getSingleton } from '@/lib/singleton';
import { interceptRequests, onAppServer } from './http/app-server';
import { countOpen, isOverloaded, refuseForNow } from './http/busy';
import { observePage } from './http/observe-page';
import { isCostlyCall } from './http/costly-call';
import { isPictureRequest, sendKnownPicture, servePicture } from './http/pictures';
import { removeDotSegments } from './http/remove-dot-segments';
import { isSharedCallRequest, serveSharedCall } from './http/shared-call';
import { parsePageVariant, type PageVariant } from './page-cache/page-variant';
import { createRenderPool, type RenderPool } from './page-cache/render-pool';
import { sendPage } from './page-cache/send-page';
import { getSharedPage, measureSharedPages } from './page-cache/shared-pages';
import { findBuiltFile, sendBuiltFile } from './static-files/built-files';

type Pass = () => void;

/** Paths that Next.js serves without rendering a page. A dot may also be part of the address of a screen. */
const UNRENDERED = /^\/(api|oauth|dev|_next)\/|^\/mcp(\?|$)|^\/(?!my\/|today\/|guide\/)[^?]*\.\w+(\?|$)/;
/** The operator's checks are answered in any case. */
const HEALTH = '/api/health';
/** Limit for holding a place, because a slow client may take minutes to receive a page. */
const MAX_HELD_MS = 2_000;

/** Pages that Next.js renders for one response each. */
const nextPages = () => getSingleton('next-pages', () => createRenderPool({ running: 4, waiting: 12, perNetwork: 12 }));

/** Calls that take as long as a render. A network that waits for a provider's weather leaves places to the others. */
const costlyCalls = () =>
  getSingleton('costly-calls', () =>
    createRenderPool({ running: 8, waiting: 96, perNetwork: 32, runningPerNetwork: 3 }),
  );

/** Resolves when a response is complete or aborted. */
const waitForEnd = (response: ServerResponse) =>
  new Promise<true>((resolve) => {
    const timer = setTimeout(() => resolve(true), MAX_HELD_MS).unref();
    response.once('close', () => (clearTimeout(timer), resolve(true)));
  });

/** Serves a request when the pool of its cost has a place for its network, else refuses it for now. */
async function admit(
  pool: RenderPool,
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => void | Promise<void>,
): Promise<void> {
  const isServed = await pool.run(getRequestNetwork(request), async () => {
    const end = waitForEnd(response);
    await handle();
    return end;
  });
  if (!isServed) refuse(request, response);
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  metrics().rendersRefused.inc();
  refuseForNow(request, response);
}

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
  const handleCall = () => (isRead && isSharedCallRequest(request) ? serveSharedCall(request, response) : pass());
  if (isCostlyCall(request)) return admit(costlyCalls(), request, response, handleCall);
  if (UNRENDERED.test(url)) return handleCall();
  observePage(request, response);
  return admit(nextPages(), request, response, pass);
}

/** Reports the size of the page cache when the metrics are read. */
function collectPageMetrics(): void {
  const { pages, bytes, renders } = measureSharedPages();
  metrics().pageCacheEntries.set(pages);
  metrics().pageCacheBytes.set(bytes);
  metrics().renders.set(renders + nextPages().count());
}

/**
 * Serves shared calls, shared pages and files of builds in front of the routing of Next.js, and limits the pages that
 * Next.js renders. All other requests are passed to Next.js unchanged.
 */
export function installEdge(): void {
  metrics().collectors.add(collectPageMetrics);
  onAppServer('edge', (server) =>
    interceptRequests(server, (request, response, pass) => {
      serve(request, response, pass).catch((err: unknown) => {
        const isSent = response.headersSent;
        const follows = isSent ? 'the connection is closed' : 'Next.js serves the request instead';
        bffLog().error({ err, method: request.method }, `edge: a request failed; ${follows}`);
        if (isSent) response.destroy();
        else pass();
      });
    }),
  );
}
