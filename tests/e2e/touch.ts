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
 * Sends a touch gesture through the browser's input pipeline: down, along a line, up. The browser's own rules for scrolling
 * and back navigation apply. Timestamps are explicit, so that a busy machine does not slow down a flick.
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
