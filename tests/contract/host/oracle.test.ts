import type { PGlite } from '@electric-sql/pglite';
import { like } from 'drizzle-orm';
import { createCards } from '@/lib/api-host/card/cards';
import { cacheEntries } from '@/lib/api-host/db/schema';
import { digest } from '@/lib/api-host/shared/secrets';
import { isPersonal } from '@/lib/bff/cache/cache-entry';
import { CALLS } from '@/lib/contract/calls';
import { DAY_MS } from '@/lib/contract/durations';
import { matchCalls } from '@/lib/contract/match-call';
import { parseInput } from '@/lib/contract/parse-input';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { buildCallUrl } from '@/lib/contract/call-url';
import type { Call } from '@/lib/contract/call';
import { getPositionWeather } from '@/lib/contract/weather';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { createSampleCalls } from '../../support/call-samples';
import { openGatewayWorld, type Browser, type GatewayWorld } from '../../support/gateway-world';

// Opening a database takes long on a busy machine.
jest.setTimeout(240_000);

/** A secret address per widget and calendar. They are private, and the host shares them with no other address. */
const WITH_SECRET_ADDRESS = ['getWidgetPicture', 'getCalendar'];
/** Calls whose responses a cache may share, or whose results the host remembers for everyone. */
const OPEN_CALLS = createSampleCalls().filter(
  ({ call: { id, method, access, cache } }) =>
    method === 'GET' && access === 'anyone' && cache !== 'never' && !WITH_SECRET_ADDRESS.includes(id),
);

/** Values of the parameters by which one user could be recognised, beyond those of the sample. */
const PERSONAL_VALUES: Record<string, string> = {
  hours: '6-16@67.100',
  without: 'skirts.hats',
  'cold-offset': '0.3',
  'warm-offset': '-0.2',
  dress: 'wedding',
  pace: 'slow',
  people: 'own-age',
};
/** Parameters that name a cell, a place, a category, a picture or a language: many users send the same ones. */
const COMMON = [
  ...['lat', 'lon', 'latitude', 'longitude', 'nx', 'ny', 'sidonm', 'sggnm', 'name'],
  ...['event-type-id', 'gender', 'day', 'date', 'page', 'outfit', 'shape', 'id', 'v', 'width', 'temperature'],
  'language',
];

const listParameters = ({ params, query }: Call) => [params, query].flatMap((part) => Object.keys(part?.shape ?? {}));

it.each(OPEN_CALLS.map(({ call }) => [call.id, call] as const))(
  'every parameter of %s is common or declared personal',
  (_, call) => {
    const { personalQuery = [] } = call;
    for (const name of listParameters(call)) {
      if (call.precision === 'point') continue;
      expect([name, COMMON.includes(name)]).toEqual([name, !personalQuery.includes(name)]);
    }
    expect(personalQuery.filter((name) => !(name in PERSONAL_VALUES))).toEqual([]);
  },
);

/** One personal request for each personal parameter of each open call, and for each exact position. */
const PERSONAL_REQUESTS = OPEN_CALLS.flatMap(({ call, parts }) =>
  call.precision === 'point'
    ? [{ name: call.id, call, parts }]
    : (call.personalQuery ?? []).map((parameter) => ({
        name: `${call.id} with ${parameter}`,
        call,
        parts: { ...parts, query: { ...parts.query, [parameter]: PERSONAL_VALUES[parameter]! } },
      })),
);

it('finds the personal requests of outfits, cards and regions', () => {
  expect(PERSONAL_REQUESTS.map(({ name }) => name)).toEqual([
    'getRegion',
    ...['cold-offset', 'warm-offset', 'pace', 'people', 'hours', 'without', 'dress'].map(
      (name) => `getOutfits with ${name}`,
    ),
    ...['cold-offset', 'warm-offset', 'pace', 'people', 'hours', 'without', 'dress'].map(
      (name) => `getOutfitCard with ${name}`,
    ),
  ]);
  for (const { call, parts } of PERSONAL_REQUESTS) {
    const url = new URL(buildCallUrl(call, parts as never), 'http://localhost');
    const { params } = matchCalls(url.pathname).find((match) => match.call.id === call.id)!;
    const input = parseInput(call, { params, query: url.searchParams, headers: new Headers() });
    expect([call.id, isPersonal(call, input)]).toEqual([call.id, true]);
  }
});

it('does not call the parameters of a user who set nothing personal', () => {
  for (const call of CALLS)
    expect(isPersonalQuery(call, { 'cold-offset': 0, 'warm-offset': 0, without: '', hours: undefined })).toBe(false);
});

const { lat, lon } = getCellCentre({ nx: 67, ny: 100 });
const WEATHER_AT_WORK = { call: getPositionWeather, parts: { query: { lat: String(lat), lon: String(lon) } } };

/** Observable parts of one response, and the work that it caused, which determines its duration. */
interface Observation {
  name: string;
  status: number;
  /** Hash of the body. */
  body: string;
  headers: [string, string][];
  work: { hostRequests: number; statements: number; cards: number };
}

let renderedCards = 0;
const renderCard = async () => Buffer.from(`card ${++renderedCards > 0}`);

/** Removes random values: ids of requests, and the id that a new browser receives. */
const withoutRandomness = (headers: Headers): [string, string][] =>
  [...headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, value.replace(/nalot\.choices=[^;]+/, 'nalot.choices=…')]);

async function observe(world: GatewayWorld, browser: Browser): Promise<Observation[]> {
  const statements = jest.spyOn((world.db as unknown as { $client: PGlite }).$client, 'query');
  const hostRequests = jest.spyOn(world.host, 'fetch');
  const observations: Observation[] = [];
  for (const { name, call, parts } of PERSONAL_REQUESTS) {
    const before = [hostRequests.mock.calls.length, statements.mock.calls.length, renderedCards] as const;
    const { status, text, headers } = await world.callGateway(browser, call, parts);
    const work = {
      hostRequests: hostRequests.mock.calls.length - before[0],
      statements: statements.mock.calls.length - before[1],
      cards: renderedCards - before[2],
    };
    observations.push({ name, status, body: digest(text), headers: withoutRandomness(headers), work });
  }
  return observations;
}

/** Opens a world without what earlier ones left in this process. */
function openNewWorld(...given: Parameters<typeof openGatewayWorld>): Promise<GatewayWorld> {
  (globalThis as { nalot?: Map<string, unknown> }).nalot?.clear();
  return openGatewayWorld(...given);
}

/** Lets three days pass in a new world, and returns what a stranger observes on the last one. */
async function observeAfterDays(createVictim: ((world: GatewayWorld) => Promise<Browser>) | null) {
  const world = await openNewWorld({ cards: createCards(renderCard) });
  const victim = await createVictim?.(world);
  for (let day = 0; day < 3; day++) {
    if (day > 0) world.nowMs += DAY_MS;
    // Requests that are the same for everyone are shared in any case, also the weather of the cell of work.
    for (const { call, parts } of [...OPEN_CALLS, WEATHER_AT_WORK]) await world.callHost(world.visitor(), call, parts);
    for (const { call, parts } of victim ? PERSONAL_REQUESTS : []) {
      const response = await world.callGateway(victim!, call, parts);
      expect([call.id, response.status]).toEqual([call.id, 200]);
    }
  }
  const observations = await observe(world, world.visitor());
  await world.close();
  return observations;
}

describe('a stranger who sends the personal requests of a victim', () => {
  let undisturbed: Observation[];
  beforeAll(async () => {
    undisturbed = await observeAfterDays(null);
  });

  // ASVS 14.2.4
  it.each([
    ['a visitor', async (world: GatewayWorld) => world.visitor()],
    ['a member', (world: GatewayWorld) => world.join(1)],
  ])('observes the same response and causes the same work as if %s had never made them', async (_, createVictim) => {
    expect(await observeAfterDays(createVictim)).toEqual(undisturbed);
  });

  it('receives private responses without a cache status', () => {
    for (const { name, status, headers } of undisturbed) {
      const { 'cache-control': caching, ...others } = Object.fromEntries(headers);
      expect([name, status, caching]).toEqual([name, 200, expect.stringMatching(/^private, /)]);
      expect(Object.keys(others)).not.toContain('cache-status');
      expect(Object.keys(others)).not.toContain('age');
    }
  });
});

it("stores the choice of a visitor's browser only once it returns its cookie", async () => {
  const world = await openNewWorld();
  const { call, parts } = PERSONAL_REQUESTS.find(({ name }) => name === 'getOutfits with hours')!;
  const countChoices = () => world.db.$count(cacheEntries, like(cacheEntries.key, 'choice:%'));
  // A choice with fallback weather is never stored.
  for (const each of [...OPEN_CALLS, WEATHER_AT_WORK]) await world.callHost(world.visitor(), each.call, each.parts);
  const before = await countChoices();
  const ask = async (browser: Browser) => (await world.callGateway(browser, call, parts)).text;
  const visitor = world.visitor();
  const first = await ask(visitor);
  await ask(world.visitor());
  expect(await countChoices()).toBe(before);
  expect(await ask(visitor)).toBe(first);
  expect(await countChoices()).toBe(before + 1);
  await world.close();
});
