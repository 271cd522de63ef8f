import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

it('every answer of a site served over https says so, whoever makes it', async () => {
  process.env.SITE_URL = 'https://nalot.example';
  const { demandHttps } = await import('@/lib/bff/door/transport-security');
  demandHttps();
  const server = createServer((_, response) => void response.writeHead(404).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/nothing`);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  await new Promise((closed) => server.close(closed));
});
