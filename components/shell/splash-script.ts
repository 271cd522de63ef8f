/**
 * Runs behind the splash, before the first paint; the build minifies it (scripts/splash-script.mjs).
 *
 * On a device's first visit the splash covers the page until its main picture has loaded, or until the page is complete
 * if it has none, and for 2 s at most. Meanwhile the elements marked `own-frame` are laid out one per frame. The fonts
 * are requested after the picture; when they have loaded, the page switches to them part by part. So no single task lays
 * out the whole page. A tap or a key ends the splash. It is not shown to users who prefer reduced motion, after a reload,
 * on the target of a push's link, and on pages for search.
 *
 * On later visits the fonts apply at once, and the page tells the worker when it has painted, because the worker then
 * sends the rest of the page. For users with a day of their own, the placeholder shows the outfit of the last visit.
 */
import { BOX_VARIABLES } from '@/lib/client/outfit/box-variables';
import { LAST_OUTFIT_SLOT, OWN_OUTFITS_KEY } from '@/lib/client/outfit/last-outfit-slot';
import { SPLASH_COOKIE, SPLASH_COOKIE_MAX_AGE_S } from '@/lib/client/session/first-visit';
import type { OutfitList } from '@/lib/contract/outfit';
import type { WorkerCommand } from '@/lib/contract/worker';
import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';

const PAGE_PAINTED: WorkerCommand = 'page-painted';
const MAIN_PICTURE = 'img[fetchpriority=high]';
const INTERACTIONS = ['pointerdown', 'keydown'];
const MIN_PART_CHARS = 80;

const { dataset } = document.documentElement;
/** The parts of the page that switch to the fonts together, in the order of the page. */
const fontParts: HTMLElement[][] = [];

const showFonts = () => {
  dataset.fonts = 'on';
};

function reportPaint(): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    worker.postMessage(PAGE_PAINTED);
  }).observe({ type: 'paint', buffered: true });
}

function showLastOutfit(): void {
  const slot = document.getElementById(LAST_OUTFIT_SLOT) as HTMLImageElement | null;
  if (!slot && document.readyState === 'loading') requestAnimationFrame(showLastOutfit);
  try {
    const text = slot && (localStorage[OWN_OUTFITS_KEY] as string | undefined);
    if (!text) return;
    const { list } = JSON.parse(text) as { list: OutfitList };
    const { variants = [], frame } = list.fileMetadata[0]?.metadata ?? {};
    frame?.box.forEach((px, edge) => slot.style.setProperty(BOX_VARIABLES[edge] ?? '', String(px)));
    // Its address may have expired.
    slot.onerror = () => slot.removeAttribute('srcset');
    slot.srcset = variants.map(({ presignedUrl, width }) => `${presignedUrl} ${width}w`).join(', ');
  } catch {
    // Storage is blocked.
  }
}

function showNextPart(): void {
  const part = document.querySelector<HTMLElement>('.own-frame:not([data-shown])');
  if (part) part.dataset.shown = '';
  else if (document.readyState !== 'loading') {
    delete dataset.held;
    return;
  }
  requestAnimationFrame(showNextPart);
}

function loadFonts(): void {
  if ('held' in dataset) {
    setTimeout(loadFonts, 50);
    return;
  }
  const text = document.body.innerText;
  const limit = new Promise((resolve) => setTimeout(resolve, 4_000));
  const loads = ['300', '400'].map((weight) => document.fonts.load(`${weight} 16px Pretendard`, text));
  void Promise.race([limit, Promise.all(loads)]).then(switchFonts, showFonts);
}

function collectFontParts(element: HTMLElement): void {
  const chars = element.textContent.length;
  const children = element.children as HTMLCollectionOf<HTMLElement>;
  if (!chars || /^S(CRIPT|TYLE)$/.test(element.tagName)) return;
  if (chars >= MIN_PART_CHARS && children.length) {
    for (const child of children) collectFontParts(child);
    // A parent switches with the last of its children: the browser then looks for changes no deeper than that.
    const last = fontParts.at(-1);
    if (last) {
      last.push(element);
      return;
    }
  }
  fontParts.push([element]);
}

function switchNextPart(): void {
  const part = fontParts.shift();
  if (!part) return showFonts();
  for (const element of part) element.dataset.fonts = 'on';
  requestAnimationFrame(switchNextPart);
}

function switchFonts(): void {
  if (fontParts.length || dataset.fonts) return;
  collectFontParts(document.body);
  switchNextPart();
}

function endSplash(): void {
  delete dataset.splash;
  for (const type of INTERACTIONS) removeEventListener(type, fadeSplash, true);
}

function fadeSplash(): void {
  if (dataset.splash !== 'show') return;
  dataset.splash = 'leaving';
  setTimeout(endSplash, 130);
}

function uncover(): void {
  fadeSplash();
  requestAnimationFrame(() => setTimeout(loadFonts));
}

/** Waits for the main picture to be parsed. Without one, the second script of the body marks the end of the page. */
function findPicture(): void {
  if (document.querySelector(MAIN_PICTURE)) return;
  if (document.body.querySelectorAll('script').length > 1) uncover();
  else requestAnimationFrame(findPicture);
}

function uncoverAtPicture({ target }: Event): void {
  if ((target as Element).matches(MAIN_PICTURE)) uncover();
}

function startFirstVisit(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (
    !prefersReducedMotion &&
    navigation?.type !== 'reload' &&
    !/[?&]category=/.test(location.search) &&
    !/^\/(today|guide)\b/.test(location.pathname)
  ) {
    dataset.splash = 'show';
    dataset.held = '';
    showNextPart();
  }
  for (const type of INTERACTIONS) addEventListener(type, fadeSplash, true);
  for (const type of ['load', 'error']) document.addEventListener(type, uncoverAtPicture, true);
  findPicture();
  setTimeout(() => {
    endSplash();
    delete dataset.held;
    loadFonts();
  }, 2_750);
}

try {
  const isFirstVisit = !document.cookie.includes(`${SPLASH_COOKIE}=`);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SPLASH_COOKIE}=1; path=/; max-age=${SPLASH_COOKIE_MAX_AGE_S}; samesite=lax${secure}`;
  if (isFirstVisit) startFirstVisit();
  else {
    showFonts();
    reportPaint();
    if (document.cookie.includes(`${OWN_DAY_COOKIE}=1`)) requestAnimationFrame(showLastOutfit);
  }
} catch {
  showFonts();
  delete dataset.held;
}
