// Lets `next build` begin while the fonts are cut: only the files of the browser need them, and they are built last.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY = 'app/fonts/ready';
const CHECK_MS = 50;

export const markFontsMissing = () => rmSync(READY, { force: true });

export function markFontsReady() {
  mkdirSync(dirname(READY), { recursive: true });
  writeFileSync(READY, '');
}

/** Waits until the fonts are cut. If that fails, scripts/build.mjs ends this process. */
export async function waitForFonts() {
  while (!existsSync(READY)) await sleep(CHECK_MS);
}
