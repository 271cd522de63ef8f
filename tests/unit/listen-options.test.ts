import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { getListenOptions } from '@/scripts/listen-options.mjs';
import { requireFreePort } from '@/scripts/require-free-port.mjs';

it('listens on all networks by default and says so', () => {
  const { args, sentence } = getListenOptions({});
  expect(args).toEqual(['-p', '3000']);
  expect(sentence).toMatch(/^Starting 날옷 at http:\/\/localhost:3000, for all networks of this machine/);
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000,'],
  ['::1', 'http://[::1]:4000,'],
])('listens only on HOST=%s', (HOST, address) => {
  const { args, sentence } = getListenOptions({ PORT: '4000', HOST });
  expect(args).toEqual(['-p', '4000', '-H', HOST]);
  expect(sentence).toContain(`${address} and at no other address`);
});

it.each(['99999', '0', '-1', '80.5', 'http'])('refuses PORT=%s', (PORT) =>
  expect(requireFreePort({ PORT })).rejects.toThrow(
    /^PORT must be a number from 1 to 65535, not .+\. Type: PORT=3000 npm start$/,
  ),
);

it('treats an empty PORT as unset', () => expect(getListenOptions({ PORT: '' }).args).toEqual(['-p', '3000']));

it('names a taken port and what to type', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const started = requireFreePort({ PORT: String(port), HOST: '127.0.0.1' });
  await expect(started).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by another program\\. .* type: PORT=\\d+ npm start$`),
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort({ PORT: String(port), HOST: '127.0.0.1' })).resolves.toBeUndefined();
});

it.each<[string, Record<string, string>, RegExp]>([
  ['a port that is none', { PORT: '99999' }, /^PORT must be a number/],
  ['an invalid variable', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  ['an unknown limit', { LIMITS: 'singup=5' }, /^LIMITS: unknown limit singup/],
  ['https without the number of proxies', { SITE_URL: 'https://localhost' }, /^TRUSTED_PROXY_HOPS must be set/],
])('npm start ends before it installs or builds with one sentence about %s', (_, variables, sentence) => {
  const env = { ...process.env, PORT: '39127', ...variables };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], { env, encoding: 'utf8' });
  expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(stderr).toMatch(sentence);
});
