/**
 * A morning of the nation on one web instance, beside a bare Next.js page of the same version in the same run: pages by
 * cell (popularity 1/k), gender, screen and push link, with people who have hours of their own, and with the calls and
 * pictures that their browsers request. `npm run bench:morning [cells:own share in %...]`, by default
 * `300:0 1500:0 4663:20`; MINUTES (15) of the last mix for the memory. Compare ratios, not figures.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_SECRET } from '../support/mailbox-address';
import { freePort, startPostgres } from '../support/postgres';
import { OPERATOR_ENV } from '../support/operator';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';
import { createSender, openConnections, sendAll, sendAtRate, sendEach, summarize } from './morning/send';
import { createVisits, listCalls, listPages, listPlaces, type Mix } from './morning/visits';
import { buildBareApp } from './web/bare-app';
import { firstPicture } from './web/first-picture';
import { limitRun } from './web/limit-run';
import { median } from './web/median';
import { serve, type Served } from './web/serve';
import { printTable } from './web/table';

const MINUTES = Number(process.env.MINUTES ?? 15);
const OVERLOAD_SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 120);
/** `max_conns` of deploy/nginx.conf: the proxy refuses what exceeds them. */
const OVERLOAD_CONNECTIONS = 250;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const FILL_LIMIT_MS = 10 * 60_000;
const SECONDS_AN_HOUR = 3_600;

const MIXES: Mix[] = (process.argv.length > 2 ? process.argv.slice(2) : ['300:0', '1500:0', '4663:20']).map((text) => {
  const [cells = 300, own = 0] = text.split(':').map(Number);
  return { cells, ownShare: own / 100 };
});

/** Starts the stand-in for the weather service. */
async function startHub() {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/load/morning/hub.mts', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return { url: `http://127.0.0.1:${port}`, close: () => child.kill() };
}

/** Waits until the instance has received the grids. */
async function waitForWeather(url: string): Promise<void> {
  const address = `${url}/api/v1/weather/position?lat=37.5&lon=127.03`;
  for (const limitMs = Date.now() + FILL_LIMIT_MS; Date.now() < limitMs; await sleep(1_000)) {
    const { source } = (await (await fetch(address)).json()) as {
      source: { pending: boolean; recorded: object | null };
    };
    if (!source.pending && source.recorded === null) return;
  }
  throw new Error('the grids did not arrive');
}

async function listPictures(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/outfit?latitude=37.5&longitude=127.03`);
  const { fileMetadata } = (await response.json()) as {
    fileMetadata: { metadata: { variants: { presignedUrl: string }[] } }[];
  };
  return fileMetadata.flatMap(({ metadata }) => metadata.variants.map(({ presignedUrl }) => presignedUrl));
}

interface Rate {
  perSecond: number;
  cpuMs: number;
  /** Statuses of failed requests, with their number. */
  failed: string;
}

/** Measures several loads in turns, so that other work on the machine affects all alike. */
async function measureInTurns(
  loads: { served: Served; run: () => Promise<{ count: number; failed: Map<number, number> }> }[],
): Promise<Rate[]> {
  const rounds = loads.map((): (Omit<Rate, 'failed'> & { failed: Map<number, number> })[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { served, run }] of loads.entries()) {
      const [beforeMs, startedMs] = [served.cpuMs(), performance.now()];
      const { count, failed } = await run();
      const seconds = (performance.now() - startedMs) / 1_000;
      rounds[i]?.push({ perSecond: count / seconds, cpuMs: (served.cpuMs() - beforeMs) / count, failed });
    }
  return rounds.map((each) => ({
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    cpuMs: median(each.map(({ cpuMs }) => cpuMs)),
    failed: each.flatMap(({ failed }) => [...failed].map(([status, count]) => `${status} (${count})`)).join(' ') || '0',
  }));
}

interface Servers {
  ours: Served;
  bare: Served;
  pictures: string[];
}

/** Measures one mix. Returns its visits and the pages/s. */
async function measureMix(mix: Mix, { ours, bare, pictures }: Servers) {
  const places = listPlaces(mix.cells);
  const visits = createVisits(places, mix, pictures);
  const [send, sendBare] = [createSender(ours.url), createSender(bare.url)];
  const pages = listPages(places, mix);
  const [cpuMs, startedMs] = [ours.cpuMs(), performance.now()];
  // The most popular ones last, because those are what the bounded caches hold after a while.
  const replies = await sendEach(send, pages.toReversed());
  const renderMs = (ours.cpuMs() - cpuMs) / pages.length;
  const warmSeconds = (performance.now() - startedMs) / 1_000;
  const failedRenders = replies.filter(({ status }) => status !== 200).length;
  const callsCpuMs = ours.cpuMs();
  const calls = listCalls(places);
  const failedCalls = (await sendEach(send, calls.toReversed())).filter(({ status }) => status !== 200).length;
  const callMs = (ours.cpuMs() - callsCpuMs) / calls.length;
  const barePage = { path: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } };
  const [bareRate, pageRate, visitRate, oneRate] = (await measureInTurns([
    { served: bare, run: () => sendAll(sendBare, () => [barePage], ROUND_SECONDS) },
    { served: ours, run: () => sendAll(send, () => [visits.drawPage()], ROUND_SECONDS) },
    { served: ours, run: () => sendAll(send, visits.drawVisit, ROUND_SECONDS) },
    { served: ours, run: () => sendAll(send, () => pages.slice(1, 2), ROUND_SECONDS) },
  ])) as [Rate, Rate, Rate, Rate];
  // Each page is rendered again once an hour, which a round does not contain.
  const renewal = (pages.length * renderMs) / 1_000 / SECONDS_AN_HOUR;
  const ratio = ({ perSecond }: Rate) => `${(perSecond / bareRate.perSecond).toFixed(2)} x`;
  printTable(
    [
      `${mix.cells} cells, ${mix.ownShare * 100} % own hours`,
      'a second',
      'beside a bare page',
      'ms of processor each',
      'not 200',
    ],
    [
      ['bare Next.js page', bareRate.perSecond.toFixed(0), '', bareRate.cpuMs.toFixed(2), bareRate.failed],
      ['one page only', oneRate.perSecond.toFixed(0), ratio(oneRate), oneRate.cpuMs.toFixed(2), oneRate.failed],
      ['pages', pageRate.perSecond.toFixed(0), ratio(pageRate), pageRate.cpuMs.toFixed(2), pageRate.failed],
      [
        'pages, less the hourly renders',
        (pageRate.perSecond * (1 - renewal)).toFixed(0),
        `${((pageRate.perSecond * (1 - renewal)) / bareRate.perSecond).toFixed(2)} x`,
        '',
        '',
      ],
      [
        'visits with calls and pictures',
        visitRate.perSecond.toFixed(0),
        ratio(visitRate),
        visitRate.cpuMs.toFixed(2),
        visitRate.failed,
      ],
    ],
  );
  console.log(
    `first request of each of ${pages.length} pages: ${renderMs.toFixed(1)} ms of processor, ${warmSeconds.toFixed(0)} s, ${failedRenders} failed; ` +
      `once an hour that is ${(renewal * 100).toFixed(1)} % of a core; first request of each of ${calls.length} calls: ` +
      `${callMs.toFixed(1)} ms, ${failedCalls} failed; ${ours.memoryMb().toFixed(0)} MB\n`,
  );
  return { visits, send, peak: pageRate.perSecond };
}

type MeasuredMix = Awaited<ReturnType<typeof measureMix>>;

async function measureLatency({ visits, peak }: MeasuredMix, url: string): Promise<void> {
  const send = createSender(url, 200);
  const { replies } = await sendAtRate(send, () => visits.drawPage(), Math.round(peak / 2), 30);
  const { p50, p99, refused, lost } = summarize(replies);
  console.log(
    `half of the peak, ${(peak / 2).toFixed(0)} pages/s for 30 s: half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms; ${refused} refused, ${lost} lost\n`,
  );
}

/** Measures visits/s and memory, once a minute, of an instance that serves the whole mix. Its responses expire meanwhile. */
async function measureMemory({ visits, send, peak }: MeasuredMix, ours: Served): Promise<void> {
  const megabytes = [ours.memoryMb()];
  const visitsPerSecond: number[] = [];
  for (let minute = 0; minute < MINUTES; minute++) {
    await sendAtRate(send, () => visits.drawVisit()[0]!, Math.round(peak / 4), 30);
    visitsPerSecond.push((await sendAll(send, visits.drawVisit, 30)).count / 30);
    megabytes.push(ours.memoryMb());
  }
  console.log(`memory over ${MINUTES} minutes of the mix, MB: ${megabytes.map((mb) => mb.toFixed(0)).join(' ')}`);
  console.log(`visits/s in each minute: ${visitsPerSecond.map((count) => count.toFixed(0)).join(' ')}\n`);
}

/** Sends three times the peak rate, half of it pages that are not cached, then half of the peak until it is normal. */
async function measureOverload({ visits, peak }: MeasuredMix, url: string): Promise<void> {
  const send = createSender(url, OVERLOAD_CONNECTIONS);
  const others = createVisits(listPlaces(4_663).reverse(), { cells: 4_663, ownShare: 0.2 }, ['/icons/icon-192.png']);
  const draw = () => (Math.random() < 0.5 ? others.drawPage() : visits.drawPage());
  await openConnections(send, () => visits.drawPage(), OVERLOAD_CONNECTIONS);
  const { replies, unsent } = await sendAtRate(
    send,
    draw,
    Math.round(peak * 3),
    OVERLOAD_SECONDS,
    OVERLOAD_CONNECTIONS,
  );
  const { served, refused, lost, p50, p99, refusedP99 } = summarize(replies);
  console.log(
    `three times the peak for ${OVERLOAD_SECONDS} s, half of it new pages: ${served} served (half within ${p50.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms), ` +
      `${refused} refused (99 of 100 within ${refusedP99.toFixed(0)} ms), ${lost} without a response, ${unsent} refused by the limit of connections`,
  );
  for (let second = 1; second <= 10; second++) {
    const after = summarize((await sendAtRate(send, () => visits.drawPage(), Math.round(peak / 2), 1)).replies);
    console.log(
      `second ${second} after it, half of the peak: 99 of 100 within ${after.p99.toFixed(0)} ms, ${after.refused} refused`,
    );
  }
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun((60 + MINUTES) * 60_000);
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-morning-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const hub = await startHub();
    defer(hub.close);
    const postgres = await startPostgres();
    defer(postgres.stop);
    const env = {
      ROLE: 'web',
      DATA_DIR: data,
      PAGE_CACHE_DIR: data,
      LOG_LEVEL: 'error',
      TRUSTED_PROXY_HOPS: '1',
      DATABASE_URL: postgres.url,
      SITE_URL: 'http://localhost',
      ...OPERATOR_ENV,
      API_SECRET: SERVER_SECRET,
      SESSION_SECRET: SERVER_SECRET,
      VAPID_PUBLIC_KEY: VAPID.publicKey,
      VAPID_PRIVATE_KEY: VAPID.privateKey,
      VAPID_SUBJECT: VAPID.subject,
      KMA_HUB_KEY: 'key-of-the-benchmark',
      KMA_HUB_BASE_URL: hub.url,
    };
    const ours = await serve('.', '/api/health/live', env);
    defer(ours.stop);
    await waitForWeather(ours.url);
    const bareApp = buildBareApp(await firstPicture(ours));
    defer(bareApp.remove);
    const bare = await serve(bareApp.folder, '/');
    defer(bare.stop);
    const servers = { ours, bare, pictures: await listPictures(ours.url) };
    let last: MeasuredMix | undefined;
    for (const mix of MIXES) last = await measureMix(mix, servers);
    if (!last) throw new Error('nothing was measured');
    await measureLatency(last, ours.url);
    await measureMemory(last, ours);
    await measureOverload(last, ours.url);
    console.log(`memory at the end: ${ours.memoryMb().toFixed(0)} MB`);
  });

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
