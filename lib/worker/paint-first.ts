import { DEFERRED_ATTRIBUTE, FIRST_PAINT_ID } from '@/lib/contract/worker';

/** Time after which the rest is sent if the page does not report its paint, for example in a background tab. */
const LIMIT_MS = 500;

const EXPECT = `<link rel="expect" href="#${FIRST_PAINT_ID}" blocking="render">`;

const waiting = new Map<string, () => void>();

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
 * Splits a page into two parts, so that the first paint does not wait for the layout and the scripts of the whole page.
 * The window parses and paints the first look, reports that, and then gets the rest. In browsers with `rel=expect`
 * nothing is painted before the first look is complete. Returns the page unchanged if it has no first look, or if the
 * browser does not tell the window's id.
 * @returns the response, and a promise that resolves when the page is painted.
 */
export async function paintFirst(
  page: Response,
  windowId: string,
): Promise<{ response: Response; painted: Promise<void> }> {
  const html = await page.clone().text();
  const marked = html.indexOf(`${DEFERRED_ATTRIBUTE}="`);
  if (marked < 0 || !windowId) return { response: page, painted: Promise.resolve() };
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
    // The navigation was aborted before the paint.
    cancel: () => sendRest(windowId),
  });
  const { status, statusText, headers } = page;
  return { response: new Response(body, { status, statusText, headers }), painted };
}
