import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { installEdge } from '@/lib/next-edge/edge';

const SCRIPT = 'export const words = "오늘 무엇을 입지?";';
const ADDRESS = '/_next/static/chunks/app/(place)/%5Bid%5D-1.js';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
let server: Server;

/** A build with one compressed file, and a framework that serves everything. */
beforeAll(async () => {
  const chunks = path.join(folder, '.next/static/chunks/app/(place)');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, '[id]-1.js'), SCRIPT);
  writeFileSync(path.join(chunks, '[id]-1.js.br'), brotliCompressSync(SCRIPT));
  process.chdir(folder);
  server = createServer((_, response) => response.end('the framework'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.PORT = String((server.address() as AddressInfo).port);
  installEdge();
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

async function ask(address: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path: address, headers, method, agent: false }, resolve).once('error', reject).end(),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

it('sends a script of the build as the build compressed it, with a permanent cache lifetime', async () => {
  const { status, headers, body } = await ask(ADDRESS, BROWSER);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  const head = await ask(ADDRESS, BROWSER, 'HEAD');
  expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
});

it.each([
  ['does not take Brotli', ADDRESS, { 'accept-encoding': 'gzip, br;q=0' }],
  ['asks for a part', ADDRESS, { ...BROWSER, range: 'bytes=0-1' }],
  ['asks whether a copy is still good', ADDRESS, { ...BROWSER, 'if-none-match': '"1"' }],
  ['asks for what was not built', '/_next/static/chunks/other.js', BROWSER],
  ['climbs out of the folder', '/_next/static/../../package.json', BROWSER],
])('a client that %s is served by Next.js', async (_, address, headers) =>
  expect((await ask(address, headers as Record<string, string>)).body.toString()).toBe('the framework'),
);
