import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formatSharedCacheControl } from '@/lib/bff/gateway/cache-control';
import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { HOUR_MS, HOUR_S } from '@/lib/contract/durations';
import { getOutfits } from '@/lib/contract/outfit';
import { RESPONSE_FRESH_S } from '@/lib/contract/weather-freshness';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { freePort } from '../support/postgres';
import { startProxy } from '../support/stack';
import { withCleanups } from './cleanups';
import { createSampler, type Sampler } from './sampler';

/**
 * Share of a skewed mix that nginx with deploy/nginx.conf serves from its cache in an hour that starts empty.
 * Behind it is a server that sends the app's cache headers without bodies, because only the proxy is measured.
 * `npx tsx tests/load/proxy.bench.ts [visits/s] [speed-up] [share of cells]`, defaults 140, 9 and 10:
 * an hour takes 400 s, and all times in the responses are shortened accordingly; one tenth of the cells is requested,
 * each as often as it would be among all. Requests use HEAD, which the proxy caches likewise.
 */
const [perSecond = 140, faster = 9, oneOf = 10] = process.argv.slice(2).map(Number);
const CONNECTIONS = 32;
/** nginx closes a connection after a thousand requests. */
const MAX_REQUESTS_PER_CONNECTION = 1_000;
/** Visits per batch, each with at most seven requests. */
const MAX_VISITS_PER_BATCH = 20;
const MOST_AT_ONCE = 7 * MAX_VISITS_PER_BATCH;
const TICK_MS = 50;
const PICTURE = 'public, max-age=31536000, immutable';
/** Maximum age of the host's weather, in ms. */
const MAX_AGE_S = 600;

const kinds = ['weather', 'outfits', 'pictures'] as const;
type Kind = (typeof kinds)[number];
interface Question {
  kind: Kind;
  address: string;
}

/** Returns the cache headers of a shared response at a moment of the hour, with shortened times. */
function buildCacheHeaders(atMs: number): string {
  const freshSeconds = Math.min(RESPONSE_FRESH_S, HOUR_S - Math.floor(atMs / 1_000));
  const ageSeconds = Math.floor(Math.random() * MAX_AGE_S);
  const answer = { ageSeconds, lifetimeSeconds: ageSeconds + freshSeconds, freshSeconds, cacheState: 'miss' } as const;
  const said = formatSharedCacheControl(getOutfits, answer, atMs);
  return said.replace(/=(\d+)/g, (_, seconds: string) => `=${Math.max(1, Math.round(Number(seconds) / faster))}`);
}

const shares = new Map(kinds.map((kind) => [kind, { all: 0, hits: 0 }]));
let failed = 0;

function count({ kind }: Question, head: string): void {
  const share = shares.get(kind)!;
  share.all++;
  if (!head.startsWith('HTTP/1.1 200')) failed++;
  if (/\nX-Cache: (HIT|STALE|UPDATING)/i.test(head)) share.hits++;
}

/** A pipelined connection that sends requests and counts responses in order. */
function openPipeline(port: number) {
  const waiting: Question[] = [];
  let [sent, text] = [0, ''];
  function begin(): Socket {
    [sent, text] = [0, ''];
    return connect(port, '127.0.0.1')
      .setNoDelay()
      .on('data', (chunk) => {
        const heads = (text + chunk.toString('latin1')).split('\r\n\r\n');
        text = heads.pop() ?? '';
        for (const head of heads) count(waiting.shift()!, head);
      })
      .on('close', () => waiting.splice(0).forEach((question) => count(question, 'broken off')));
  }
  let socket = begin();
  return {
    waiting,
    ask(questions: Question[]) {
      if (questions.length === 0) return;
      if (sent + questions.length > MAX_REQUESTS_PER_CONNECTION) {
        socket.removeAllListeners('close').destroy();
        socket = begin();
      }
      sent += questions.length;
      waiting.push(...questions);
      socket.write(questions.map(({ address }) => `HEAD ${address} HTTP/1.1\r\nHost: nalot\r\n\r\n`).join(''));
    },
    /** True if it must close after the pending responses. */
    isFull: () => sent > MAX_REQUESTS_PER_CONNECTION - MOST_AT_ONCE && waiting.length > 0,
    close: () => socket.removeAllListeners('close').destroy(),
  };
}

const coin = () => (Math.random() < 0.5 ? 'FEMALE' : 'MALE');

/** Returns the requests of one visit, of a visitor or of a member whose app prefetches other categories. */
function visit(cell: Sampler<number>, outfit: Sampler<number>): Question[] {
  const [place, gender] = [cell.draw(), coin()];
  const list = (category: number): Question => ({
    kind: 'outfits',
    address: `/api/v1/outfit?latitude=${place}&longitude=127&event-type-id=${category}&gender=${gender}`,
  });
  const isMember = Math.random() < 0.5;
  const asked: Question[] = [{ kind: 'weather', address: `/api/v1/weather/position?lat=${place}&lon=127` }];
  if (Math.random() < 0.3) asked.push({ kind: 'weather', address: `/api/v1/weather/mid-terms?lat=${place}&lon=127` });
  asked.push(...(isMember ? CATEGORY_IDS : [CATEGORY_ID.daily]).map(list));
  asked.push({ kind: 'pictures', address: `/api/v1/outfit-picture/f-${outfit.draw()}?v=aaaaaaaaaaaaaaaa&width=540` });
  return asked;
}

const main = () =>
  withCleanups(async (defer) => {
    const regions = loadRegions();
    const grid = Array.from({ length: 149 * 253 }, (_, at) => ({ nx: 1 + (at % 149), ny: 1 + Math.floor(at / 149) }));
    const cells = grid.filter((cell) => regions.findCell(cell)).length;
    const countTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
    let [reached, startMs] = [0, Infinity];
    /** Progress of the hour, 0 to 1. */
    const atMs = () => Math.max(0, (performance.now() - startMs) * faster);
    const origin = createServer(({ url = '' }, response) => {
      reached++;
      const isPicture = url.includes('outfit-picture');
      response.setHeader('cache-control', isPicture ? PICTURE : buildCacheHeaders(Math.min(atMs(), HOUR_MS - 1_000)));
      response.setHeader('vary', 'Accept-Encoding').end('x'.repeat(isPicture ? 14_000 : 3_000));
    });
    await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
    defer(() => new Promise((done) => origin.close(done)));
    const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-proxy-'));
    defer(() => rmSync(home, { recursive: true, force: true }));
    const [port, behind] = [await freePort(), (origin.address() as AddressInfo).port];
    const end = await startProxy(home, { port, web: [behind] });
    defer(end);
    const lanes = Array.from({ length: CONNECTIONS }, () => openPipeline(port));
    defer(() => lanes.forEach((lane) => lane.close()));
    const [cell, outfit] = [createSampler(countTo(cells), oneOf), createSampler(countTo(OUTFITS.length))];
    reached = 0;
    startMs = performance.now();
    let visits = 0;
    for (; atMs() < HOUR_MS; await delay(TICK_MS)) {
      const free = lanes.filter((lane) => !lane.isFull());
      const due = Math.floor((atMs() / 1_000) * perSecond * cell.share) - visits;
      const each = Math.min(MAX_VISITS_PER_BATCH, Math.ceil(due / Math.max(1, free.length)));
      for (const lane of free) lane.ask(Array.from({ length: each }, () => visit(cell, outfit)).flat());
      visits += each * free.length;
    }
    while (lanes.some(({ waiting }) => waiting.length > 0)) await delay(TICK_MS);
    console.log(
      `${visits} visits to one of ${oneOf} of ${cells} cells in an hour (${(HOUR_S / faster).toFixed(0)} s here): ${reached} questions reached the app, ${failed} failed`,
    );
    for (const [kind, { all, hits }] of shares)
      console.log(`  ${kind}: ${all} asked, ${((100 * hits) / all).toFixed(1)} % answered by the proxy`);
  });

void main();
