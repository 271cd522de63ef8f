import { createServer, type Server } from 'node:http';
import { metrics } from './metrics';

/** Returns the metrics in Prometheus format. If a collector fails, its last value remains. */
export async function renderMetrics(): Promise<string> {
  const { registry, collectors } = metrics();
  await Promise.allSettled([...collectors].map(async (collect) => collect()));
  return registry.metrics();
}

/** Serves `GET /metrics` on a separate port, which only the operator should be able to reach. */
export function serveMetrics(port: number, host: string): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    renderMetrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics().registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Metrics must neither keep the process alive nor end it.
  server.on('error', (error) =>
    process.stderr.write(`metrics: cannot listen on ${host}:${port} (${error.message}); check METRICS_PORT.\n`),
  );
  return server.listen(port, host).unref();
}
