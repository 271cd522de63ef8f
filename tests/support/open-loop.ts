import { setTimeout as delay } from 'node:timers/promises';

/** Latency in ms. */
export interface Latency {
  p50: number;
  p99: number;
}

const getPercentile = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

/**
 * Sends requests of each kind at a constant rate that does not wait for responses, and measures their latency from the
 * time at which each was due, so that a blocked event loop counts. The kinds take turns, half an interval apart.
 */
export async function measureBeside<Kind extends string>(
  kinds: Record<Kind, (index: number) => Promise<unknown>>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Record<Kind, Latency>> {
  const names = Object.keys(kinds) as Kind[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Kind, number[]>;
  const sent: Promise<void>[] = [];
  const beganMs = performance.now();
  const gapMs = 1_000 / perSecond / names.length;
  for (let count = 0; count < perSecond * seconds * names.length; count++) {
    const dueMs = beganMs + count * gapMs;
    if (dueMs > performance.now()) await delay(dueMs - performance.now());
    const name = names[count % names.length]!;
    const request = kinds[name](Math.floor(count / names.length));
    sent.push(request.then(() => void times[name].push(performance.now() - dueMs)));
  }
  await Promise.all(sent);
  return Object.fromEntries(
    names.map((name) => {
      const sorted = times[name].sort((a, b) => a - b);
      return [name, { p50: getPercentile(sorted, 0.5), p99: getPercentile(sorted, 0.99) }];
    }),
  ) as Record<Kind, Latency>;
}
