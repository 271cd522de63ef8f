// Lets `next build` begin while the fonts are cut: only the files of the browser need them, and they are built last.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY = 'app/fonts/ready';
const CHECK_MS = 50;
const LIMIT_MS = 5 * 60_000;

export const markFontsMissing = () => rmSync(READY, { force: true });

export function markFontsReady() {
  mkdirSync(dirname(READY), { recursive: true });
  writeFileSync(READY, '');
}

/** Waits until the fonts are cut. If that fails, scripts/build.mjs ends this process. Throws after five minutes. */
export async function waitForFonts() {
  for (const limitMs = Date.now() + LIMIT_MS; !existsSync(READY); await sleep(CHECK_MS))
    if (Date.now() > limitMs) throw new Error('The fonts were not cut within five minutes (scripts/font.mjs).');
}
