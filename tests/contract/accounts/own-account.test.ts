import { eq, sql, type SQL } from 'drizzle-orm';
import { consents, users, withdrawals } from '@/lib/api-host/db/schema';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { getProfile, logIn, reissue } from '@/lib/contract/auth';
import { changePassword, checkUsername, getDeleteReasons, signUp, updateUser, withdraw } from '@/lib/contract/user';
import { saveMyDay } from '@/lib/contract/my-day';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const MINUTE_MS = 60_000;
const OTHER_PASSWORD = 'Summer!20260101';
const own = ({ profile }: Member) => ({ id: profile.id });

describeAccounts('accounts', (world) => {
  describe("one's own account", () => {
    // ASVS 8.2.3, 15.3.1, 15.3.3
    it('changes the fields of the form and ignores all others', async () => {
      const member = await world.member();
      const body = { nickname: '비옷', gender: '', birthDate: '1999-12-31' };
      const forged = {
        id: 'x',
        username: 'admin1',
        email: 'a@b.kr',
        loginType: 'social',
        socialType: 'kakao',
        passwordHash: 'x',
        password: 'x',
        issuer: 'x',
      };
      const response = await member.send(updateUser, { params: own(member), body: { ...body, ...forged } });
      expect(response.body).toEqual({ ...member.profile, ...body, gender: null });
      expect((await member.call(getProfile)).body).toEqual(response.body);
      const login = await world
        .visitor()
        .call(logIn, { headers: DEVICE, body: { username: member.username, password: PASSWORD } });
      expect(login.status).toBe(200);
    });

    it('keeps the time of a consent, and records a new one', async () => {
      const member = await world.member();
      const agreedMs = world.nowMs;
      world.nowMs += MINUTE_MS;
      const body = { agreedToTerms: true, agreedToMarketing: true } as const;
      expect((await member.call(updateUser, { params: own(member), body })).body.agreedToMarketing).toBe(true);
      const all = await world.db.select().from(consents).where(eq(consents.userId, member.profile.id));
      const times = Object.fromEntries(all.map(({ document, agreedAt }) => [document, agreedAt.getTime()]));
      expect(times).toEqual({ terms: agreedMs, privacy: agreedMs, location: agreedMs, marketing: world.nowMs });
    });

    it('cannot be changed to an age under fourteen', async () => {
      const member = await world.member();
      const response = await member.call(updateUser, { params: own(member), body: { birthDate: '2020-01-01' } });
      expect(response.error.fields).toHaveProperty('birthDate');
    });

    // ASVS 6.2.2, 6.2.3, 7.4.3
    it('gets a new password for the current one, and every session ends', async () => {
      const member = await world.member();
      const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      expect((await member.call(changePassword, { params: own(member), body })).body).toEqual({});
      expect((await member.call(getProfile)).status).toBe(401);
      expect((await member.call(reissue)).status).toBe(401);
      const logInWith = async (password: string) =>
        (await world.visitor().call(logIn, { headers: DEVICE, body: { username: member.username, password } })).status;
      expect([await logInWith(PASSWORD), await logInWith(OTHER_PASSWORD)]).toEqual([401, 200]);
    });

    // ASVS 6.2.2, 6.2.3, 7.5.1
    it('keeps its password when the current one is wrong or missing, and allows ten tries', async () => {
      const member = await world.member();
      const change = (currentPassword?: string) =>
        member.call(changePassword, { params: own(member), body: { currentPassword, newPassword: OTHER_PASSWORD } });
      expect((await change()).error.code).toBe('INVALID_INPUT');
      for (let times = 0; times < 10; times++)
        expect((await change(`${PASSWORD}${times}`)).error.fields).toEqual({
          currentPassword: '현재 비밀번호가 맞지 않아요.',
        });
      expect((await change(PASSWORD)).error.code).toBe('TOO_MANY_REQUESTS');
      expect((await member.call(getProfile)).status).toBe(200);
    });
  });

  describe('deleting an account', () => {
    /** Returns the tables that have a row with one of the values. */
    const listTablesMentioning = async (values: string[]) => {
      const found: string[] = [];
      const queryRows = async (query: SQL) =>
        ((await world.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
      const tables = await queryRows(
        sql`select table_name from information_schema.tables where table_schema = 'public'`,
      );
      for (const table of tables.map((row) => String(row.table_name))) {
        const rows = await queryRows(sql`select * from ${sql.identifier(table)}`);
        if (values.some((value) => JSON.stringify(rows).toLowerCase().includes(value.toLowerCase()))) found.push(table);
      }
      return found;
    };

    it('offers reasons in Korean, numbered from one', async () => {
      const { body } = await (await world.member()).call(getDeleteReasons);
      expect(body.map(({ id }) => id)).toEqual(body.map((_, index) => index + 1));
      expect(body.length).toBeGreaterThan(3);
      for (const { description } of body) expect(description).toMatch(/[가-힣]/);
    });

    // ASVS 7.4.2, 14.2.4
    it('deletes everything personal and frees the username and the address', async () => {
      const member = await world.member();
      const { username, email, profile } = member;
      const person = [profile.id, username, email];
      await member.call(saveMyDay, { body: { myDay: createUniformWeek({ spans: [], categoryId: 4 }) } });
      expect(await listTablesMentioning(person)).toEqual(
        expect.arrayContaining(['users', 'consents', 'sessions', 'my_day']),
      );
      const countBefore = await world.db.$count(withdrawals);
      expect((await member.call(withdraw, { params: { ...own(member), reasonId: '1' } })).body).toEqual({});
      // A restored backup deletes the account by its number again.
      expect(await listTablesMentioning(person)).toEqual(['withdrawn_accounts']);
      expect(await listTablesMentioning([username, email])).toEqual([]);
      expect(await world.db.$count(withdrawals)).toBe(countBefore + 1);
      expect((await member.call(getProfile)).status).toBe(401);
      expect((await member.call(reissue)).status).toBe(401);
      const visitor = world.visitor();
      expect((await visitor.call(logIn, { headers: DEVICE, body: { username, password: PASSWORD } })).status).toBe(401);
      expect((await visitor.call(checkUsername, { params: { username } })).body).toEqual({ available: true });
      world.nowMs += MINUTE_MS;
      const again = await world.confirmAddress(email);
      expect((await again.call(signUp, { body: { ...world.person(), username, email } })).status).toBe(200);
    });

    // ASVS 7.5.1, 7.6.1, 10.3.4
    it('requires a login within the last fifteen minutes', async () => {
      const member = await world.member();
      const deleteAccount = () => member.call(withdraw, { params: { ...own(member), reasonId: '1' } });
      world.nowMs += 16 * MINUTE_MS;
      member.access = (await member.call(reissue)).body.access;
      expect(await deleteAccount()).toMatchObject({ status: 403, error: { code: 'REAUTHENTICATION_REQUIRED' } });
      const body = { username: member.username, password: PASSWORD };
      member.access = (await member.call(logIn, { headers: DEVICE, body })).body.access;
      expect((await deleteAccount()).status).toBe(200);
    });

    it('requires a reason from the list', async () => {
      const member = await world.member();
      expect((await member.call(withdraw, { params: { ...own(member), reasonId: '99' } })).error.fields).toHaveProperty(
        'reasonId',
      );
      expect((await member.call(getProfile)).status).toBe(200);
    });
  });

  /** Calls on one account that only its owner may make, with a valid input. */
  const OWNER_CALLS: readonly [Call, object][] = [
    [updateUser, { body: { nickname: '남옷' } }],
    [changePassword, { body: { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD } }],
    [withdraw, { params: { reasonId: '1' } }],
  ];

  describe("another member's account", () => {
    it.each(OWNER_CALLS.map(([call, input]) => [call.id, call, input] as const))(
      '%s: returns 401 to a visitor and 404 to another member or for an unknown id, and changes nothing',
      async (_, call, input) => {
        const [owner, other] = [await world.member(), await world.member()];
        const at = (id: string) => ({
          ...input,
          params: { ...('params' in input ? (input.params as object) : {}), id },
        });
        const before = await world.db.select().from(users).where(eq(users.id, owner.profile.id));
        expect((await world.visitor().send(call, at(owner.profile.id))).error.code).toBe('UNAUTHENTICATED');
        expect((await other.send(call, at(owner.profile.id))).error.code).toBe('NOT_FOUND');
        expect((await other.send(call, at('00000000-0000-4000-8000-000000000000'))).error.code).toBe('NOT_FOUND');
        expect(await world.db.select().from(users).where(eq(users.id, owner.profile.id))).toEqual(before);
        expect((await owner.send(call, at(owner.profile.id))).status).toBe(200);
      },
    );

    it.each(CALLS.filter(({ access }) => access === 'member').map(({ id }) => id))(
      '%s returns 401 to a visitor',
      async (id) => {
        const call = CALLS.find((one) => one.id === id)!;
        const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, 'a']));
        const { error } = await world.visitor().send(call, { params });
        expect(error.code).toBe('UNAUTHENTICATED');
      },
    );
  });
});
