import { createPasswords } from '@/lib/api-host/accounts/passwords';
import { logIn } from '@/lib/contract/auth';
import { campaignSize, IS_WHOLE, reportFigure } from '../support/campaign';
import { openGatewayWorld, type GatewayWorld, type Person } from '../support/gateway-world';
import { lightPasswords } from '../support/light-passwords';

const PAIRS = campaignSize(60, 1_000);
const NAMES = 10;

jest.setTimeout(IS_WHOLE ? 2 * 3_600_000 : 120_000);

let world: GatewayWorld;
let known: Person[];

beforeAll(async () => {
  // `npm test` uses a hash that takes a millisecond, the campaign the production hash.
  world = await openGatewayWorld({ passwords: IS_WHOLE ? createPasswords() : lightPasswords() });
  known = [];
  for (let number = 0; number < NAMES; number++) known.push(await world.join(number));
});
afterAll(() => world.close());

/** Returns the duration of a login with a wrong password from an unknown browser, in ms. */
async function measureLogin(username: string): Promise<number> {
  await world.forgetLimits();
  const headers = { 'device-id': '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' };
  const parts = { headers, body: { username, password: 'Wrong1!pass' } };
  const begunMs = performance.now();
  const { status } = await world.callHost(world.visitor(), logIn, parts);
  const passedMs = performance.now() - begunMs;
  expect(status).toBe(401);
  return passedMs;
}

/** Returns the probability that a duration of one kind exceeds one of the other: 0.5 if they are indistinguishable. */
function computeChanceOfLonger(ones: number[], others: number[]): number {
  let longer = 0;
  for (const one of ones) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (ones.length * others.length);
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

it('the response time does not reveal whether a username exists', async () => {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    const unknown = async () => ofUnknown.push(await measureLogin(`none${String(pair).padStart(6, '0')}`));
    if (pair % 2) await unknown();
    ofKnown.push(await measureLogin(known[pair % NAMES]!.username));
    if (pair % 2 === 0) await unknown();
  }
  const chance = computeChanceOfLonger(ofKnown, ofUnknown);
  reportFigure(
    `login times: ${PAIRS} wrong passwords each; known median ${median(ofKnown).toFixed(1)} ms, unknown ${median(ofUnknown).toFixed(1)} ms; a known one is the longer of two with a chance of ${chance.toFixed(3)}`,
  );
  const most = IS_WHOLE ? 0.1 : 0.25;
  expect(Math.abs(chance - 0.5)).toBeLessThan(most);
});
