import { getListenOptions } from '@/scripts/listen-options.mjs';

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
