import { createServer, type Server } from 'node:http';
import { metrics } from './metrics';

/** The numbers as Prometheus reads them. A collector that fails leaves its last number. */
export async function renderMetrics(): Promise<string> {
  const { registry, collectors } = metrics();
  await Promise.allSettled([...collectors].map(async (collect) => collect()));
  return registry.metrics();
}

/** Serves `GET /metrics` on a port of its own, which nobody but the operator is to reach. */
export function serveMetrics(port: number, host: string): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    renderMetrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics().registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Numbers are no reason to stay, nor to fail.
  server.on('error', (error) => process.stderr.write(`METRICS_PORT ${port}: ${error.message}\n`));
  return server.listen(port, host).unref();
}
