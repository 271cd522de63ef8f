import { getSiteAddress } from '@/app/site-address';

it.each<[string, Record<string, string>, string]>([
  ['is the one that was asked for', { host: 'nalot.example:3000' }, 'http://nalot.example:3000'],
  ['is https where a proxy says so', { host: 'a', 'x-forwarded-proto': 'https' }, 'https://a'],
  ['is of no other kind', { host: 'a', 'x-forwarded-proto': 'javascript' }, 'http://a'],
  ['is this machine by default', {}, 'http://localhost'],
  [
    'and where what was said is no name, and too long to be drawn as a code',
    { host: 'a'.repeat(3_000) },
    'http://localhost',
  ],
])('the address of a site without configuration %s', (_, headers, address) =>
  expect(getSiteAddress(new Headers(headers))).toBe(address),
);
