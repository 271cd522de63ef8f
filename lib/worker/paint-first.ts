import { DEFERRED_ATTRIBUTE, FIRST_PAINT_ID } from '@/lib/contract/worker';

/** A page that says nothing of its paint, in the background for one, gets the rest then. */
const LIMIT_MS = 500;

const EXPECT = `<link rel="expect" href="#${FIRST_PAINT_ID}" blocking="render">`;

/** Which windows wait for the rest of their page, by the client's id. */
const waiting = new Map<string, () => void>();

/** The page in this window has been painted: it gets the rest. */
export function sendRest(windowId: string): void {
  waiting.get(windowId)?.();
}

function waitForPaint(windowId: string): Promise<void> {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => sendRest(windowId), LIMIT_MS);
    waiting.set(windowId, () => {
      clearTimeout(timer);
      waiting.delete(windowId);
      resolve();
    });
  });
}

/**
 * The page in two parts: a window reads, lays out and paints the first look, says so, and gets the rest. In one piece, the
 * first paint waits for the layout of all of it and for its scripts' arrival. Nor is anything painted before the first
 * look is whole (`rel=expect`; other browsers paint as they read). A page without one is answered as it is, and so is
 * every page where browsers do not say which window it is for.
 */
export async function paintFirst(
  page: Response,
  windowId: string,
): Promise<{ answer: Response; painted: Promise<void> }> {
  const html = await page.clone().text();
  const marked = html.indexOf(`${DEFERRED_ATTRIBUTE}="`);
  if (marked < 0 || !windowId) return { answer: page, painted: Promise.resolve() };
  const rest = html.lastIndexOf('<', marked);
  const encoder = new TextEncoder();
  const painted = waitForPaint(windowId);
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(encoder.encode(html.slice(0, rest).replace('</head>', `${EXPECT}</head>`)));
      await painted;
      stream.enqueue(encoder.encode(html.slice(rest)));
      stream.close();
    },
    // A navigation that is left before its paint.
    cancel: () => sendRest(windowId),
  });
  const { status, statusText, headers } = page;
  return { answer: new Response(body, { status, statusText, headers }), painted };
}
