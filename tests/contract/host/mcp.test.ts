import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { withConstantJsonSchema } from '@/lib/api-host/mcp/constant-schema';
import { outfitInput, resolvePlace } from '@/lib/api-host/mcp/tool-input';
import { lookOutput, packingOutput, placesOutput, weatherOutput } from '@/lib/api-host/mcp/tool-output';
import type { BuiltHost } from '@/lib/api-host/build-host';
import { createLimits } from '@/lib/api-host/shared/limits';
import { serveMcp } from '@/lib/bff/gateway/serve-mcp';
import type { OutfitList } from '@/lib/contract/outfit';
import { buildCallUrl } from '@/lib/contract/call-url';
import { getPackingList, type PackingList } from '@/lib/contract/trips';
import type { PositionWeather } from '@/lib/contract/weather';
import { createLogger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { getSingleton } from '@/lib/singleton';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { listWornAndCarried } from '@/lib/domain/recommendation/worn-and-carried';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import { openDefaultDatabase } from '../../support/engines';
import { createTestHost, pictureFolder } from '../../support/test-host';

const NOW_MS = Date.parse('2026-01-15T09:10:00+09:00');
let nowMs = NOW_MS;
const CALLS_AN_HOUR = 8;
const GANGNAM = { lat: 37.498095, lon: 127.02761 };

const pictures = pictureFolder();
let opened: OpenDatabase;
let host: ReturnType<typeof createTestHost>;
let networks = 0;

beforeAll(async () => {
  opened = await openDefaultDatabase();
  const clock = () => nowMs;
  const limits = createLimits(async () => opened.db, clock, { mcp: CALLS_AN_HOUR });
  host = createTestHost({ opened, folder: pictures.folder, clock, limits });
});
afterAll(async () => {
  await opened.close();
  pictures.remove();
});

const fetchHost = (network: string) => async (url: string | URL, init?: RequestInit) => {
  const headers = new Headers(init?.headers);
  headers.set('x-forwarded-for', network);
  return host.fetch(new Request(url, { ...init, headers }));
};
const createNetwork = () => `198.51.100.${++networks}`;

/** Returns a connected client of the SDK: of the protocol with sessions (legacy) or without. */
async function connect(mode: 'auto' | 'legacy', network = createNetwork()): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://api-host/mcp'), { fetch: fetchHost(network) }),
  );
  return client;
}

const readText = (result: { content: unknown }) => (result.content as { text: string }[])[0]!.text;

describe.each(['auto', 'legacy'] as const)('a client that negotiates %s', (mode) => {
  it('lists five tools that only read', async () => {
    const { tools } = await (await connect(mode)).listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['what_to_wear', true],
      ['outfit_for_date', true],
      ['packing_list', true],
      ['weather', true],
      ['search_place', true],
    ]);
  });

  it('recommends the outfit and the temperatures of the screens', async () => {
    const client = await connect(mode);
    const where = { latitude: GANGNAM.lat, longitude: GANGNAM.lon };
    const request = { name: 'what_to_wear', arguments: { ...where, category: 'business', gender: 'male' } };
    const look = lookOutput.parse((await client.callTool(request)).structuredContent);
    const ask = async <T>(path: string) =>
      (await (await host.fetch(new Request(`http://api-host${path}`))).json()) as T;
    const point = `latitude=${GANGNAM.lat}&longitude=${GANGNAM.lon}`;
    const { fileMetadata } = await ask<OutfitList>(`/api/v1/outfit?${point}&event-type-id=1&gender=MALE`);
    const weather = await ask<PositionWeather>(`/api/v1/weather/position?lat=${GANGNAM.lat}&lon=${GANGNAM.lon}`);
    const [first] = fileMetadata;
    expect(look).toMatchObject({
      place: { sidonm: '서울특별시', sggnm: '강남구' },
      category: 'business',
      outfit: { id: first!.id, title: first!.metadata.title, items: listWornAndCarried(first!.metadata).worn },
      reason: first!.metadata.reason,
      temperatures: { now: weather.temperature, feelsLike: weather.feelsLike },
    });
  });

  it('recommends the outfit of the screens for each of ten dates, and refuses others with a sentence', async () => {
    nowMs = NOW_MS;
    const client = await connect(mode);
    const where = { latitude: GANGNAM.lat, longitude: GANGNAM.lon };
    const call = (date: string, more = {}) =>
      client.callTool({ name: 'outfit_for_date', arguments: { ...where, ...more, date } });
    for (const [date, day] of [
      ['2026-01-15', 'today'],
      ['2026-01-24', 'later'],
    ] as const) {
      const look = lookOutput.parse((await call(date)).structuredContent);
      const query = `latitude=${GANGNAM.lat}&longitude=${GANGNAM.lon}&day=${date}`;
      const list = (await (
        await host.fetch(new Request(`http://api-host/api/v1/outfit?${query}`))
      ).json()) as OutfitList;
      expect(look).toMatchObject({ date, day, outfit: { id: list.fileMetadata[0]!.id } });
    }
    for (const date of ['2026-01-14', '2026-01-25']) {
      const [refused, english] = [await call(date), await call(date, { language: 'en' })];
      expect([refused.isError, readText(refused)]).toEqual([true, KO.problems.dayNotForecast]);
      expect([english.isError, readText(english)]).toEqual([true, EN.problems.dayNotForecast]);
    }
  });

  it('lists what to pack for a trip as the screens do, and refuses one that begins too late', async () => {
    nowMs = NOW_MS;
    const client = await connect(mode);
    const call = (args: object) =>
      client.callTool({ name: 'packing_list', arguments: { place: '서귀포시', from: '2026-01-17', days: 2, ...args } });
    const list = packingOutput.parse((await call({})).structuredContent);
    const { lat, lon } = getCellCentre(resolvePlace({ place: '서귀포시', language: 'ko' }, loadRegions()).cell);
    const query = { latitude: lat, longitude: lon, from: '2026-01-17', categories: '2.2' };
    const expected = (await (
      await host.fetch(new Request(`http://api-host${buildCallUrl(getPackingList, { query })}`))
    ).json()) as PackingList;
    expect(list.items.map(({ name, count }) => [name, count])).toEqual(
      expected.items.map(({ name, detail, count }) => [detail ? `${name} (${detail})` : name, count]),
    );
    expect(list.days.map(({ date }) => date)).toEqual(['2026-01-17', '2026-01-18']);
    expect(list.items.some(({ wornOnTheWay }) => wornOnTheWay)).toBe(true);
    const refused = await call({ from: '2026-01-25' });
    expect([refused.isError, readText(refused)]).toEqual([true, KO.problems.dayNotForecast]);
    expect((await call({ days: 8 }).catch(() => ({ isError: true }))).isError).toBe(true);
  });

  it('packs for the occasions of a trip as the screens do, and refuses one that is not during it', async () => {
    nowMs = NOW_MS;
    const client = await connect(mode);
    const call = (date: string, language = 'ko') =>
      client.callTool({
        name: 'packing_list',
        arguments: {
          ...{ place: '서귀포시', from: '2026-01-17', days: 3, gender: 'male', language },
          occasions: [{ date, occasion: 'funeral' }],
        },
      });
    const { days } = packingOutput.parse((await call('2026-01-18')).structuredContent);
    const { lat, lon } = getCellCentre(resolvePlace({ place: '서귀포시', language: 'ko' }, loadRegions()).cell);
    const trip = { from: '2026-01-17', categories: '2.1.2', occasions: '.funeral.', gender: 'MALE' as const };
    const query = { latitude: lat, longitude: lon, ...trip };
    const expected = (await (
      await host.fetch(new Request(`http://api-host${buildCallUrl(getPackingList, { query })}`))
    ).json()) as PackingList;
    expect(days.map(({ occasion, clothes }) => [occasion, clothes])).toEqual(
      expected.days.map(({ occasion, clothes }) => [occasion, clothes]),
    );
    expect(days.map(({ occasion }) => occasion)).toEqual([undefined, 'funeral', undefined]);
    const [refused, english] = [await call('2026-01-20'), await call('2026-01-20', 'en')];
    expect([refused.isError, readText(refused)]).toEqual([true, KO.problems.occasionOutsideTrip]);
    expect([english.isError, readText(english)]).toEqual([true, EN.problems.occasionOutsideTrip]);
  });

  it('returns weather for coordinates, and places by name', async () => {
    const client = await connect(mode);
    const { lat: latitude, lon: longitude } = GANGNAM;
    const result = await client.callTool({ name: 'weather', arguments: { latitude, longitude } });
    const weather = weatherOutput.parse(result.structuredContent);
    expect([weather.place.sggnm, weather.hours.length]).toEqual(['강남구', 24]);
    const found = await client.callTool({ name: 'search_place', arguments: { name: '역삼' } });
    const { places } = placesOutput.parse(found.structuredContent);
    expect(places[0]).toMatchObject({ district: { sggnm: '강남구' } });
  });

  it('names places and clothes in English if the assistant speaks English', async () => {
    const client = await connect(mode);
    const call = async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: { ...args, language: 'en' } })).structuredContent;
    const { places } = placesOutput.parse(await call('search_place', { name: '역삼1동' }));
    expect(places[0]).toMatchObject({
      ...{ name: 'Yeoksam 1-dong', koreanName: '역삼1동' },
      district: { sidonm: 'Seoul', sggnm: 'Gangnam-gu' },
    });
    const look = lookOutput.parse(await call('what_to_wear', { place: 'Jangan-gu, Suwon', gender: 'male' }));
    expect(look.place).toEqual({ sidonm: 'Gyeonggi-do', sggnm: 'Jangan-gu, Suwon' });
    expect(look.outfit.title).toBe(EN.outfits[look.outfit.id as keyof typeof EN.outfits]);
    const weather = weatherOutput.parse(await call('weather', { place: 'Haeundae Beach' }));
    expect(weather.place).toEqual({ sidonm: 'Busan', sggnm: 'Haeundae-gu' });
  });

  it.each([
    ['an unknown place', { place: '없는동네이름' }, '찾지 못했어요'],
    [
      'a place elsewhere that is spelled like one here',
      { place: 'Tokyo', language: 'en' },
      'was not found in South Korea',
    ],
    ['a province', { place: '경기도' }, '어느 곳인지 알 수 없어요'],
    ['an unknown place in English', { place: 'Nowhereland', language: 'en' }, 'No place was found for “Nowhereland”'],
    ['no place', {}, 'latitude와 longitude'],
    ['a place abroad', { latitude: 35.68, longitude: 139.76 }, '대한민국'],
  ])('explains %s as an error of the tool', async (_, args, text) => {
    const result = await (await connect(mode)).callTool({ name: 'what_to_wear', arguments: args });
    expect([result.isError, readText(result).includes(text)]).toEqual([true, true]);
  });

  // ASVS 2.2.1
  it.each([{ place: '가'.repeat(61) }, { place: '강남구', hours: '25-30' }, { place: '강남구', category: 'sleep' }])(
    'rejects %j',
    async (args) => {
      const client = await connect(mode);
      const result = await client.callTool({ name: 'what_to_wear', arguments: args }).catch(() => ({ isError: true }));
      expect(result.isError).toBe(true);
    },
  );
});

// ASVS 2.4.1
it('limits the calls of a network, and rejects several in one request', async () => {
  const network = createNetwork();
  const client = await connect('auto', network);
  const call = async () =>
    (await client.callTool({ name: 'search_place', arguments: { name: '강남' } })).isError === true;
  const outcomes: boolean[] = [];
  for (let index = 0; index <= CALLS_AN_HOUR; index++) outcomes.push(await call());
  expect(outcomes).toEqual([...Array<boolean>(CALLS_AN_HOUR).fill(false), true]);
  const other = await connect('auto');
  expect((await other.callTool({ name: 'search_place', arguments: { name: '강남' } })).isError).not.toBe(true);
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (const body of [JSON.stringify([list, { ...list, id: 2 }]), ' \n[]', JSON.stringify([list])]) {
    const response = await fetchHost(createNetwork())('http://api-host/mcp', { method: 'POST', headers, body });
    expect([body, response.status]).toEqual([body, 400]);
  }
});

it('converts a schema once, however often the tools are listed', async () => {
  const schema = withConstantJsonSchema(outfitInput)['~standard'].jsonSchema;
  expect(schema.input({ target: 'draft-2020-12' })).toBe(schema.input({ target: 'draft-2020-12' }));
  const { tools } = await (await connect('legacy')).listTools();
  const listed = tools.find(({ name }) => name === 'what_to_wear')?.inputSchema;
  expect(listed).toEqual(
    JSON.parse(JSON.stringify(outfitInput['~standard'].jsonSchema.input({ target: 'draft-2020-12' }))),
  );
});

// ASVS 15.2.2
it('opens no stream that would stay open, and accepts no large body', async () => {
  const send = fetchHost(createNetwork());
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const url = 'http://api-host/mcp';
  for (const method of ['GET', 'DELETE']) expect((await send(url, { method, headers })).status).toBe(405);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { filler: 'x'.repeat(20_000) } });
  expect((await send(url, { method: 'POST', headers, body })).status).toBe(413);
  const client = await connect('auto');
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
});

it('counts its requests by status, at the BFF and at the host, with their duration', async () => {
  getSingleton('api-host', () => host as unknown as BuiltHost);
  getSingleton('bff-log', () => createLogger('silent', 'bff'));
  metrics().calls.reset();
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const send = async (method: string, { params = {}, origin }: { params?: object; origin?: string } = {}) => {
    const body =
      method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params }) : undefined;
    const init = { method, headers: { ...headers, ...(origin && { origin }) }, body };
    const { status } = await serveMcp(new Request('http://localhost/mcp', init));
    return status;
  };
  const statuses = [
    await send('POST'),
    await send('POST', { params: { filler: 'x'.repeat(20_000) } }),
    await send('DELETE'),
    await send('POST', { origin: 'https://evil.example' }),
  ];
  expect(statuses).toEqual([200, 413, 405, 403]);
  const { values } = await metrics().calls.get();
  const counts = values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels: { module, call, method, status, cache }, value }) => [module, call, method, status, cache, value]);
  expect(counts.sort()).toEqual([
    // A page of another site does not reach the host.
    ['api-host', 'mcp', 'DELETE', 405, 'none', 1],
    ['api-host', 'mcp', 'POST', 200, 'none', 1],
    ['api-host', 'mcp', 'POST', 413, 'none', 1],
    ['bff', 'mcp', 'DELETE', 405, 'none', 1],
    ['bff', 'mcp', 'POST', 200, 'none', 1],
    ['bff', 'mcp', 'POST', 403, 'none', 1],
    ['bff', 'mcp', 'POST', 413, 'none', 1],
  ]);
});

it('says which dates are public holidays, and dresses for the daily category unless another is named', async () => {
  const client = await connect('legacy');
  const call = async (name: string) =>
    (await client.callTool({ name, arguments: { latitude: GANGNAM.lat, longitude: GANGNAM.lon } })).structuredContent;
  for (const date of [...WEEKDAY_HOLIDAYS, '2027-12-28']) {
    nowMs = kstEpochMs(date, 9);
    const isHoliday = date !== '2027-12-28';
    expect(lookOutput.parse(await call('what_to_wear'))).toMatchObject({ date, isHoliday, category: 'daily' });
  }
  nowMs = kstEpochMs('2027-12-27', 9);
  const { days } = weatherOutput.parse(await call('weather'));
  expect(days.slice(0, 2).map(({ isHoliday }) => isHoliday)).toEqual([true, false]);
  nowMs = NOW_MS;
});
