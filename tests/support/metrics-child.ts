// A server of shared calls like the edge layer, with metrics or, with the argument `without`, without. It sends its
// port,
// and its processor time in ms in reply to every message.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serveSharedCall } from '@/lib/next-edge/http/shared-call';
import { renderMetrics } from '@/lib/metrics/serve-metrics';

const doNothing = () => undefined;

/** Replaces the recording methods of the metrics library and its default metrics. */
function disableMetrics(): void {
  const client = createRequire(__filename)('prom-client');
  for (const { prototype } of [client.Histogram, client.Counter, client.Gauge])
    for (const method of ['observe', 'inc', 'set']) if (method in prototype) prototype[method] = doNothing;
  client.collectDefaultMetrics = doNothing;
}

if (process.argv[2] === 'without') disableMetrics();
const server = createServer((request, response) => {
  if (request.url !== '/metrics') return void serveSharedCall(request, response);
  void renderMetrics().then((text) => response.end(text));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.once('disconnect', () => process.exit());
