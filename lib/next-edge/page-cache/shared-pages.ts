import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bffLog } from '@/lib/bff/for-edge';
import { HOUR_MS } from '@/lib/contract/durations';
import { getAgeMs, isYoungerThan } from '@/lib/domain/age';
import { isConstantPath } from '@/lib/domain/search-pages/search-paths';
import { createSingleFlight } from '@/lib/single-flight';
import { getSingleton } from '@/lib/singleton';
import { isCrowded, isTooLateToRender } from '../http/busy';
import { createPageStore, type StoredPage } from './page-store';
import { formatVariant, hasLightVariant, toLightVariant, type PageVariant } from './page-variant';
import { renderPage, type Address, type RenderedPage } from './render-page';
import { createRenderPool } from './render-pool';

/** Also for a page whose calls fail, so that requests cannot cause a render each. */
const MIN_FRESH_MS = 1_000;
/**
 * Time after its freshness for which a page is served while it is rendered again. The browser requests newer data as soon
 * as the page has started.
 */
const STALE_MS = HOUR_MS;
/** Wait for a render, in ms, after which a request gets the light page if the process is crowded. */
const PATIENCE_MS = 100;
/** 12 % larger than the best compression, in 3 instead of 200 ms. */
const BROTLI_QUALITY = 5;

const compress = promisify(brotliCompress);

const pages = () => getSingleton('shared-pages', createPageStore);
const renders = () => getSingleton('shared-page-renders', createSingleFlight<StoredPage | null>);
/** Two at a time, because the weather of a page may have to be fetched first. Eight waiting ones take about 200 ms. */
export const renderPool = () =>
  getSingleton('render-pool', () => createRenderPool({ running: 2, waiting: 8, perNetwork: 6 }));
/**
 * Places of stale pages, which are served meanwhile. When the hour ends, all pages become stale. The most requested ones
 * find a place first.
 */
const renewalPool = () =>
  getSingleton('renewal-pool', () => createRenderPool({ running: 1, waiting: 1, perNetwork: 2 }));
/** Pause after a renewal as a multiple of its duration, so that renewals take a sixth of the time, and its limit. */
const [RENEWAL_PAUSE, MAX_PAUSE_MS] = [5, 1_000];

/**
 * Returns the time for which a page shows what is expected: until the hour ends, or until a response in it expires. A page
 * without data is constant.
 */
const countFreshMs = (
  { freshSeconds, isConstant }: { freshSeconds: number; isConstant: boolean },
  nowMs: number,
): number =>
  isConstant
    ? Number.MAX_SAFE_INTEGER
    : Math.max(MIN_FRESH_MS, Math.min(HOUR_MS - (nowMs % HOUR_MS), freshSeconds * 1_000));

async function toStored({ html, headers, freshSeconds }: RenderedPage, isConstant: boolean): Promise<StoredPage> {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const body = await compress(plain, { params });
  const renderedAtMs = Date.now();
  return {
    headers: { ...headers, etag },
    body,
    renderedAtMs,
    freshMs: countFreshMs({ freshSeconds, isConstant }, renderedAtMs),
  };
}

async function renderAndStore(
  key: string,
  variant: PageVariant,
  to: Address,
  network?: string,
): Promise<StoredPage | null> {
  const rendered = await renderPage(variant, to, network);
  if (!rendered) return null;
  const page = await toStored(rendered, variant.isLight || isConstantPath(variant.path));
  await pages().set(key, page);
  return page;
}

function logFailure(err: unknown): null {
  bffLog().warn({ err }, 'edge: rendering a shared page failed');
  return null;
}

/** Renders a page once for all that request it. Returns null if there is no time for it, or if the render fails. */
async function renderOnce(
  key: string,
  variant: PageVariant,
  to: Address,
  network?: string,
): Promise<StoredPage | null> {
  if (!variant.isLight && isTooLateToRender()) return null;
  const render = () => renderAndStore(key, variant, to, network);
  return renders().run(key, () =>
    // There is one light page for each screen, and it must exist when the others are refused.
    (variant.isLight ? render() : renderPool().run(network, render)).catch(logFailure),
  );
}

/**
 * Waits for a render, but in a crowd only for a moment, so that the wait stays short however many renders are before it.
 * The render continues, for those who ask next. Returns null if it takes longer, is refused or fails.
 */
function waitForRender(render: Promise<StoredPage | null>, variant: PageVariant): Promise<StoredPage | null> {
  return isCrowded() && hasLightVariant(variant) ? Promise.race([render, sleep(PATIENCE_MS, null)]) : render;
}

/** Renders a stale page if no other renewal waits, and then holds its place for a while. */
async function renew(key: string, variant: PageVariant, to: Address, network?: string): Promise<void> {
  await renewalPool()
    .run(network, async () => {
      const startedMs = performance.now();
      await renderOnce(key, variant, to, network);
      await sleep(Math.min(MAX_PAUSE_MS, RENEWAL_PAUSE * (performance.now() - startedMs)));
    })
    .catch(logFailure);
}

export interface SharedPage {
  page: StoredPage;
  source: 'hit' | 'stale' | 'miss' | 'light';
}

/**
 * Returns a shared page: the cached one if it is fresh, or stale while it is rendered again; else it is rendered now. If
 * that is refused, fails or takes too long in a crowd, returns the light page of the screen. Returns null if that fails, too. `getNetwork` returns
 * the network of the request, to which the weather requests of a render are attributed.
 */
export async function getSharedPage(
  variant: PageVariant,
  to: Address,
  getNetwork: () => string | undefined,
): Promise<SharedPage | null> {
  const key = formatVariant(variant);
  const nowMs = Date.now();
  const cached = await pages().get(key);
  if (cached && isYoungerThan(cached.renderedAtMs, cached.freshMs, nowMs))
    return { page: cached, source: variant.isLight ? 'light' : 'hit' };
  if (cached && getAgeMs(cached.renderedAtMs, nowMs) < cached.freshMs + STALE_MS) {
    void renew(key, variant, to, getNetwork());
    return { page: cached, source: 'stale' };
  }
  const page = await waitForRender(renderOnce(key, variant, to, getNetwork()), variant);
  if (page) return { page, source: variant.isLight ? 'light' : 'miss' };
  return hasLightVariant(variant) ? getSharedPage(toLightVariant(variant), to, getNetwork) : null;
}

/** Returns the keys of the pages in memory, the last requested first. */
export const listRecentPages = (): string[] => pages().listRecent();

/** Returns the number of cached pages, their bytes in memory, and the renders that run or wait. */
export const measureSharedPages = () => ({ ...pages().measure(), renders: renderPool().count() });
