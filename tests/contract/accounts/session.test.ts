import { eq } from 'drizzle-orm';
import { accessTokens, sessions } from '@/lib/api-host/db/schema';
import { getProfile, logIn, logOut, logOutElsewhere, reissue } from '@/lib/contract/auth';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';
import type { Visitor } from '../../support/visitor';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REFRESH = 'nalot-refresh';

describeAccounts('accounts', (world) => {
  describe('logging in', () => {
    const logInAs = (visitor: Visitor, username: string, password: string) =>
      visitor.call(logIn, { headers: DEVICE, body: { username, password } });

    it('returns the same response for a wrong password and an unknown username', async () => {
      const { username } = await world.member();
      const wrong = await logInAs(world.visitor(), username, `${PASSWORD}?`);
      const unknown = await logInAs(world.visitor(), 'nobody99', PASSWORD);
      const summarize = ({ status, error: { code, message, fields } }: typeof wrong) => ({
        status,
        code,
        message,
        fields,
      });
      expect(summarize(wrong)).toEqual(summarize(unknown));
      expect(summarize(wrong)).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: '등록되지 않은 계정이거나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
      });
    });

    it('sets a refresh token that scripts cannot read and other sites cannot send', async () => {
      const { username } = await world.member();
      const { headers } = await logInAs(world.visitor(), username, PASSWORD);
      expect(headers.getSetCookie().sort()).toEqual([
        expect.stringMatching(/^nalot-device=.+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(/^nalot-refresh=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    // ASVS 6.3.1
    it('rejects the eleventh guess of a visitor at one username, but not the owner elsewhere', async () => {
      const { username } = await world.member();
      const guesser = world.visitor();
      for (let times = 0; times < 10; times++)
        expect((await logInAs(guesser, username, `${PASSWORD}${times}`)).status).toBe(401);
      expect((await logInAs(guesser, username, PASSWORD)).error.code).toBe('TOO_MANY_REQUESTS');
      expect((await logInAs(world.visitor(), username, PASSWORD)).status).toBe(200);
      world.nowMs += 15 * MINUTE_MS;
      expect((await logInAs(guesser, username, PASSWORD)).status).toBe(200);
    });

    // ASVS 7.2.4
    it('ends the previous session of the browser', async () => {
      const member = await world.member();
      const before = member.access;
      await logInAs(member, member.username, PASSWORD);
      member.access = before;
      expect((await member.call(getProfile)).status).toBe(401);
    });

    it('allows twenty sessions of one user and ends the oldest', async () => {
      const member = await world.member();
      for (let times = 0; times < 20; times++) {
        world.nowMs += 1_000;
        expect((await logInAs(world.visitor(), member.username, PASSWORD)).status).toBe(200);
      }
      expect(await world.db.$count(sessions, eq(sessions.userId, member.profile.id))).toBe(20);
      expect((await member.call(getProfile)).status).toBe(401);
    });

    // ASVS 7.2.2, 7.2.3
    it('stores no token in plain text', async () => {
      const member = await world.member();
      const all = JSON.stringify([await world.db.select().from(sessions), await world.db.select().from(accessTokens)]);
      const secret = member.cookies.get(REFRESH)?.split('.')[1] ?? 'none';
      expect(all).not.toContain(member.access);
      expect(all).not.toContain(secret);
    });
  });

  describe('logging out elsewhere', () => {
    // ASVS 7.5.2
    it('ends every other session of the member and of nobody else', async () => {
      const [member, stranger] = [await world.member(), await world.member()];
      const others = [world.visitor(), world.visitor()];
      const body = { username: member.username, password: PASSWORD };
      for (const other of others) other.access = (await other.call(logIn, { headers: DEVICE, body })).body.access;
      expect((await member.call(logOutElsewhere)).body).toEqual({ ended: 2 });
      for (const other of others)
        expect([(await other.call(getProfile)).status, (await other.call(reissue)).status]).toEqual([401, 401]);
      for (const one of [member, stranger]) expect((await one.call(getProfile)).status).toBe(200);
      expect((await member.call(logOutElsewhere)).body).toEqual({ ended: 0 });
    });
  });

  describe('a session', () => {
    const reissueTokens = async (visitor: Visitor) => {
      const response = await visitor.call(reissue);
      visitor.access = response.body.access ?? visitor.access;
      return response;
    };
    const isLoggedIn = async (visitor: Visitor) => (await visitor.call(getProfile)).status === 200;

    /** Returns a visitor with the same cookies. */
    const copyVisitor = (member: Visitor): Visitor => {
      const copy = world.visitor();
      for (const [name, value] of member.cookies) copy.cookies.set(name, value);
      return copy;
    };

    it('has an access token for ten minutes and gets a new one for the refresh token', async () => {
      const member = await world.member();
      world.nowMs += 10 * MINUTE_MS;
      expect(await isLoggedIn(member)).toBe(false);
      const before = member.cookies.get(REFRESH);
      expect((await reissueTokens(member)).status).toBe(200);
      expect(member.cookies.get(REFRESH)).not.toBe(before);
      expect(await isLoggedIn(member)).toBe(true);
    });

    // ASVS 2.3.4
    it('survives a hundred concurrent reissues of the same refresh token and gives all the same successor', async () => {
      const member = await world.member();
      const racers = Array.from({ length: 100 }, () => copyVisitor(member));
      // A request that waits too long for a connection is retried, as a browser would.
      const reissueWithRetry = async (racer: Visitor) => {
        for (;;) {
          const response = await reissueTokens(racer);
          if (response.status !== 503) return response;
        }
      };
      const all = await Promise.all(racers.map(reissueWithRetry));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(racers.map(({ cookies }) => cookies.get(REFRESH))).size).toBe(1);
      for (const racer of racers.slice(0, 5)) expect(await isLoggedIn(racer)).toBe(true);
      expect((await reissueTokens(racers[0]!)).status).toBe(200);
    });

    // ASVS 7.4.1
    it('ends with all its tokens when a used refresh token is sent again', async () => {
      const member = await world.member();
      const thief = copyVisitor(member);
      await reissueTokens(member);
      world.nowMs += MINUTE_MS;
      const replay = await reissueTokens(thief);
      expect([replay.status, thief.cookies.has(REFRESH)]).toEqual([401, false]);
      expect(await isLoggedIn(member)).toBe(false);
      expect((await reissueTokens(member)).status).toBe(401);
      expect(world.written.some((line) => line.includes('"event":"token-replayed"'))).toBe(true);
    });

    it('ends at once when a refresh token older than the previous one is sent', async () => {
      const member = await world.member();
      const thief = copyVisitor(member);
      await reissueTokens(member);
      await reissueTokens(member);
      expect((await reissueTokens(thief)).status).toBe(401);
      expect(await isLoggedIn(member)).toBe(false);
    });

    it('does not affect other sessions of the same user', async () => {
      const member = await world.member();
      const other = world.visitor();
      const body = { username: member.username, password: PASSWORD };
      other.access = (await other.call(logIn, { headers: DEVICE, body })).body.access;
      expect((await member.call(logOut)).body).toEqual({});
      expect([await isLoggedIn(member), await isLoggedIn(other)]).toEqual([false, true]);
    });

    // ASVS 7.4.1
    it('ends at logout, which may be repeated', async () => {
      const member: Member = await world.member();
      const copy = copyVisitor(member);
      await member.call(logOut);
      expect(member.cookies.has(REFRESH)).toBe(false);
      expect((await reissueTokens(copy)).status).toBe(401);
      expect((await member.call(logOut)).status).toBe(200);
    });

    // ASVS 7.3.1, 7.3.2
    it('expires thirty days after its last use and 180 days after the login', async () => {
      const member = await world.member();
      world.nowMs += 30 * DAY_MS;
      expect((await reissueTokens(member)).status).toBe(401);
      const regular = await world.member();
      for (let days = 0; days < 174; days += 29) {
        world.nowMs += 29 * DAY_MS;
        expect((await reissueTokens(regular)).status).toBe(200);
      }
      world.nowMs += 6 * DAY_MS;
      expect((await reissueTokens(regular)).status).toBe(401);
    });

    it.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`, "' or 1=1 --"])(
      'is not opened by the refresh token %j',
      async (token) => {
        const visitor = world.visitor();
        visitor.cookies.set(REFRESH, encodeURIComponent(token));
        expect((await reissueTokens(visitor)).error.code).toBe('UNAUTHENTICATED');
      },
    );

    // ASVS 7.2.1, 10.3.1, 10.3.2, 10.3.3
    it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('is not opened by the access token %j', async (access) => {
      const visitor = world.visitor();
      visitor.access = access;
      expect(await isLoggedIn(visitor)).toBe(false);
    });
  });
});
