import { randomInt } from 'node:crypto';
import { confirmCode } from '@/lib/api-host/accounts/mail-codes';
import type { ApiError } from '@/lib/contract/errors';
import { sendFindIdCode, sendResetCode, verifyFindIdCode, verifyResetCode } from '@/lib/contract/recovery';
import { campaignSize, IS_WHOLE, reportFigure } from '../support/campaign';
import { openGatewayWorld, type Browser, type GatewayWorld, type Person } from '../support/gateway-world';

/** Guesses per code, each from another network; the campaign makes a million in total. */
const GUESSES_PER_CODE = IS_WHOLE ? 2_000 : 50;
/** Guesses sent through the gateway; after them no code is valid, and the others call the check behind it directly. */
const GUESSES_AT_GATEWAY = IS_WHOLE ? 50 : 25;
const DAYS = campaignSize(1, 100);
/** Each from another network, for which five a day would be counted. */
const CODES_A_DAY = 20;
const AT_ONCE = 25;
const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000];

jest.setTimeout(IS_WHOLE ? 4 * 3_600_000 : 120_000);

let world: GatewayWorld;
let owner: Person;

beforeAll(async () => {
  world = await openGatewayWorld();
  owner = await world.join(0);
  // Ignore the mail of the sign-up.
  await world.forgetLimits();
});
afterAll(() => world.close());

const guess = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Requests a code for the owner from the attacker's browser, which may then try to guess it. */
async function requestCode(attacker: Browser, purpose: 'reset' | 'find-id'): Promise<string | number> {
  const { username, email } = owner;
  const asked =
    purpose === 'reset'
      ? await world.callGateway(attacker, sendResetCode, { body: { username, email } })
      : await world.callGateway(attacker, sendFindIdCode, { body: email });
  return asked.code ?? asked.status;
}

type End = 'compared' | 'refused' | 'right';

/** Sends one guess past the gateway with the cookies of the attacker's browser. */
async function guessPastGateway({ jar }: Browser, purpose: 'reset' | 'find-id'): Promise<End> {
  const challenge = { secret: jar.get(`nalot-${purpose}`) ?? '', purpose, nowMs: world.nowMs };
  return confirmCode(world.db, { ...challenge, code: guess() }).then(
    () => 'right' as const,
    (error: ApiError) => (error.code === 'TOO_MANY_REQUESTS' ? 'refused' : 'compared'),
  );
}

/** Sends one guess from a new network. */
async function guessThroughGateway(attacker: Browser, purpose: 'reset' | 'find-id'): Promise<End> {
  const browser = { ...world.visitor(), jar: attacker.jar };
  const code = guess();
  const said =
    purpose === 'reset'
      ? await world.callGateway(browser, verifyResetCode, { body: { username: owner.username, code } })
      : await world.callGateway(browser, verifyFindIdCode, { body: code });
  if (said.status === 200) return 'right';
  if (said.code === 'TOO_MANY_REQUESTS') return 'refused';
  expect(said.code).toBe('INVALID_INPUT');
  return 'compared';
}

// ASVS 2.3.2, 6.6.3
it('compares at most five guesses per code and a hundred per day and user', async () => {
  const counts = { compared: 0, refused: 0, right: 0 };
  let mails = 0;
  for (let day = 0; day < DAYS; day++) {
    for (let number = 0; number < CODES_A_DAY; number++) {
      const purpose = number === CODES_A_DAY - 1 ? 'find-id' : 'reset';
      const attacker = world.visitor();
      expect(await requestCode(attacker, purpose)).toBe(200);
      mails++;
      for (let made = 0; made < GUESSES_PER_CODE; made += AT_ONCE) {
        const tryOne = made < GUESSES_AT_GATEWAY ? guessThroughGateway : guessPastGateway;
        for (const end of await Promise.all(Array.from({ length: AT_ONCE }, () => tryOne(attacker, purpose))))
          counts[end]++;
      }
      expect(counts.compared + counts.right).toBeLessThanOrEqual(5 * mails);
      expect(await requestCode(attacker, purpose)).toBe('TOO_MANY_REQUESTS');
      world.nowMs += MINUTE_MS;
    }
    expect(await requestCode(world.visitor(), 'reset')).toBe('TOO_MANY_REQUESTS');
    world.nowMs += DAY_MS;
  }
  expect(counts.compared + counts.right).toBeLessThanOrEqual(5 * CODES_A_DAY * DAYS);
  const all = counts.compared + counts.refused + counts.right;
  reportFigure(
    `code guesses: ${all} at ${mails} codes of one person in ${DAYS} days; ${counts.compared} compared, ${counts.refused} refused, ${counts.right} right; to be expected ${((counts.compared / 1e6) * 100).toFixed(2)} % of one`,
  );
});
