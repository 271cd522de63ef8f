import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { atShare, median } from './median';
import type { Served } from './serve';

const CONNECTIONS = 16;
/** Turns are short, so that other work on the machine affects all alike. */
const ROUNDS = Number(process.env.TURNS ?? 5);
const ROUND_MS = 1_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends one request like a browser, reads the whole response and returns the duration in ms. */
const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const startedMs = performance.now();
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedMs);
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    request.once('error', (error) => (request.reusedSocket ? ask(url).then(resolve, reject) : reject(error)));
  });

async function load(url: string, durationMs: number): Promise<number> {
  let count = 0;
  const endMs = performance.now() + durationMs;
  const worker = async () => {
    for (; performance.now() < endMs; count++) await ask(url);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return count;
}

export interface Answering {
  perSecond: number;
  cpuMs: number;
}

/** Measures responses/s with all connections busy, and processor time per response, in turns. */
export async function measureThroughput(
  addresses: { name: string; of: Served; path: string }[],
): Promise<Map<string, Answering>> {
  const seen = new Map(addresses.map(({ name }) => [name, [] as Answering[]]));
  for (const { of, path } of addresses) await load(of.url + path, ROUND_MS);
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, of, path } of addresses) {
      const before = of.cpuMs();
      const count = await load(of.url + path, ROUND_MS);
      seen.get(name)?.push({ perSecond: (count * 1_000) / ROUND_MS, cpuMs: (of.cpuMs() - before) / count });
    }
  return new Map(
    [...seen].map(([name, rounds]) => [
      name,
      { perSecond: median(rounds.map((r) => r.perSecond)), cpuMs: median(rounds.map((r) => r.cpuMs)) },
    ]),
  );
}

/** Returns p99 in ms at a given number of requests/s. */
export async function measureP99(url: string, perSecond: number, seconds: number): Promise<number> {
  const took: Promise<number>[] = [];
  const startedMs = performance.now();
  for (let i = 0; i < perSecond * seconds; i++) {
    await sleep(Math.max(0, startedMs + (i * 1_000) / perSecond - performance.now()));
    took.push(ask(url));
  }
  return atShare(await Promise.all(took), 0.99);
}
