import { addBookmark, getBookmarkIds } from '@/lib/contract/bookmark';
import type { Call } from '@/lib/contract/call';
import type { OutfitList } from '@/lib/contract/outfit';
import { getOutfits } from '@/lib/contract/outfit';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { sampleCalls, type SampleParts } from '../../support/call-samples';
import {
  openGatewayWorld,
  type Browser,
  type GatewayWorld,
  type Heard,
  type Person,
} from '../../support/gateway-world';

// A machine that does much else opens a database slowly.
jest.setTimeout(240_000);

let world: GatewayWorld;
let people: [Person, Person];

const isShared = ({ headers }: Heard) => /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? '');
const PICTURE = { params: { id: OUTFITS[0]!.id } };
const outfitsFor = { query: { latitude: '37.498', longitude: '127.027' } };

beforeAll(async () => {
  world = await openGatewayWorld();
  people = [await world.join(1), await world.join(2)];
  const [first] = await outfitsOf(people[0]);
  await world.ask(people[0], addBookmark, { params: { id: first!.id } });
});
afterAll(() => world.close());

const outfitsOf = async (by: Browser) =>
  (JSON.parse((await world.ask(by, getOutfits, outfitsFor)).text) as OutfitList).fileMetadata;

/** Calls that change nothing, which is all that a cache between would keep. */
const READING = sampleCalls()
  .filter(({ call }) => call.method === 'GET' && !call.returnsTokens)
  .map(({ call, parts }) => ({ call, parts: { ...parts, ...(call.id === 'getOutfitPicture' && PICTURE) } }));
const ask = (by: Browser, call: Call, parts: SampleParts) => world.ask({ ...by, jar: new Map(by.jar) }, call, parts);

describe('a cache in front of everybody', () => {
  it.each(READING.map(({ call, parts }) => ({ id: call.id, call, parts })))(
    'may keep of $id only what is the same for all, and no cookie of anyone',
    async ({ call, parts }) => {
      const heard = [];
      for (const by of [...people, world.visitor()]) heard.push(await ask(by, call, parts));
      const shared = heard.filter(isShared);
      expect([0, heard.length]).toContain(shared.length);
      if (shared.length === 0)
        for (const { headers } of heard) expect(headers.get('cache-control')).toMatch(/^private\b/);
      expect(new Set(shared.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
      for (const { headers, text } of shared) {
        expect(headers.getSetCookie()).toEqual([]);
        expect(headers.get('vary') ?? '').not.toMatch(/cookie|authorization/i);
        for (const { id, username, nickname } of people)
          for (const mark of [id, username, nickname]) expect(text).not.toContain(mark);
      }
    },
  );

  it('is told weather, outfits, pictures and the public keys of pushes, and never who stands where', async () => {
    const visitor = world.visitor();
    const kept = [];
    for (const { call, parts } of READING) if (isShared(await ask(visitor, call, parts))) kept.push(call.id);
    expect(kept.sort()).toEqual([
      'getCategories',
      'getMidTermWeather',
      'getNeighbourhoods',
      'getOutfitCard',
      'getOutfitPicture',
      'getOutfits',
      'getPositionWeather',
      'getPushSetup',
    ]);
  });

  it('keeps nobody from their own flags, which come beside the outfits of all', async () => {
    const [owner, other] = people;
    expect(await outfitsOf(owner)).toEqual(await outfitsOf(other));
    const ids = async (by: Browser) => JSON.parse((await world.ask(by, getBookmarkIds)).text) as { content: string[] };
    expect(await ids(owner)).toEqual({ content: [(await outfitsOf(owner))[0]!.id] });
    expect(await ids(other)).toEqual({ content: [] });
  });
});
