import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withCleanups } from '../load/cleanups';
import { freePort } from '../support/postgres';
import { FACTOR, startPrometheus, type Prometheus } from './prometheus';
import type { Rehearsal } from './rehearsal';
import { startSystem } from './system';
import { waitFor } from './wait-for';

const QUIET_LIMIT_MS = 60_000;
const DEFAULT_LIMIT_MS = 5 * 60_000;

/** Times of a rehearsal in s, as measured: the rules were faster by `FACTOR`. */
export interface RehearsalTimes {
  firedAfterS: number;
  resolvedAfterS: number;
}

const print = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Waits until every target has been scraped and the alert is inactive. */
const waitUntilQuiet = ({ query, getState }: Prometheus, name: string): Promise<number> =>
  waitFor(
    `quiet before ${name}`,
    async () => {
      const up = await query('up');
      return up.length > 0 && up.every((value) => value === 1) && (await getState(name)) === 'inactive';
    },
    QUIET_LIMIT_MS,
  );

/** Provokes an alert on a system of its own, waits until it fires, follows the runbook, and waits until it is resolved. */
export async function runRehearsal(name: string, rehearsal: Rehearsal): Promise<RehearsalTimes> {
  const { provoked, ended, limitMs = DEFAULT_LIMIT_MS, prepare } = rehearsal;
  const times: RehearsalTimes = { firedAfterS: 0, resolvedAfterS: 0 };
  await withCleanups(async (defer) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-rehearsal-'));
    defer(() => rmSync(folder, { recursive: true, force: true }));
    const blackboxAddress = `127.0.0.1:${await freePort()}`;
    const prometheus = await startPrometheus(folder, blackboxAddress);
    defer(prometheus.stop);
    print(`${name}: starting the system; windows and durations of the rules are divided by ${FACTOR}`);
    const { provoke, follow } = await prepare(await startSystem(prometheus, { folder, defer, blackboxAddress }));
    await waitUntilQuiet(prometheus, name);

    print(`provoking: ${provoked}`);
    const provokedMs = performance.now();
    await provoke();
    await waitFor(`${name} to fire`, async () => (await prometheus.getState(name)) === 'firing', limitMs);
    times.firedAfterS = (performance.now() - provokedMs) / 1_000;
    print(`fired after ${times.firedAfterS.toFixed(0)} s: ${(await prometheus.getSummaries(name)).join(' ')}`);

    print(`following the runbook: ${ended}`);
    const followedMs = performance.now();
    await follow();
    await waitFor(`${name} to be resolved`, async () => (await prometheus.getState(name)) === 'inactive', limitMs);
    times.resolvedAfterS = (performance.now() - followedMs) / 1_000;
    print(`resolved after ${times.resolvedAfterS.toFixed(0)} s`);
  });
  return times;
}
