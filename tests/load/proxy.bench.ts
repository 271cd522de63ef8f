import { Agent, createServer, request as ask } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { freePort } from '../support/postgres';
import { startProxy } from '../support/stack';

/**
 * How much of a skewed mix the proxy of deploy/nginx.conf answers by itself within the five minutes for which weather is
 * fresh. Behind it stands a server that says of its answers what the app says of them, and nothing else: what is asked
 * about is the proxy. `npx tsx tests/load/proxy.bench.ts [visits]`; 42,000 where nothing is said, which is five minutes
 * of 140 visits a second.
 */
const VISITS = Number(process.argv[2] ?? 42_000);
const AT_ONCE = 24;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const SHARED = 'public, max-age=60, s-maxage=300, stale-while-revalidate=10, stale-if-error=3600';
const PICTURE = 'public, max-age=31536000, immutable';
const OUTFITS = 335;
const SHOWN = 3;

/** Draws numbers below a count, the k-th 1/k as often as the first. */
function skewed(count: number): () => number {
  const sums: number[] = [];
  for (let rank = 0, sum = 0; rank < count; rank++) sums.push((sum += 1 / (rank + 1)));
  return () => {
    const drawn = Math.random() * sums.at(-1)!;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const shares = new Map<string, { all: number; hits: number }>();

const hear = (kind: string, url: string) =>
  new Promise<void>((resolve, reject) => {
    const request = ask(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const share = shares.get(kind) ?? { all: 0, hits: 0 };
      shares.set(kind, share);
      share.all++;
      if (['HIT', 'STALE', 'UPDATING'].includes(String(response.headers['x-cache']))) share.hits++;
      response.on('error', reject).on('end', resolve).resume();
    });
    request.on('error', reject).end();
  });

async function main(): Promise<void> {
  const regions = loadRegions();
  const grid = Array.from({ length: 149 * 253 }, (_, at) => ({ nx: 1 + (at % 149), ny: 1 + Math.floor(at / 149) }));
  const cells = grid.filter((cell) => regions.findCell(cell)).length;
  let reached = 0;
  const origin = createServer(({ url = '' }, response) => {
    reached++;
    const isPicture = url.includes('outfit-picture');
    response.setHeader('cache-control', isPicture ? PICTURE : SHARED).setHeader('vary', 'Accept-Encoding');
    response.end('x'.repeat(isPicture ? 14_000 : 3_000));
  });
  await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
  const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-proxy-'));
  const port = await freePort();
  const behind = (origin.address() as AddressInfo).port;
  const end = await startProxy(home, port, [behind], behind);
  const url = `http://127.0.0.1:${port}/api/v1`;
  const [cell, outfit] = [skewed(cells), skewed(OUTFITS)];
  const startMs = performance.now();
  let left = VISITS;
  const visit = async () => {
    while (left-- > 0) {
      const place = cell();
      await hear('weather', `${url}/weather/position?lat=${place}&lon=127`);
      if (Math.random() < 0.3) await hear('weather', `${url}/weather/mid-terms?lat=${place}&lon=127`);
      const category = Math.random() < 0.7 ? 2 : 1 + Math.floor(Math.random() * 4);
      const gender = Math.random() < 0.5 ? 'FEMALE' : 'MALE';
      await hear('outfits', `${url}/outfit?latitude=${place}&longitude=127&event-type-id=${category}&gender=${gender}`);
      for (let shown = 0; shown < SHOWN; shown++)
        await hear('pictures', `${url}/outfit-picture/f-${outfit()}?v=aaaaaaaaaaaaaaaa&width=540`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  const seconds = (performance.now() - startMs) / 1_000;
  console.log(`${VISITS} visits to ${cells} cells in ${seconds.toFixed(0)} s; ${reached} requests reached the app`);
  let [all, hits] = [0, 0];
  for (const [kind, share] of shares) {
    console.log(
      `  ${kind}: ${share.all} asked, ${((100 * share.hits) / share.all).toFixed(1)} % answered by the proxy`,
    );
    [all, hits] = [all + share.all, hits + share.hits];
  }
  console.log(`  together ${((100 * hits) / all).toFixed(1)} %`);
  agent.destroy();
  await end();
  await new Promise((done) => origin.close(done));
  rmSync(home, { recursive: true, force: true });
}

void main();
