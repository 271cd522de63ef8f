import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { metrics } from '@/lib/metrics/metrics';
import { startTracing, stopTracing } from '@/lib/tracing/tracing';
import { captureBffLog } from '../../support/captured-log';
import { layDatabase } from '../../support/made-folder';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

jest.setTimeout(120_000);

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Body {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: Sent[] }[] }[];
}

/** A trace that a client says it belongs to. */
const STRANGERS = 'a'.repeat(32);

const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-traces-'));
captureBffLog();
let collector: StandIn;
let provider: StandIn;
let spans: Sent[];

beforeAll(async () => {
  [collector, provider] = [await startStandIn(), await startStandIn()];
  provider.answer = json({}, 500);
  Object.assign(process.env, {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    WEATHER_SOURCE: 'open-meteo',
    OPEN_METEO_BASE_URL: provider.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  delete process.env.API_BASE_URL;
  await layDatabase(folder);
  const { serveCall } = await import('@/lib/bff/for-routes');
  const { getDefaultHost } = await import('@/lib/api-host/default-host');
  await getDefaultHost().opened;
  const ask = (address: string, init?: RequestInit) => serveCall(new Request(`http://localhost${address}`, init));

  // Without a collector there is nothing of it, not even its code.
  await ask('/api/v1/region?lat=35.1&lon=129');
  expect(Object.keys(require.cache).filter((file) => file.includes('@opentelemetry/sdk'))).toEqual([]);
  await startTracing(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  await ask('/api/v1/weather/position?lat=37.498095&lon=127.02761');
  await ask('/api/v1/outfit?latitude=37.498095&longitude=127.02761');
  await ask('/api/v1/bookmark', { headers: { traceparent: `00-${STRANGERS}-${'b'.repeat(16)}-01` } });
  await getDefaultHost().close();
  await stopTracing();
  spans = collector.asked.flatMap(({ body }) =>
    (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
});
afterAll(async () => {
  await Promise.all([collector.close(), provider.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const named = (name: string) => spans.filter((span) => span.name === name);
const parentOf = ({ parentSpanId }: Sent) => spans.find(({ spanId }) => spanId === parentSpanId)?.name;

it('sends what a call was made of to the collector: the door, the host, the provider and the database', () => {
  expect(collector.asked.map(({ url }) => url)).toContain('/v1/traces');
  expect(named('door getPositionWeather')).toHaveLength(1);
  const [host] = named('host getPositionWeather');
  expect(parentOf(host!)).toBe('door getPositionWeather');
  expect(named('fetch open-meteo').map(({ traceId }) => traceId)).toContain(host!.traceId);
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.system.name'));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(parentOf(statement)).toBeDefined();
});

it('says nothing of who asked, or about which place', () => {
  const said = collector.asked.map(({ body }) => body).join();
  expect(said).not.toMatch(/37\.49|127\.02|lat=|latitude|localhost/);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual(
    [
      ...['db.collection.name', 'db.operation.name', 'db.system.name', 'http.request.method'],
      ...['http.response.status_code', 'nalot.cache', 'nalot.call', 'nalot.service'],
    ].sort(),
  );
});

it('goes on with no trace of a stranger’s', () => {
  expect(named('door getBookmarks')).toHaveLength(1);
  expect(spans.map(({ traceId }) => traceId)).not.toContain(STRANGERS);
});

it('is beside the metrics, which count on', async () => {
  expect(await metrics().registry.getSingleMetricAsString('nalot_provider_calls_total')).toMatch(/open-meteo/);
});
