import { createPasswords } from '@/lib/api-host/accounts/passwords';
import { addBookmark, getBookmarks } from '@/lib/contract/bookmark';
import { getProfile, logIn } from '@/lib/contract/auth';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { getRegion } from '@/lib/contract/region';
import { getPositionWeather } from '@/lib/contract/weather';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { campaignSize, IS_WHOLE, reportFigure } from '../support/campaign';
import { openGatewayWorld, type GatewayWorld, type Person } from '../support/gateway-world';

const STRANGERS = campaignSize(60, 5_000);
/** Attempts that may wait, beside the two that run. */
const QUEUED = campaignSize(25, 60);
/** Concurrent attempts: more than may run and wait. */
const AT_ONCE = campaignSize(60, 150);
const ROUNDS = campaignSize(3, 200);
const POINT = { lat: '37.498', lon: '127.027' };
const DEVICE = { 'device-id': '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' };

jest.setTimeout(IS_WHOLE ? 3_600_000 : 300_000);

let world: GatewayWorld;
let member: Person;

beforeAll(async () => {
  world = await openGatewayWorld({ passwords: createPasswords(QUEUED) });
  member = await world.join(0);
});
afterAll(() => world.close());

const OTHERS = [
  () => world.callGateway(world.visitor(), getPositionWeather, { query: POINT }),
  () => world.callGateway(world.visitor(), getRegion, { query: POINT }),
  () => world.callGateway(world.visitor(), getCategories),
  () => world.callGateway(member, getOutfits, { query: { latitude: POINT.lat, longitude: POINT.lon } }),
  () => world.callGateway(member, getProfile),
  () => world.callGateway(member, getBookmarks),
  () => world.callGateway(member, addBookmark, { params: { id: OUTFITS[0]!.id } }),
];

/** Returns the durations of other users' calls in ms; all of them must succeed. */
async function measureOthers(): Promise<number[]> {
  const times: number[] = [];
  for (const call of OTHERS) {
    const begunMs = performance.now();
    expect((await call()).status).toBe(200);
    times.push(performance.now() - begunMs);
  }
  return times;
}

const share = (times: number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? NaN).toFixed(1);

// ASVS 15.2.2
it('while the queue of password hashes is full, other users are served and the owner can log in from a known device', async () => {
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round++) idle.push(...(await measureOthers()));

  let pending = STRANGERS;
  const statuses: Record<number, number> = {};
  let begun = 0;
  const strangers = Array.from({ length: AT_ONCE }, async () => {
    while (begun < STRANGERS) {
      const body = { username: `none${String(begun++).padStart(6, '0')}`, password: 'Wrong1!pass' };
      const { status, headers } = await world.callHost(world.visitor(), logIn, { headers: DEVICE, body });
      if (status === 503) expect(headers.get('retry-after')).toBe('5');
      statuses[status] = (statuses[status] ?? 0) + 1;
      pending--;
    }
  });

  const flooded: number[] = [];
  const used = { ...member, jar: new Map(member.jar) };
  const enters = world.enter(used);
  await measureOthers().then((times) => flooded.push(...times));
  const left = pending;
  await enters;
  while (pending > 0 && flooded.length < ROUNDS * OTHERS.length) flooded.push(...(await measureOthers()));
  await Promise.all(strangers);

  expect(left).toBeGreaterThan(0);
  expect(statuses[503]).toBeGreaterThan(0);
  expect((statuses[401] ?? 0) + (statuses[503] ?? 0)).toBe(STRANGERS);
  reportFigure(
    `login load: ${STRANGERS} strangers at once, ${statuses[401]} compared, ${statuses[503]} told to come later; calls of others took ${share(idle, 0.5)} ms (95 %: ${share(idle, 0.95)}) before and ${share(flooded, 0.5)} ms (95 %: ${share(flooded, 0.95)}) meanwhile, ${flooded.length} of them`,
  );
});
