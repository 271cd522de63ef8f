/**
 * First view beside a bare Next.js page of the same version with the same picture, in the same run: a phone with a
 * 4 times slower processor on slow 4G, the latency of its taps, and the pages/s of a process. `npm run bench:web`
 * (needs Chromium; builds both). Compare ratios, not figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { QUIET_CHROMIUM } from '../support/chromium';
import { SERVER_SECRET } from '../support/mailbox-address';
import { startPostgres, whyNoPostgres } from '../support/postgres';
import { OPERATOR_ENV } from '../support/operator';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';
import { buildBareApp } from './web/bare-app';
import { firstPicture } from './web/first-picture';
import { viewFirst, type FirstView } from './web/first-view';
import { measureInteractions, type InteractionTimes } from './web/hands';
import { limitRun } from './web/limit-run';
import { median } from './web/median';
import { serve, type Served } from './web/serve';
import { formatWithRatio, printTable } from './web/table';
import { measureP99, measureThroughput } from './web/throughput';
import { viewAgain, viewWithoutLatency, type RepeatView } from './web/view-again';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SCREENS = ['/home', '/login', '/weather'] as const;
const PLACE = 'lat=37.498095&lon=127.02761';
const P99_PER_SECOND = 100;
const P99_SECONDS = 5;
/** Time limit of the whole run, in ms. */
const LIMIT_MS = (3 + ROUNDS) * 60_000;

const mediansOf = <T extends object>(rounds: T[]): T =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, median(rounds.map((round) => Number(round[key as keyof T])))]),
  ) as T;

/** Requests an address once: a new server loads its code with the first request. */
const warm = async (url: string) => (await fetch(url)).text();

async function compareViews(browser: Browser, ours: Served, bare: Served): Promise<void> {
  const pages = [bare.url, ...SCREENS.map((screen) => ours.url + screen)];
  const views = pages.map((): FirstView[] => []);
  for (const page of pages) await warm(page);
  // Alternate, so that other work on the machine affects all alike.
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, page] of pages.entries()) views[i]?.push(await viewFirst(browser, page));
  const [plain, ...screens] = views.map(mediansOf);
  if (!plain) throw new Error('nothing was measured');
  const rows: [string, keyof FirstView][] = [
    ['first contentful paint, ms', 'fcp'],
    ['largest contentful paint, ms', 'lcp'],
    ['the same with nothing over it, ms', 'visible'],
    ['total blocking, ms', 'tbt'],
    ['longest task after the first paint, ms', 'longestTask'],
    ['scripts, KB', 'scriptKb'],
    ['all bytes, KB', 'kb'],
  ];
  printTable(
    ['first visit', 'bare Next', ...SCREENS],
    [
      ...rows.map(([name, key]) => [
        name,
        plain[key].toFixed(0),
        ...screens.map((screen) => formatWithRatio(screen[key], plain[key])),
      ]),
      ['layout shift', ...[plain, ...screens].map(({ cls }) => cls.toFixed(3))],
    ],
  );
}

async function compareAgain(browser: Browser, ours: Served, bare: Served): Promise<void> {
  const openings: [string, () => Promise<RepeatView>][] = [
    ['bare page, no line in its way', () => viewWithoutLatency(browser, bare.url)],
    ['/home from the worker, slow 4G', () => viewAgain(browser, ours.url, '/home', false)],
    ['/home from the worker, no network', () => viewAgain(browser, ours.url, '/home', true)],
  ];
  const views = openings.map((): RepeatView[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, [, open]] of openings.entries()) views[i]?.push(await open());
  const medians = views.map(mediansOf);
  printTable(
    ['opened again', 'first paint, ms', 'largest paint, ms'],
    openings.map(([name], i) => [
      name,
      ...(['firstMs', 'largestMs'] as const).map((key) =>
        formatWithRatio(medians[i]?.[key] ?? 0, medians[0]?.[key] ?? 0),
      ),
    ]),
  );
}

async function compareHands(browser: Browser, ours: Served): Promise<void> {
  const rounds: InteractionTimes[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureInteractions(browser, ours.url));
  const { swipe, tab, bookmark, sheet } = mediansOf(rounds);
  printTable(
    ['interaction to next paint', 'swipe', 'tab', 'bookmark', 'prompt'],
    [['ms', ...[swipe, tab, bookmark, sheet].map((ms) => ms.toFixed(0))]],
  );
}

async function compareServing(ours: Served, bare: Served): Promise<void> {
  const addresses = [
    { name: 'bare page', of: bare, path: '/' },
    ...SCREENS.map((screen) => ({ name: screen, of: ours, path: screen })),
    { name: 'bare route handler', of: bare, path: '/trivial' },
    { name: 'weather answer', of: ours, path: `/api/v1/weather/position?${PLACE}` },
    { name: 'region answer', of: ours, path: `/api/v1/region?${PLACE}` },
    { name: 'outfit answer', of: ours, path: '/api/v1/outfit?latitude=37.498095&longitude=127.02761' },
  ];
  const served = await measureThroughput(addresses);
  const p99 = await measureP99(`${ours.url}/home`, P99_PER_SECOND, P99_SECONDS);
  printTable(
    ['one process', 'a second', 'ms of processor each'],
    [...served].map(([name, { perSecond, cpuMs }]) => [name, perSecond.toFixed(0), cpuMs.toFixed(2)]),
  );
  console.log(`/home at ${P99_PER_SECOND} a second: 99 of 100 within ${p99.toFixed(0)} ms\n`);
}

/** Measures the memory of a process after its first response, with its own PostgreSQL. */
async function measureMemoryOnPostgres(env: Record<string, string>): Promise<string> {
  if (whyNoPostgres()) return '-';
  const postgres = await startPostgres();
  try {
    const server = await serve('.', '/api/health', {
      ...env,
      DATABASE_URL: postgres.url,
      SITE_URL: 'http://localhost',
      ...OPERATOR_ENV,
      SESSION_SECRET: SERVER_SECRET,
      VAPID_PUBLIC_KEY: VAPID.publicKey,
      VAPID_PRIVATE_KEY: VAPID.privateKey,
      VAPID_SUBJECT: VAPID.subject,
    });
    const held = server.memoryMb();
    await server.stop();
    return held.toFixed(0);
  } finally {
    await postgres.stop();
  }
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun(LIMIT_MS);
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-bench-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const env = {
      DATA_DIR: data,
      WEATHER_SOURCE: 'recorded',
      LOG_LEVEL: 'error',
      TRUSTED_PROXY_HOPS: '1',
      API_SECRET: SERVER_SECRET,
    };
    const first = await serve('.', '/api/health', env);
    defer(first.stop);
    const bareApp = buildBareApp(await firstPicture(first));
    defer(bareApp.remove);
    await first.stop();
    const onPostgres = await measureMemoryOnPostgres(env);
    const bare = await serve(bareApp.folder, '/');
    defer(bare.stop);
    // The second start is warm: its database exists.
    const ours = await serve('.', '/api/health', env);
    defer(ours.stop);
    const chrome = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: QUIET_CHROMIUM });
    defer(() => chrome.close());
    const held = ours.memoryMb();
    await compareViews(chrome, ours, bare);
    await compareAgain(chrome, ours, bare);
    await compareHands(chrome, ours);
    await compareServing(ours, bare);
    printTable(
      ['process', 'until it answers, ms', 'memory then, MB', 'on PostgreSQL, MB', 'after load, MB'],
      [
        ['bare Next', bare.startMs.toFixed(0), '', '', bare.memoryMb().toFixed(0)],
        ['날옷', ours.startMs.toFixed(0), held.toFixed(0), onPostgres, ours.memoryMb().toFixed(0)],
      ],
    );
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
