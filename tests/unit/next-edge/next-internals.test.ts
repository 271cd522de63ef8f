/**
 * Canaries for private parts of Next.js that lib/next-edge relies on. If one fails after an upgrade, compare the hook in
 * lib/next-edge/README.md with the new version.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import nextDynamic from 'next/dist/shared/lib/app-dynamic';
import { SERVER_FILES_MANIFEST } from 'next/dist/shared/lib/constants';
import { createElement, useId, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import clientDynamic from '@/lib/next-edge/client-dynamic';
import { TRACE_PLUGIN } from '@/lib/next-edge/untraced-build';

const resolve = createRequire(__filename).resolve;
const readNext = (path: string) => readFileSync(resolve(`next/dist/${path}`), 'utf8');

it('serve.mjs: a build records its configuration under this name', () =>
  expect(SERVER_FILES_MANIFEST).toBe('required-server-files'));

it('untraced-build.ts: the plugin that traces files has its name', () =>
  expect(readNext('build/webpack-config.js')).toContain(`.${TRACE_PLUGIN}(`));

it('serve.mjs: a server takes its configuration from the environment variable', () =>
  expect(readNext('server/config.js')).toContain('JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)'));

it('app-server.ts: the server writes its port to PORT before the first request', () =>
  expect(readNext('server/lib/start-server.js')).toContain("process.env.PORT = port + ''"));

it('reject-malformed.ts: the server has one listener for requests and one for upgrades', () => {
  const source = readNext('server/lib/start-server.js');
  expect(source.match(/createServer\([^;]*requestListener\)/g)).toHaveLength(1);
  expect(source.match(/server\.on\('(request|upgrade)'/g)).toEqual(["server.on('upgrade'"]);
});

it('stop-server.ts: the server adds signal handlers, which ours replace', () =>
  expect(readNext('server/lib/start-server.js')).toMatch(/process\.on\('SIGTERM'/));

it('client-dynamic.tsx: what it loads has the same ids in the browser as next/dynamic gives it on the server', async () => {
  const Identified = () => createElement('i', { id: useId() });
  const load = async () => ({ default: Identified });
  const render = async (component: ComponentType) =>
    text((await prerenderToNodeStream(createElement(component))).prelude);
  expect(await render(clientDynamic(load))).toBe(await render(nextDynamic(load)));
});
