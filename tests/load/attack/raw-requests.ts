/** Request lines, malformed or for other servers. */
export const REQUEST_LINES: readonly string[] = [
  'GET',
  'GET ',
  'GET /',
  'GET / HTTP/9.9',
  'get / HTTP/1.1',
  'FOO / HTTP/1.1',
  'GET  / HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET //evil.example HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT evil.example:80 HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET /%ff HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'GET /\0 HTTP/1.1',
  'GET /\x7F HTTP/1.1',
  'GET /\xE4 HTTP/1.1',
  `GET ${'/a'.repeat(9_000)} HTTP/1.1`,
  `GET /?${'a=b&'.repeat(3_000)} HTTP/1.1`,
  'PURGE / HTTP/1.1',
  'PRI * HTTP/2.0',
  '',
  'DELETE /home HTTP/1.1',
  'PUT /home HTTP/1.1',
  'HEAD /home HTTP/1.1',
  'PATCH /api/v1/places HTTP/1.1',
];

const write = (start: string, headers: readonly string[], body = ''): string =>
  [`${start} HTTP/1.1`, ...headers, '', body].join('\r\n');

/** Whole messages: ambiguous lengths, repeated, huge and malformed headers, and those of proxies and frameworks. */
export function createMessages(host: string): string[] {
  const own = `Host: ${host}`;
  const post = (headers: string[], body?: string) => write('POST /api/v1/places', [own, ...headers], body);
  const home = (...headers: string[]) => write('GET /home', [own, ...headers]);
  return [
    post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    post(['Content-Length: 5', 'Content-Length: 6'], 'abcdef'),
    post(['Transfer-Encoding: xchunked']),
    post(['Transfer-Encoding: chunked'], 'zz\r\n'),
    post(['Content-Length: -1']),
    post(['Content-Length: 99999999999'], 'x'),
    write('GET /', [own, own]),
    write('GET /', ['Host: a b']),
    write('GET /', []),
    write('GET /', [`Host: ${'a'.repeat(5_000)}`]),
    home(`X: ${'a'.repeat(20_000)}`),
    home(...Array.from({ length: 3_000 }, () => 'X: a')),
    home(' folded: a'),
    home('X\0: a'),
    home('Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'),
    home('Expect: 100-continue'),
    home('Expect: x'),
    home('Range: bytes=0-,1-,2-,3-'),
    home(`Accept-Encoding: ${' '.repeat(15_000)}x`),
    home(`If-None-Match: ${'"a",'.repeat(3_000)}`),
    home(`Cookie: ${'a=b; '.repeat(2_500)}`),
    home('Cookie: place=%00; week=%ff; gender=;;;=;language=='),
    home('Cookie: nalot.tokens=a; nalot.tokens=b; nalot.session=😀'),
    home(`Accept-Language: ${'a,'.repeat(5_000)}`),
    home(`X-Forwarded-For: ${'1.1.1.1, '.repeat(1_000)}`),
    home('traceparent: 00-zz-zz-01'),
    home('x-nalot-render-token: a'),
    home('x-invoke-path: /my', 'x-matched-path: /my', 'x-now-route-matches: 1=a'),
  ];
}
