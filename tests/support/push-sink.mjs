// A push service that accepts everything, for benchmarks: HTTP/1.1, or with the arguments `h2 LATENCY_MS` HTTP/2 over TLS
// that responds after that time. Started with `fork`, it sends its address, and the number of pushes, of connections and
// the time of the first push in reply to every message.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';

const [mode, latency = '0'] = process.argv.slice(2);
const latencyMs = Number(latency);
/** Limit of Google's and most other services. */
const MAX_STREAMS = 100;
let count = 0;
let connections = 0;
let firstMs = null;

function receive(request, response) {
  count++;
  if (request.url !== '/baseline') firstMs ??= Date.now();
  const accept = () => void response.writeHead(201).end();
  request.resume().once('end', () => (latencyMs > 0 ? setTimeout(accept, latencyMs) : accept()));
}

function createTlsServer() {
  const read = (name) => readFileSync(new URL(name, import.meta.url));
  const [cert, key] = [read('loopback-certificate.pem'), read('loopback-key.pem')];
  return createSecureServer({ cert, key, settings: { maxConcurrentStreams: MAX_STREAMS } }, receive);
}

const server = mode === 'h2' ? createTlsServer() : createServer(receive);
server.on(mode === 'h2' ? 'secureConnection' : 'connection', () => connections++);
server.listen(0, '127.0.0.1', () =>
  process.send(`${mode === 'h2' ? 'https' : 'http'}://127.0.0.1:${server.address().port}`),
);
process.on('message', () => {
  process.send({ count, connections, firstMs });
});
process.once('disconnect', () => process.exit());
