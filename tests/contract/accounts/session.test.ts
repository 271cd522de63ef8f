import { eq } from 'drizzle-orm';
import { accessTokens, sessions } from '@/lib/api-host/db/schema';
import { getProfile, logIn, logOut, logOutElsewhere, reissue } from '@/lib/contract/auth';
import { describeAccountsEachWay, DEVICE, PASSWORD, type Member } from '../../support/account-world';
import type { Visitor } from '../../support/visitor';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REFRESH = 'nalot-refresh';

describeAccountsEachWay('accounts', (world) => {
  describe('logging in', () => {
    const logInAs = (visitor: Visitor, username: string, password: string) =>
      visitor.call(logIn, { headers: DEVICE, body: { username, password } });

    it('answers a wrong password and an unknown name alike', async () => {
      const { username } = await world.member();
      const wrong = await logInAs(world.visitor(), username, `${PASSWORD}?`);
      const unknown = await logInAs(world.visitor(), 'nobody99', PASSWORD);
      const said = ({ status, error: { code, message, fields } }: typeof wrong) => ({ status, code, message, fields });
      expect(said(wrong)).toEqual(said(unknown));
      expect(said(wrong)).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: '등록되지 않은 계정이거나 비밀번호가 맞지 않아요.',
      });
    });

    it('gives a refresh token that no script can read and another site cannot send', async () => {
      const { username } = await world.member();
      const { headers } = await logInAs(world.visitor(), username, PASSWORD);
      expect(headers.getSetCookie().sort()).toEqual([
        expect.stringMatching(/^nalot-device=.+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(/^nalot-refresh=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('stops guessing at one name after ten, though not the owner elsewhere', async () => {
      const { username } = await world.member();
      const guesser = world.visitor();
      for (let times = 0; times < 10; times++)
        expect((await logInAs(guesser, username, `${PASSWORD}${times}`)).status).toBe(401);
      expect((await logInAs(guesser, username, PASSWORD)).error.code).toBe('TOO_MANY_REQUESTS');
      expect((await logInAs(world.visitor(), username, PASSWORD)).status).toBe(200);
      world.nowMs += 15 * MINUTE_MS;
      expect((await logInAs(guesser, username, PASSWORD)).status).toBe(200);
    });

    it('ends the session that the browser had before', async () => {
      const member = await world.member();
      const before = member.access;
      await logInAs(member, member.username, PASSWORD);
      member.access = before;
      expect((await member.call(getProfile)).status).toBe(401);
    });

    it('keeps twenty sessions of one person and ends the oldest', async () => {
      const member = await world.member();
      for (let times = 0; times < 20; times++) {
        world.nowMs += 1_000;
        expect((await logInAs(world.visitor(), member.username, PASSWORD)).status).toBe(200);
      }
      expect(await world.db.$count(sessions, eq(sessions.userId, member.profile.id))).toBe(20);
      expect((await member.call(getProfile)).status).toBe(401);
    });

    it('keeps no token as it is', async () => {
      const member = await world.member();
      const all = JSON.stringify([await world.db.select().from(sessions), await world.db.select().from(accessTokens)]);
      const secret = member.cookies.get(REFRESH)?.split('.')[1] ?? 'none';
      expect(all).not.toContain(member.access);
      expect(all).not.toContain(secret);
    });
  });

  describe('logging out elsewhere', () => {
    it('ends every other session of the person, and nobody else’s', async () => {
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
    const renew = async (visitor: Visitor) => {
      const said = await visitor.call(reissue);
      visitor.access = said.body.access ?? visitor.access;
      return said;
    };
    const isLoggedIn = async (visitor: Visitor) => (await visitor.call(getProfile)).status === 200;

    /** A second holder of the same cookies. */
    const copyOf = (member: Visitor): Visitor => {
      const copy = world.visitor();
      for (const [name, value] of member.cookies) copy.cookies.set(name, value);
      return copy;
    };

    it('lets its access token live ten minutes, and gives a new one for the refresh token', async () => {
      const member = await world.member();
      world.nowMs += 10 * MINUTE_MS;
      expect(await isLoggedIn(member)).toBe(false);
      const before = member.cookies.get(REFRESH);
      expect((await renew(member)).status).toBe(200);
      expect(member.cookies.get(REFRESH)).not.toBe(before);
      expect(await isLoggedIn(member)).toBe(true);
    });

    it('survives a hundred calls that race with the same refresh token, all with the same successor', async () => {
      const member = await world.member();
      const racers = Array.from({ length: 100 }, () => copyOf(member));
      // Whoever waits too long for a connection comes again, as a browser would.
      const renewInTheEnd = async (racer: Visitor) => {
        for (;;) {
          const said = await renew(racer);
          if (said.status !== 503) return said;
        }
      };
      const all = await Promise.all(racers.map(renewInTheEnd));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(racers.map(({ cookies }) => cookies.get(REFRESH))).size).toBe(1);
      for (const racer of racers.slice(0, 5)) expect(await isLoggedIn(racer)).toBe(true);
      expect((await renew(racers[0]!)).status).toBe(200);
    });

    it('ends, with all its tokens, when a used refresh token comes again', async () => {
      const member = await world.member();
      const thief = copyOf(member);
      await renew(member);
      world.nowMs += MINUTE_MS;
      const replay = await renew(thief);
      expect([replay.status, thief.cookies.has(REFRESH)]).toEqual([401, false]);
      expect(await isLoggedIn(member)).toBe(false);
      expect((await renew(member)).status).toBe(401);
      expect(world.written.some((line) => line.includes('"event":"token-replayed"'))).toBe(true);
    });

    it('ends at once when a refresh token comes that is older than the last', async () => {
      const member = await world.member();
      const thief = copyOf(member);
      await renew(member);
      await renew(member);
      expect((await renew(thief)).status).toBe(401);
      expect(await isLoggedIn(member)).toBe(false);
    });

    it('leaves the other sessions of the same person alone', async () => {
      const member = await world.member();
      const other = world.visitor();
      const body = { username: member.username, password: PASSWORD };
      other.access = (await other.call(logIn, { headers: DEVICE, body })).body.access;
      expect((await member.call(logOut)).body).toEqual({});
      expect([await isLoggedIn(member), await isLoggedIn(other)]).toEqual([false, true]);
    });

    it('is over after logging out, which may be done twice', async () => {
      const member: Member = await world.member();
      const kept = copyOf(member);
      await member.call(logOut);
      expect(member.cookies.has(REFRESH)).toBe(false);
      expect((await renew(kept)).status).toBe(401);
      expect((await member.call(logOut)).status).toBe(200);
    });

    it('lasts for thirty days after each use, and for half a year in all', async () => {
      const member = await world.member();
      world.nowMs += 30 * DAY_MS;
      expect((await renew(member)).status).toBe(401);
      const regular = await world.member();
      for (let days = 0; days < 174; days += 29) {
        world.nowMs += 29 * DAY_MS;
        expect((await renew(regular)).status).toBe(200);
      }
      world.nowMs += 6 * DAY_MS;
      expect((await renew(regular)).status).toBe(401);
    });

    it.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`, "' or 1=1 --"])(
      'is not opened by the refresh token %j',
      async (token) => {
        const visitor = world.visitor();
        visitor.cookies.set(REFRESH, encodeURIComponent(token));
        expect((await renew(visitor)).error.code).toBe('UNAUTHENTICATED');
      },
    );

    it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('is not opened by the access token %j', async (access) => {
      const visitor = world.visitor();
      visitor.access = access;
      expect(await isLoggedIn(visitor)).toBe(false);
    });
  });
});
