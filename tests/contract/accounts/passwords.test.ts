import { hash } from '@node-rs/argon2';
import { users } from '@/lib/api-host/db/schema';
import { createPasswords } from '@/lib/api-host/accounts/passwords';
import { mac, createSecret } from '@/lib/api-host/shared/secrets';
import { logIn } from '@/lib/contract/auth';
import { resetPassword, sendResetCode } from '@/lib/contract/recovery';
import { signUp } from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD } from '../../support/account-world';
import { openDefaultDatabase } from '../../support/engines';

const YEAR_MS = 365 * 86_400_000;
const passwords = createPasswords();

describe('a password', () => {
  // ASVS 11.4.2
  it('is stored as argon2id with 64 MiB, two passes and its own salt', async () => {
    const [one, other] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  // ASVS 6.2.8
  it('is compared exactly', async () => {
    const long = 'Aa1!'.repeat(32);
    const stored = await passwords.hash(long);
    const similar = [
      long.slice(0, -1),
      `${long} `,
      ` ${long}`,
      `${long}\0`,
      long.toLowerCase(),
      long.normalize('NFD') + 'x',
    ];
    expect(await passwords.verify(stored, long, 'stranger')).toBe(true);
    for (const one of similar) expect([one, await passwords.verify(stored, one, 'stranger')]).toEqual([one, false]);
  });

  // ASVS 11.2.2
  it('hashed with other parameters is still accepted', async () => {
    const stored = await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.verify(stored, PASSWORD, 'stranger')).toBe(true);
  });
});

// ASVS 7.2.2, 7.2.3, 11.4.1, 11.4.3, 11.5.1
it('a secret and a value derived from one have 256 bits', () => {
  const secrets = Array.from({ length: 1_000 }, createSecret);
  expect(new Set(secrets).size).toBe(1_000);
  for (const secret of [...secrets.slice(0, 10), mac('key', 'text')])
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

// ASVS 6.3.2
it('a new database contains no user', async () => {
  const { db, close } = await openDefaultDatabase();
  expect(await db.select().from(users)).toEqual([]);
  await close();
});

// ASVS 6.4.2
it('a signup asks for no hint, and a reset only for a mailed code', () => {
  expect(Object.keys(signUp.body.shape).filter((name) => !name.startsWith('agreedTo'))).toEqual([
    'username',
    'password',
    'nickname',
    'gender',
    'birthDate',
    'email',
  ]);
  expect(Object.keys(sendResetCode.body.shape)).toEqual(['username', 'email']);
  expect(Object.keys(resetPassword.body.shape)).toEqual(['verificationCode', 'username', 'newPassword']);
});

describeAccounts('the password of an account', (world) => {
  // ASVS 6.2.10
  it('does not expire', async () => {
    const { username } = await world.member();
    world.nowMs += 5 * YEAR_MS;
    expect(
      (await world.visitor().call(logIn, { headers: DEVICE, body: { username, password: PASSWORD } })).status,
    ).toBe(200);
  });
});
