/**
 * The first look, beside a bare Next page of the same version with the same picture, in the same run: what a phone with a
 * 4 x slower processor on slow 4G sees, what its taps cost, and how many pages a process serves. `npm run bench:web`
 * (needs a Chromium; builds both). Ratios travel, figures do not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { SERVER_SECRET } from '../support/mailbox-address';
import { buildBareApp } from './web/bare-app';
import { firstPicture } from './web/first-picture';
import { viewFirst, type FirstView } from './web/first-view';
import { feelHands, type Hands } from './web/hands';
import { median } from './web/median';
import { serve, type Served } from './web/serve';
import { measureP99, measureThroughput } from './web/throughput';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SCREENS = ['/home', '/login', '/weather'] as const;
const PLACE = 'lat=37.498095&lon=127.02761';
const P99_PER_SECOND = 100;
const P99_SECONDS = 10;

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const mediansOf = <T extends object>(rounds: T[]): T =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, median(rounds.map((round) => Number(round[key as keyof T])))]),
  ) as T;

const line = (name: string, cells: (string | number)[]) =>
  console.log(name.padEnd(26) + cells.map((cell) => String(cell).padStart(16)).join(''));

const beside = (value: number, bare: number) => `${value.toFixed(0)} (${(value / bare).toFixed(2)} x)`;

async function compareViews(browser: Browser, ours: Served, bare: Served): Promise<void> {
  const pages = [bare.url, ...SCREENS.map((screen) => ours.url + screen)];
  const views = pages.map((): FirstView[] => []);
  // A server that has just started loads its code with the first request.
  for (const page of pages) await (await fetch(page)).text();
  // Turn by turn, so that other work on the machine disturbs all alike.
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, page] of pages.entries()) views[i]?.push(await viewFirst(browser, page));
  const [plain, ...screens] = views.map(mediansOf);
  if (!plain) throw new Error('nothing was measured');
  line('first visit', ['bare Next', ...SCREENS]);
  const rows: [string, keyof FirstView][] = [
    ['first contentful, ms', 'fcp'],
    ['largest contentful, ms', 'lcp'],
    ['  with nothing over it, ms', 'visible'],
    ['total blocking, ms', 'tbt'],
    ['scripts, KB', 'scriptKb'],
    ['all bytes, KB', 'kb'],
  ];
  for (const [name, key] of rows)
    line(name, [plain[key].toFixed(0), ...screens.map((screen) => beside(screen[key], plain[key]))]);
  line(
    'layout shift',
    [plain, ...screens].map(({ cls }) => cls.toFixed(3)),
  );
}

async function compareHands(browser: Browser, ours: Served): Promise<void> {
  const rounds: Hands[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await feelHands(browser, ours.url));
  console.log('\ninteraction to next paint, ms');
  for (const [name, ms] of Object.entries(mediansOf(rounds))) line(name, [ms.toFixed(0)]);
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
  console.log('');
  line('one process', ['a second', 'ms CPU each']);
  for (const [name, { perSecond, cpuMs }] of served) line(name, [perSecond.toFixed(0), cpuMs.toFixed(2)]);
  line('/home at 100 a second', [
    `p99 ${(await measureP99(`${ours.url}/home`, P99_PER_SECOND, P99_SECONDS)).toFixed(0)} ms`,
  ]);
}

async function main(): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-bench-'));
  const env = {
    DATA_DIR: data,
    WEATHER_SOURCE: 'recorded',
    LOG_LEVEL: 'error',
    TRUSTED_PROXY_HOPS: '1',
    API_SECRET: SERVER_SECRET,
  };
  const first = await serve('.', '/api/health', env);
  const bareApp = buildBareApp(await firstPicture(first));
  await first.stop();
  const bare = await serve(bareApp.folder, '/');
  // The second start is a warm one: its database is there.
  const ours = await serve('.', '/api/health', env);
  const chrome = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS });
  try {
    line('start', ['until it answers', 'memory, MB']);
    for (const [name, { startMs, memoryMb }] of Object.entries({ 'bare Next': bare, 날옷: ours }))
      line(name, [`${startMs.toFixed(0)} ms`, memoryMb().toFixed(0)]);
    console.log('');
    await compareViews(chrome, ours, bare);
    await compareHands(chrome, ours);
    await compareServing(ours, bare);
    line('memory after load, MB', [ours.memoryMb().toFixed(0)]);
  } finally {
    await chrome.close();
    await Promise.all([bare.stop(), ours.stop()]);
    bareApp.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
