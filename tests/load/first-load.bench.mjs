// First-load JavaScript of every screen against a bare Next page built by the same versions in the same run:
// `node tests/load/first-load.bench.mjs` (two builds, about two minutes).
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../../scripts/build.mjs';

const NEXT = resolve('node_modules/next/dist/bin/next');
const LIMIT_MS = 60_000;

function bareApp() {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results/bare-'));
  mkdirSync(join(folder, 'app'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"name":"bare","private":true}');
  // Without one of its own it would find this project's.
  writeFileSync(join(folder, 'next.config.mjs'), 'export default {};');
  writeFileSync(
    join(folder, 'app/layout.jsx'),
    'export default ({ children }) => <html><body>{children}</body></html>;',
  );
  writeFileSync(join(folder, 'app/page.jsx'), 'export default () => <p>bare</p>;');
  execFileSync(process.execPath, [NEXT, 'build', '--webpack'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

async function serving(folder, port, env, run) {
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await new Promise((done) => setTimeout(done, 200)))
      if (
        await fetch(base).then(
          () => true,
          () => false,
        )
      )
        return await run(base);
    throw new Error(`no server on ${port}`);
  } finally {
    server.kill('SIGTERM');
  }
}

/** Bytes of script, gzipped, that a modern browser loads for a page (polyfills are `noModule`). */
async function scriptBytes(folder, address) {
  const html = await (await fetch(address)).text();
  const scripts = [...html.matchAll(/<script[^>]+src="(\/_next\/static\/[^"?]+\.js)[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, path]) => decodeURIComponent(path).slice('/_next/'.length));
  return [...new Set(scripts)].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(folder, '.next', path))).length,
    0,
  );
}

build();
const bareFolder = bareApp();
try {
  const bare = await serving(bareFolder, 4510, {}, (base) => scriptBytes(bareFolder, base));
  console.log(`bare page  ${(bare / 1024).toFixed(1)} KB gz`);
  const env = { DATA_DIR: 'test-results/data-bench', WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'error' };
  await serving('.', 4511, env, async (base) => {
    for (const path of ['/login', '/home', '/weather']) {
      const bytes = await scriptBytes('.', base + path);
      console.log(`${path.padEnd(10)} ${(bytes / 1024).toFixed(1)} KB gz  ${(bytes / bare).toFixed(2)} x bare`);
    }
  });
} finally {
  rmSync(bareFolder, { recursive: true, force: true });
}
