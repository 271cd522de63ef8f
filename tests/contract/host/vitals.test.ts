import { sendVitals } from '@/lib/contract/vitals';
import { metrics } from '@/lib/metrics/metrics';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openDefaultDatabase } from '../../support/engines';
import { createTestHost, pictureFolder } from '../../support/test-host';

const pictures = pictureFolder();
let opened: OpenDatabase;
let send: (body: unknown) => Promise<Response>;

beforeAll(async () => {
  opened = await openDefaultDatabase();
  const host = createTestHost({ opened, folder: pictures.folder, clock: Date.now });
  send = async (body) =>
    host.fetch(new Request(`http://api-host${sendVitals.path}`, { method: 'POST', body: JSON.stringify(body) }));
});
afterAll(async () => {
  await opened.close();
  pictures.remove();
});

const readMetric = (name: string) => metrics().registry.getSingleMetricAsString(name);

it('records measurements by screen and kind, in seconds', async () => {
  expect((await send({ screen: '/home', LCP: 2_300, TTFB: 90, CLS: 0.04 })).status).toBe(200);
  const times = await readMetric('nalot_web_vital_seconds');
  expect(times).toContain('nalot_web_vital_seconds_sum{screen="/home",kind="LCP"} 2.3');
  expect(times).toContain('nalot_web_vital_seconds_count{screen="/home",kind="TTFB"} 1');
  expect(times).not.toContain('kind="INP"');
  expect(await readMetric('nalot_web_layout_shift')).toContain('nalot_web_layout_shift_sum{screen="/home"} 0.04');
});

it.each([
  { screen: '/home?lat=37.5', LCP: 100 },
  { screen: '/my/notice/17', LCP: 100 },
  { screen: '/home', LCP: -1 },
  { screen: '/home', LCP: 1e9 },
  { screen: '/home', CLS: 'much' },
])('rejects %j, so that labels and values stay bounded', async (body) => {
  expect((await send(body)).status).toBe(400);
});

it('limits the reports of one network', async () => {
  let last: Response | undefined;
  for (let sent = 0; sent < 700; sent += 50)
    last = (await Promise.all(Array.from({ length: 50 }, () => send({ screen: '/weather', FCP: 1 })))).at(-1);
  expect(last?.status).toBe(429);
  expect(await readMetric('nalot_web_vital_seconds')).toMatch(/count\{screen="\/weather",kind="FCP"\} (5\d\d|600)$/m);
});
