import fc from 'fast-check';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { LIMITS } from '@/lib/api-host/shared/limit-rules';
import { finishSocialLogin, logIn, startSocialLogin } from '@/lib/contract/auth';
import type { Call } from '@/lib/contract/call';
import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { saveNeverWear } from '@/lib/contract/never-wear';
import { saveNotificationSetting } from '@/lib/contract/notification';
import * as recovery from '@/lib/contract/recovery';
import {
  changePassword,
  checkPassword,
  checkUsername,
  sendSignupCode,
  signUp,
  verifySignupCode,
} from '@/lib/contract/user';
import { sendVitals } from '@/lib/contract/vitals';
import { campaignSize } from '../../support/campaign';
import { describeAccounts, DEVICE, PASSWORD, type Member, type World } from '../../support/account-world';
import type { Visitor } from '../../support/visitor';

jest.setTimeout(600_000);

const NEW_PASSWORD = 'Maple7!canoe';
const FLOOD = 24;
/** Low, so that few requests use them up. */
const POINTS = 4;
const RUNS = campaignSize(1, 50);

/** Limits that only users with a proof are charged: of a confirmed address, a session or a device. */
const CHARGED_AFTER_PROOF = ['signup', 'password', 'feedback', 'setting', 'login-device'];
/** Limits of requests that nobody needs: measurements and pictures to share. Members have a limit of cards of their own. */
const NOT_NEEDED = ['vitals', 'card', 'visitor-feedback', 'visitor-feedback-all'];

/** Requests of strangers, none of which proves anything. They know the usernames and addresses of the owners. */
const UNPROVEN = {
  'sign up without a code': (stranger, { person }) => [signUp, { body: person() }, stranger],
  'look up usernames': (stranger) => [checkUsername, { params: { username: 'somebody1' } }, stranger],
  'check passwords': (stranger) => [checkPassword, { body: { password: NEW_PASSWORD } }, stranger],
  'request codes for new addresses': (stranger, { person }) => [sendSignupCode, { body: person().email }, stranger],
  'request codes for one new address': (stranger) => [sendSignupCode, { body: 'one@nalot.example' }, stranger],
  'request usernames of owners': (stranger, _, { email }) => [recovery.sendFindIdCode, { body: email }, stranger],
  'request resets of owners': (stranger, _, { username, email }) => [
    recovery.sendResetCode,
    { body: { username, email } },
    stranger,
  ],
  'look up addresses': (stranger) => [recovery.sendFindIdCode, { body: 'nobody@nalot.example' }, stranger],
  'guess passwords of owners': (stranger, _, { username }) => [
    logIn,
    { headers: DEVICE, body: { username, password: 'Wrong1!pass' } },
    stranger,
  ],
  'guess passwords of nobody': (stranger, { person }) => [
    logIn,
    { headers: DEVICE, body: { username: person().username, password: 'Wrong1!pass' } },
    stranger,
  ],
  'confirm codes': (stranger, _, { email }) => [verifySignupCode, { body: { email, code: '000000' } }, stranger],
  'confirm resets': (stranger, _, { username }) => [
    recovery.verifyResetCode,
    { body: { username, code: '000000' } },
    stranger,
  ],
  'reset without a code': (stranger, _, { username }) => [
    recovery.resetPassword,
    { body: { username, verificationCode: '000000', newPassword: NEW_PASSWORD } },
    stranger,
  ],
  'start social logins': (stranger) => [
    startSocialLogin,
    { params: { provider: 'kakao' }, query: { callbackUrl: 'http://localhost:3000/login/oauth-callback' } },
    stranger,
  ],
  'finish social logins': (stranger) => [
    finishSocialLogin,
    { params: { provider: 'kakao' }, query: { code: 'x', state: 'y' } },
    stranger,
  ],
  'send measurements': (stranger) => [sendVitals, { body: { screen: '/home', LCP: 1_200 } }, stranger],
} satisfies Record<string, (stranger: Visitor, world: World, owner: Member) => [Call, object, Visitor]>;

type Kind = keyof typeof UNPROVEN;
const KINDS = Object.keys(UNPROVEN) as Kind[];

const identityProviders = chooseProviders({ keys: {}, isLocal: true });
afterAll(() => identityProviders.close());

let networks = 0;

describeAccounts(
  'users who have proved something',
  (world) => {
    it('learn when to try again', async () => {
      world.limitPoints['mail-all'] = 0;
      const { headers, status } = await world.visitor().call(sendSignupCode, { body: world.person().email });
      expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    });

    it('receive mails that recover accounts while sign-ups have used up the capacity for theirs', async () => {
      const { username, email } = await world.member();
      world.limitPoints['mail-all'] = 0;
      world.nowMs += MINUTE_MS;
      expect((await world.visitor().call(sendSignupCode, { body: world.person().email })).status).toBe(429);
      const owner = world.visitor();
      expect((await owner.call(recovery.sendResetCode, { body: { username, email } })).status).toBe(200);
      expect((await owner.call(recovery.sendFindIdCode, { body: email })).status).toBe(429);
      world.nowMs += MINUTE_MS;
      expect((await owner.call(recovery.sendFindIdCode, { body: email })).status).toBe(200);
    });

    it('keep their mailed code when a stranger requests another one for the same account', async () => {
      const { username, email } = await world.member();
      world.nowMs += MINUTE_MS;
      const [owner, stranger] = [world.visitor(), world.visitor()];
      await owner.call(recovery.sendResetCode, { body: { username, email } });
      const code = world.smtp.codeFor(email);
      expect((await stranger.call(recovery.sendResetCode, { body: { username, email } })).status).toBe(200);
      expect((await owner.call(recovery.verifyResetCode, { body: { username, code } })).status).toBe(200);
    });

    /** Sends a call from a network, whatever the visitor's own is. */
    const send = async (visitor: Visitor, from: string, call: Call, input: object = {}) => {
      const headers = { ...(input as { headers?: object }).headers, 'x-forwarded-for': from };
      const { status } = await visitor.send(call, { ...input, headers });
      return [call.id, status] as const;
    };

    /** Prepares users with each kind of proof, and returns what each of them does after the flood. */
    async function prepare(home: string, elsewhere: string) {
      const [known, resetting, finding, stranded, atHome, settled] = [
        await world.member(),
        await world.member(),
        await world.member(),
        await world.member(),
        await world.member(),
        await world.member(),
      ] as const;
      const person = world.person();
      const confirmed = await world.confirmAddress(person.email);
      world.nowMs += MINUTE_MS;
      const logInAs = (visitor: Visitor, { username }: { username: string }, password = PASSWORD, from = home) =>
        send(visitor, from, logIn, { headers: DEVICE, body: { username, password } });
      const newDevice = world.visitor();
      await newDevice.call(recovery.sendResetCode, { body: { username: resetting.username, email: resetting.email } });
      const resetCode = world.smtp.codeFor(resetting.email);
      const finder = world.visitor();
      await finder.call(recovery.sendFindIdCode, { body: finding.email });
      const findCode = world.smtp.codeFor(finding.email);
      const needs: Record<string, () => Promise<(readonly [string, number])[]>> = {
        'signs up with a confirmed address and logs in': async () => [
          await send(confirmed, home, checkUsername, { params: { username: person.username } }),
          await send(confirmed, home, checkPassword, { body: { password: person.password } }),
          await send(confirmed, home, signUp, { body: person }),
          await logInAs(confirmed, person),
        ],
        'logs in on a known device': async () => [await logInAs(known, known)],
        'resets the password on a known device': async () => {
          const { username, email } = atHome;
          const sent = await send(atHome, home, recovery.sendResetCode, { body: { username, email } });
          const verificationCode = world.smtp.codeFor(email);
          return [
            sent,
            await send(atHome, home, recovery.verifyResetCode, { body: { username, code: verificationCode } }),
            await send(atHome, home, checkPassword, { body: { password: NEW_PASSWORD } }),
            await send(atHome, home, recovery.resetPassword, {
              body: { username, verificationCode, newPassword: NEW_PASSWORD },
            }),
            await logInAs(atHome, atHome, NEW_PASSWORD),
          ];
        },
        'enters a mailed code on a new device and logs in with the same password': async () => [
          await send(newDevice, home, recovery.verifyResetCode, {
            body: { username: resetting.username, code: resetCode },
          }),
          await logInAs(newDevice, resetting),
        ],
        'finds the username on a new device and logs in': async () => [
          await send(finder, home, recovery.verifyFindIdCode, { body: findCode }),
          await logInAs(finder, finding),
        ],
        'requests a code on a new device in another network and logs in': async () => {
          const { username, email } = stranded;
          const visitor = world.visitor();
          const sent = await send(visitor, elsewhere, recovery.sendResetCode, { body: { username, email } });
          const code = world.smtp.codeFor(email);
          return [
            sent,
            await send(visitor, elsewhere, recovery.verifyResetCode, { body: { username, code } }),
            await logInAs(visitor, stranded, PASSWORD, elsewhere),
          ];
        },
        'changes settings and the password as a member': async () => [
          await send(settled, home, saveNeverWear, { body: { kinds: ['hats'] } }),
          await send(settled, home, saveNotificationSetting, {
            body: { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: false },
          }),
          await send(settled, home, checkPassword, { body: { password: NEW_PASSWORD } }),
          await send(settled, home, changePassword, {
            params: { id: settled.profile.id },
            body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
          }),
        ],
        'starts a social login as a member': async () => [
          await send(finding, home, startSocialLogin, {
            params: { provider: 'kakao' },
            query: { callbackUrl: 'http://localhost:3000/login/oauth-callback' },
          }),
        ],
      };
      return { needs, owners: [known, resetting, finding, stranded, atHome, settled] };
    }

    const reached = new Set<string>();

    // ASVS 15.2.2
    it('get what they need, whatever strangers in the same network send before', async () => {
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(KINDS, { minLength: KINDS.length }), async (kinds) => {
          world.nowMs += 2 * DAY_MS;
          for (const name of Object.keys(world.limitPoints)) delete world.limitPoints[name];
          const [home, elsewhere] = [`198.51.100.${++networks}`, `192.0.2.${networks}`];
          const { needs, owners } = await prepare(home, elsewhere);
          for (const { name } of LIMITS) world.limitPoints[name] = POINTS;
          Object.assign(world.limitPoints, { 'mail-recovery': 1_000, 'recovery-inbox': 2 * POINTS });
          world.written.length = 0;
          for (const kind of kinds)
            for (let count = 0; count < FLOOD; count++) {
              const [call, input, stranger] = UNPROVEN[kind](world.visitor(), world, owners[count % owners.length]!);
              await send(stranger, home, call, input);
              // Guesses also come from many networks, which the limit by name counts together.
              if (kind === 'guess passwords of owners') await send(stranger, `203.0.113.${count}`, call, input);
            }
          for (const line of world.written)
            for (const [, limit = ''] of line.matchAll(/"limit":"([^"]+)"/g)) reached.add(limit);
          world.nowMs += 1_000;
          for (const [need, meet] of Object.entries(needs))
            for (const [id, status] of await meet())
              expect([need, id, status]).toEqual([need, id, id === 'startSocialLogin' ? 302 : 200]);
        }),
        { numRuns: RUNS },
      );
    });

    it('are the only ones whom the other limits count, except for those that nobody needs', () => {
      expect(LIMITS.map(({ name }) => name)).toEqual(expect.arrayContaining([...CHARGED_AFTER_PROOF, ...NOT_NEEDED]));
      for (const name of CHARGED_AFTER_PROOF) expect([name, reached.has(name)]).toEqual([name, false]);
      // The flood used up the limits that it is meant to use up, so that the first test means something. Whether it also
      // uses up the limit by name depends on the order of its kinds.
      for (const name of ['login-network', 'username', 'new-password', 'social'])
        expect([name, reached.has(name)]).toEqual([name, true]);
      for (const name of ['mail-network', 'recovery-network']) expect([name, reached.has(name)]).toEqual([name, true]);
    });
  },
  () => ({ identityProviders }),
);
