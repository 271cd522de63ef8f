import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { IS_WHOLE } from './is-whole';

/** Limit of one measurement; a campaign measures every outfit. */
const LIMIT_MS = IS_WHOLE ? 7_200_000 : 300_000;

/**
 * Runs a measuring script in its own bundled process and parses its JSON output, because jest's sandbox makes
 * Math calls fifty times slower.
 */
export function measuredBy<T>(script: string): T {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const outfile = join(folder, 'measure.cjs');
  buildSync({
    entryPoints: [join('figures/tests', script)],
    bundle: true,
    platform: 'node',
    external: ['sharp'],
    outfile,
    logLevel: 'error',
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    env: { ...process.env, NODE_PATH: resolve('node_modules') },
    timeout: LIMIT_MS,
    maxBuffer: 1 << 24,
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`Measuring ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
