import { addBookmark, getBookmarkIds } from '@/lib/contract/bookmark';
import type { Call } from '@/lib/contract/call';
import type { OutfitList } from '@/lib/contract/outfit';
import { getOutfits } from '@/lib/contract/outfit';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createSampleCalls, type SampleParts } from '../../support/call-samples';
import {
  openGatewayWorld,
  type Browser,
  type GatewayWorld,
  type GatewayResponse,
  type Person,
} from '../../support/gateway-world';

// Opening a database takes long on a busy machine.
jest.setTimeout(240_000);

let world: GatewayWorld;
let people: [Person, Person];

const isShareable = ({ headers }: GatewayResponse) => /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? '');
const PICTURE = { params: { id: OUTFITS[0]!.id } };
const OUTFITS_INPUT = { query: { latitude: '37.498', longitude: '127.027' } };

beforeAll(async () => {
  world = await openGatewayWorld();
  people = [await world.join(1), await world.join(2)];
  const [first] = await requestOutfits(people[0]);
  await world.callGateway(people[0], addBookmark, { params: { id: first!.id } });
});
afterAll(() => world.close());

const requestOutfits = async (browser: Browser) =>
  (JSON.parse((await world.callGateway(browser, getOutfits, OUTFITS_INPUT)).text) as OutfitList).fileMetadata;

/** Calls that change nothing; a cache stores only these. */
const READ_CALLS = createSampleCalls()
  .filter(({ call }) => call.method === 'GET' && !call.returnsTokens)
  .map(({ call, parts }) => ({ call, parts: { ...parts, ...(call.id === 'getOutfitPicture' && PICTURE) } }));
const callAs = (browser: Browser, call: Call, parts: SampleParts) =>
  world.callGateway({ ...browser, jar: new Map(browser.jar) }, call, parts);

describe('a shared cache', () => {
  // ASVS 14.2.2, 14.3.2
  it.each(READ_CALLS.map(({ call, parts }) => ({ id: call.id, call, parts })))(
    'stores $id only if the response is the same for all users and sets no cookie',
    async ({ call, parts }) => {
      const responses = [];
      for (const browser of [...people, world.visitor()]) responses.push(await callAs(browser, call, parts));
      const shared = responses.filter(isShareable);
      expect([0, responses.length]).toContain(shared.length);
      if (shared.length === 0)
        for (const { headers } of responses) expect(headers.get('cache-control')).toMatch(/^private\b/);
      expect(new Set(shared.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
      for (const { headers, text } of shared) {
        expect(headers.getSetCookie()).toEqual([]);
        expect(headers.get('vary') ?? '').not.toMatch(/cookie|authorization/i);
        for (const { id, username, nickname } of people)
          for (const mark of [id, username, nickname]) expect(text).not.toContain(mark);
      }
    },
  );

  it("may store weather, outfits, pictures and push keys, but never a user's place", async () => {
    const visitor = world.visitor();
    const shareable = [];
    for (const { call, parts } of READ_CALLS)
      if (isShareable(await callAs(visitor, call, parts))) shareable.push(call.id);
    expect(shareable.sort()).toEqual([
      'getCategories',
      'getGuideCard',
      'getHolidays',
      'getMidTermWeather',
      'getOutfitCard',
      'getOutfitPicture',
      'getOutfits',
      'getPositionWeather',
      'getPushSetup',
    ]);
  });

  it("does not hide a user's own bookmarks, which are a separate call", async () => {
    const [owner, other] = people;
    expect(await requestOutfits(owner)).toEqual(await requestOutfits(other));
    const ids = async (browser: Browser) =>
      JSON.parse((await world.callGateway(browser, getBookmarkIds)).text) as { content: string[] };
    expect(await ids(owner)).toEqual({ content: [(await requestOutfits(owner))[0]!.id] });
    expect(await ids(other)).toEqual({ content: [] });
  });
});
