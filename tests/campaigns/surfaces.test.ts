import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { readToday } from '@/app/(search)/today/[sido]/[sigungu]/read-today';
import type { CardContent } from '@/lib/api-host/card/card-content';
import type { Cards } from '@/lib/api-host/card/cards';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { myDays, users } from '@/lib/api-host/db/schema';
import { createComposer } from '@/lib/api-host/dispatch/daily/composer';
import { lookOutput } from '@/lib/api-host/mcp/tool-output';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import type { Limits } from '@/lib/api-host/shared/limits';
import type { WeatherService } from '@/lib/api-host/weather/weather-service';
import { formatMetadata } from '@/lib/api-host/widget/widget-content';
import { createWidget } from '@/lib/api-host/widget/widgets';
import { CATEGORIES, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import type { OutfitList } from '@/lib/contract/outfit';
import type { PositionWeather } from '@/lib/contract/weather';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { formatWhole } from '@/lib/messages/format-whole';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import { COMMON_SPANS, createUniformWeek } from '@/lib/domain/my-day/plan';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Weather } from '@/lib/domain/weather/weather';
import { createLogger } from '@/lib/log';
import { KO } from '@/lib/messages/ko/messages';
import { campaignSize, reportFigure } from '../support/campaign';
import { makeDayWeather } from '../support/day-weather';
import { openMemoryDatabase } from '../support/memory-database';
import { readGazetteHolidays } from '../support/gazette-holidays';
import { createTestHost, pictureFolder } from '../support/test-host';
import { replaceModule } from '../support/replace-module';
import { makeDay } from '../support/weather-factory';
import { widgetFacts } from '../support/widget-facts';

/** Pages for search engines read the calls of the app; here from the same host as every other surface. */
replaceModule('@/lib/bff/for-pages', {
  readLanguage: async () => 'ko',
  getPageRequest: async () => ({ renderToken: 'token', isLight: false, atMs: nowMs, network: '198.51.100.7' }),
  readForPage: async (path: string, query: Record<string, string | number | undefined>) =>
    (await request(withQuery(path, query))).json(),
});

const SITUATIONS = campaignSize(6, 500);
const FIRST_DATE = '2026-01-01';
const DAYS_A_YEAR = 365;

jest.setTimeout(600_000);

const situation = fc.record({
  district: fc.nat(DISTRICTS.length - 1),
  dayOfYear: fc.nat(DAYS_A_YEAR - 1),
  hour: fc.nat(23),
  minC: fc.integer({ min: -18, max: 26 }),
  rangeK: fc.integer({ min: 0, max: 16 }),
  rain: fc.constantFrom('none', 'rain', 'snow' as const),
  category: fc.constantFrom(...CATEGORIES),
  gender: fc.constantFrom(...GENDERS),
  /** Hours of the user's schedule; null for those of the category. */
  span: fc.option(fc.constantFrom(...COMMON_SPANS)),
  indoors: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

/** The facts that every surface must agree on. */
interface Facts {
  now: number | null;
  feelsLike: number | null;
  low: number | null;
  high: number | null;
  outfitId: string;
  reason: string;
  items: string[];
}

const pictures = pictureFolder();
let opened: OpenDatabase;
let nowMs = 0;
let weather: Weather;
let host: ReturnType<typeof createTestHost>;
let client: Client;

const service: WeatherService = {
  get: async (cell) => ({ weather: { ...weather, cell }, stale: false, pending: false }),
  state: () => [],
  close: async () => undefined,
};
const unlimited: Limits = {
  take: async () => undefined,
  takeAllOrNone: async () => undefined,
  refund: async () => undefined,
  reset: async () => undefined,
};
const clock = () => nowMs;
const readHolidays = readGazetteHolidays(clock);
/** Composes every card anew: the cache measures real time, in which all situations are in the same minute. */
const withoutCache = <Content, Shape>(format: (content: Content) => string): Cards<Content, Shape> => ({
  get: async ({ compose }) => ({ picture: Buffer.from(format(await compose())), etag: '"made-up"' }),
});

beforeAll(async () => {
  opened = await openMemoryDatabase();
  host = createTestHost({
    ...{ opened, folder: pictures.folder, clock, limits: unlimited, weather: service },
    // Pictures consist of what they show and carry, which takes a hundredth of the time.
    cards: withoutCache((content) => JSON.stringify(content)),
    widgetPictures: withoutCache(formatMetadata),
  });
  client = new Client({ name: 'test', version: '1.0.0' });
  const send = async (url: string | URL, init?: RequestInit) => host.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://api-host/mcp'), { fetch: send }));
});
afterAll(async () => {
  await client.close();
  await opened.close();
  pictures.remove();
});

async function request(path: string): Promise<Response> {
  const response = await host.fetch(new Request(`http://api-host${path}`));
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${path}?${new URLSearchParams(given)}`;
}

function setWeather({ dayOfYear, hour, minC, rangeK, rain }: Situation): void {
  const date = addDays(FIRST_DATE, dayOfYear);
  nowMs = kstEpochMs(date, hour);
  const maxC = minC + rangeK;
  const wet = { sky: 'overcast' as const, precipitation: { kind: rain, amountMm: 2, probabilityPct: 80 } };
  const made = makeDayWeather({ date, hour, minC, maxC, each: () => (rain === 'none' ? {} : wet) });
  weather = { ...made, days: [-1, 0, 1, 2].map((day) => makeDay({ date: addDays(date, day), minC, maxC })) };
}

/** Returns the facts of every surface in one situation, by surface. */
async function readSurfaces(given: Situation): Promise<Record<string, Partial<Facts>>> {
  setWeather(given);
  const { category, gender, span, indoors } = given;
  const { cell, region } = DISTRICTS[given.district]!.place;
  const { lat, lon } = getCellCentre(cell);
  const plan = span && createUniformWeek({ spans: [{ ...span, placeId: null, indoors }], categoryId: null });
  const schedule = plan && { myDay: plan, places: [], holidays: await readHolidays() };
  const { day, hours } = schedule ? getDayRequest({ schedule, here: cell, nowMs, categoryId: category.id }) : {};
  const query = { 'event-type-id': category.id, gender, day, hours };

  const address = withQuery('/api/v1/outfit', { latitude: lat, longitude: lon, ...query });
  const list = (await (await request(address)).json()) as OutfitList;
  const shown = (await (await request(withQuery('/api/v1/weather/position', { lat, lon }))).json()) as PositionWeather;
  const [first] = list.fileMetadata;
  const range = list.day === 'tomorrow' ? shown.tomorrow : shown;
  const screen: Facts = {
    ...{ now: shown.temperature, feelsLike: shown.feelsLike },
    ...{ low: range?.minTemperature ?? null, high: range?.maxTemperature ?? null },
    ...{ outfitId: first!.id, reason: first!.metadata.reason, items: first!.metadata.items.map(({ name }) => name) },
  };

  const userId = randomUUID();
  await opened.db.insert(users).values({ id: userId, gender, createdAt: new Date(nowMs) });
  if (plan) await opened.db.insert(myDays).values({ userId, plan });
  const { token } = await createWidget(opened.db, {
    userId,
    kind: 'picture',
    cell,
    region,
    categoryId: category.id,
    nowMs,
  });
  const picture = widgetFacts.parse(await (await request(`/widget/${token}.png`)).json());

  // The page of a district shows the daily category in its usual hours.
  const page = await readToday(`${cell.nx}.${cell.ny}`);
  const pageRange = list.day === 'tomorrow' ? page.weather?.tomorrow : page.weather;
  const isOnPage = category.id === DEFAULT_CATEGORY && plan === null;
  const listed = page.outfits.find((each) => each.gender === gender)?.list.fileMetadata[0];

  const cardAddress = withQuery('/api/v1/outfit-card', { ...cell, ...region, shape: 'tall', ...query });
  const card = (await (await request(cardAddress)).json()) as CardContent;

  const asked = { latitude: lat, longitude: lon, category: category.key, gender: gender.toLowerCase(), day, hours };
  const answer = await client.callTool({ name: 'what_to_wear', arguments: JSON.parse(JSON.stringify(asked)) });
  const look = lookOutput.parse(answer.structuredContent);

  const composer = createComposer({
    ...{ clock, regions: loadRegions(), weather: service, outfits: OUTFITS, readHolidays },
    pictures: createLocalPictures(pictures.folder),
    choices: createChoiceStore(() => opened.db, createLogger('error', 'api-host'), 30_000),
  });
  const spans = hours === undefined ? null : parseHourSpans(hours);
  const purpose = { categoryId: category.id, gender, without: '', ...(day && { day }) };
  const audience = { language: DEFAULT_LANGUAGE, cell, offsets: NO_OFFSETS, ...purpose };
  const owned = spans ? { ...audience, hours: spans, owner: `member ${userId}` } : audience;
  const push = await composer.compose(owned, { placeName: region.sggnm, worn: [] });

  // A card names only what its picture shows.
  const seen = first!.metadata.items.filter(({ underneath }) => !underneath);
  const degrees = (value: number | null) => (value === null ? null : `${formatWhole(value)}°`);
  const { now, feelsLike, low, high, outfitId, reason, items } = screen;
  expect({ ...card, title: '' }).toMatchObject({
    temperature: degrees(now),
    feelsLike: feelsLike === null ? null : `체감 ${degrees(feelsLike)}`,
    lowAndHigh: { low: degrees(low), high: degrees(high) },
    ...{ reason, pieces: seen.map(({ name }) => name).slice(0, 3) },
  });
  expect(card.pictureId.split('--')[0]).toBe(outfitId);
  const [pushedReason = '', pushedItems = ''] = push.notification.body.split('\n');
  const pushedRange = low === high ? degrees(low) : `${degrees(low)}~${degrees(high)}`;
  const dayName = list.day === 'tomorrow' ? '내일' : '오늘';
  expect(push.notification.title).toBe(
    `${dayName} ${region.sggnm} ${pushedRange} · ${KO.categories[category.key]} 옷차림`,
  );
  expect(items.join(', ').startsWith(pushedItems)).toBe(true);
  return {
    screen,
    widget: { ...picture.temperatures, outfitId: picture.outfitId, reason: picture.reason, items: picture.items },
    assistant: { ...look.temperatures, outfitId: look.outfit.id, reason: look.reason, items: look.outfit.items },
    page: {
      ...screen,
      ...{ now: page.weather?.temperature, feelsLike: page.weather?.feelsLike },
      ...{ low: pageRange?.minTemperature ?? null, high: pageRange?.maxTemperature ?? null },
      ...(isOnPage && {
        outfitId: listed?.id,
        reason: listed?.metadata.reason,
        items: listed?.metadata.items.map(({ name }) => name),
      }),
    },
    // The push puts the headline of the day before the reason.
    push: { ...screen, outfitId: push.about.outfitId, reason: pushedReason.endsWith(reason) ? reason : pushedReason },
  };
}

it('every surface shows the same temperatures, outfit, reason and items', async () => {
  let compared = 0;
  const property = fc.asyncProperty(situation, async (given) => {
    const { screen, ...others } = await readSurfaces(given);
    for (const [surface, facts] of Object.entries(others)) {
      expect({ surface, ...facts }).toEqual({ surface, ...screen });
      compared++;
    }
  });
  await fc.assert(property, { numRuns: SITUATIONS, endOnFailure: true });
  reportFigure(`surfaces: ${SITUATIONS} situations, ${compared} comparisons with the screen, and as many cards; equal`);
});
