import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { metrics } from '@/lib/metrics/metrics';
import { startTracing, stopTracing } from '@/lib/tracing/tracing';
import { captureBffLog } from '../../support/captured-log';
import { layDatabase } from '../../support/made-folder';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

jest.setTimeout(120_000);

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface ExportBody {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: ExportedSpan[] }[] }[];
}

/** The trace id of a foreign client. */
const FOREIGN_TRACE = 'a'.repeat(32);

const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-traces-'));
captureBffLog();
let collector: StandIn;
let provider: StandIn;
let spans: ExportedSpan[];

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
  const request = (address: string, init?: RequestInit) => serveCall(new Request(`http://localhost${address}`, init));

  // Without a collector the SDK is not even loaded.
  await request('/api/v1/region?lat=35.1&lon=129');
  expect(Object.keys(require.cache).filter((file) => file.includes('@opentelemetry/sdk'))).toEqual([]);
  await startTracing(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  await request('/api/v1/weather/position?lat=37.498095&lon=127.02761');
  await request('/api/v1/outfit?latitude=37.498095&longitude=127.02761');
  await request('/api/v1/bookmark', { headers: { traceparent: `00-${FOREIGN_TRACE}-${'b'.repeat(16)}-01` } });
  await getDefaultHost().close();
  await stopTracing();
  spans = collector.requests.flatMap(({ body }) =>
    (JSON.parse(body) as ExportBody).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(async () => {
  await Promise.all([collector.close(), provider.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const findSpans = (name: string) => spans.filter((span) => span.name === name);
const getParentName = ({ parentSpanId }: ExportedSpan) => spans.find(({ spanId }) => spanId === parentSpanId)?.name;

it('exports the spans of a call: gateway, host, provider and database', () => {
  expect(collector.requests.map(({ url }) => url)).toContain('/v1/traces');
  expect(findSpans('gateway getPositionWeather')).toHaveLength(1);
  const [host] = findSpans('host getPositionWeather');
  expect(getParentName(host!)).toBe('gateway getPositionWeather');
  expect(findSpans('fetch open-meteo').map(({ traceId }) => traceId)).toContain(host!.traceId);
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.system.name'));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(getParentName(statement)).toBeDefined();
});

it('contains neither user nor place', () => {
  const exported = collector.requests.map(({ body }) => body).join();
  expect(exported).not.toMatch(/37\.49|127\.02|lat=|latitude|localhost/);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual(
    [
      ...['db.collection.name', 'db.operation.name', 'db.system.name', 'http.request.method'],
      ...['http.response.status_code', 'nalot.cache', 'nalot.call', 'nalot.service'],
    ].sort(),
  );
});

it('does not continue a trace of a foreign client', () => {
  expect(findSpans('gateway getBookmarks')).toHaveLength(1);
  expect(spans.map(({ traceId }) => traceId)).not.toContain(FOREIGN_TRACE);
});

it('does not stop the metrics', async () => {
  expect(await metrics().registry.getSingleMetricAsString('nalot_provider_calls_total')).toMatch(/open-meteo/);
});
