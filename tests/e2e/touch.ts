import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 8;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/**
 * A finger on the glass: down, along a line and up, as the browser itself takes it, with its own rules about scrolling
 * and going back. The time it takes is told to the browser, so that a busy machine makes no flick slow.
 */
export async function swipe(page: Page, from: Point, by: Partial<Point>, overMs = 600): Promise<void> {
  const session = await sessionOf(page);
  const startS = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startS + (part * overMs) / 1_000,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part, id: 1 }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', step / STEPS);
  await send('touchEnd', 1);
}
