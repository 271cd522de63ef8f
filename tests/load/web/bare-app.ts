import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NEXT } from './serve';

/** Sources of the baseline: a page of the same versions that only shows one picture. */
export interface BareApp {
  folder: string;
  remove: () => void;
}

const LAYOUT = `export const metadata = { title: 'bare' };
export default ({ children }) => <html lang="ko"><body>{children}</body></html>;`;

// Rendered per request, like the screens.
const PAGE = `export const dynamic = 'force-dynamic';
export default () => (
  <main>
    <h1>bare</h1>
    <img src="/picture.webp" alt="" width={320} height={400} fetchPriority="high" />
  </main>
);`;

const ROUTE = `export const dynamic = 'force-dynamic';
export const GET = () => Response.json({ ok: true });`;

/** Builds the baseline in a separate folder; `picture` is home's picture. */
export function buildBareApp(picture: Uint8Array): BareApp {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results/bare-'));
  for (const part of ['app/trivial', 'public']) mkdirSync(path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const files: Record<string, string | Uint8Array> = {
    'package.json': '{"name":"bare","private":true}',
    // Without its own configuration it would find this project's.
    'next.config.mjs': 'export default { poweredByHeader: false };',
    'app/layout.jsx': LAYOUT,
    'app/page.jsx': PAGE,
    'app/trivial/route.js': ROUTE,
    'public/picture.webp': picture,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  execFileSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
