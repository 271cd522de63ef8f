/**
 * Lighthouse's mobile performance of the screens beside a bare Next.js page, medians of three: `npm run bench:lighthouse`.
 * npx downloads Lighthouse once; it is no dependency of the project.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { QUIET_CHROMIUM } from '../support/chromium';
import { withCleanups } from './cleanups';
import { buildBareApp } from './web/bare-app';
import { firstPicture } from './web/first-picture';
import { limitRun } from './web/limit-run';
import { median } from './web/median';
import { serve } from './web/serve';
import { printTable } from './web/table';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SCREENS = ['/home', '/login', '/weather'];
const FLAGS = ['--headless=new', ...QUIET_CHROMIUM];
const REPORT_LIMIT_MS = 90_000;
/** Attempts per report, because a trace may lack its beginning (NO_NAVSTART). */
const ATTEMPTS = 3;
/** Time limit of the whole run, in ms. */
const LIMIT_MS = 5 * 60_000;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

/** Returns the path of Lighthouse in npx's cache, looked up once because npx takes seconds each time. */
function findLighthouse(): string {
  const given = ['--yes', `--package=${LIGHTHOUSE}`, '--', 'which', 'lighthouse'];
  return execFileSync('npx', given, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
}

async function report(lighthouse: string, url: string): Promise<Report> {
  const options = ['--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${FLAGS.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
  const limits = { timeout: REPORT_LIMIT_MS, maxBuffer: 64 * 1_024 * 1_024 };
  for (let attempt = 1; ; attempt++) {
    try {
      const { stdout } = await promisify(execFile)(lighthouse, [url, ...options], { env, ...limits });
      return JSON.parse(stdout) as Report;
    } catch (error) {
      // It prints the whole report; the error is the last line.
      const said = String((error as { stderr?: string }).stderr ?? error)
        .trim()
        .split('\n')
        .at(-1);
      if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed ${ATTEMPTS} times at ${url}: ${said}`);
      console.error(`Lighthouse failed at ${url} (${said}); asked again.`);
    }
  }
}

/** Returns a page's medians as a table row. */
function buildRow(name: string, reports: Report[]): string[] {
  const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const whole = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  return [
    name,
    median(reports.map(({ categories }) => categories.performance.score * 100)).toFixed(0),
    ...whole.map((audit) => of(audit).toFixed(0)),
    of('cumulative-layout-shift').toFixed(3),
  ];
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun(LIMIT_MS);
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-bench-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const ours = await serve('.', '/api/health', { DATA_DIR: data, WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'error' });
    defer(ours.stop);
    const bareApp = buildBareApp(await firstPicture(ours));
    defer(bareApp.remove);
    const bare = await serve(bareApp.folder, '/');
    defer(bare.stop);
    const lighthouse = findLighthouse();
    const pages = [['bare Next', bare.url], ...SCREENS.map((screen) => [screen, ours.url + screen])] as const;
    const reports = new Map(pages.map(([name]) => [name, [] as Report[]]));
    // Alternate, so that other work on the machine affects all alike.
    for (let round = 0; round < ROUNDS; round++)
      for (const [name = '', url = ''] of pages) reports.get(name)?.push(await report(lighthouse, url));
    printTable(
      ['Lighthouse, mobile', 'performance', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'],
      [...reports].map(([name = '', of]) => buildRow(name, of)),
    );
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
