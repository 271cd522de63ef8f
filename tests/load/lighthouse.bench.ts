/**
 * Lighthouse's mobile performance of the screens beside a bare Next page, medians of three: `npm run bench:lighthouse`.
 * It brings Lighthouse by npx, which needs the package registry once; it is no dependency of the project.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBareApp } from './web/bare-app';
import { firstPicture } from './web/first-picture';
import { median } from './web/median';
import { serve } from './web/serve';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'];

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

function report(url: string): Report {
  const options = ['--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${FLAGS.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
  const text = execFileSync('npx', ['--yes', LIGHTHOUSE, url, ...options], { env, maxBuffer: 64 * 1_024 * 1_024 });
  return JSON.parse(text.toString()) as Report;
}

async function main(): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-bench-'));
  const ours = await serve('.', '/api/health', { DATA_DIR: data, WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'error' });
  const bareApp = buildBareApp(await firstPicture(ours));
  const bare = await serve(bareApp.folder, '/');
  const pages = {
    'bare Next': bare.url,
    ...Object.fromEntries(['/home', '/login', '/weather'].map((p) => [p, ours.url + p])),
  };
  try {
    console.log(
      'page'.padEnd(12) + ['performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'].map((n) => n.padStart(14)).join(''),
    );
    for (const [name, url] of Object.entries(pages)) {
      const reports = Array.from({ length: ROUNDS }, () => report(url));
      const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
      const cells = [
        median(reports.map(({ categories }) => categories.performance.score * 100)).toFixed(0),
        ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) => of(id).toFixed(0)),
        of('cumulative-layout-shift').toFixed(3),
      ];
      console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(14)).join(''));
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    bareApp.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
