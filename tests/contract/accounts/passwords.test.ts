import { hash } from '@node-rs/argon2';
import { users } from '@/lib/api-host/db/schema';
import { createPasswords } from '@/lib/api-host/accounts/passwords';
import { mac, createSecret } from '@/lib/api-host/shared/secrets';
import { logIn } from '@/lib/contract/auth';
import { resetPassword, sendResetCode } from '@/lib/contract/recovery';
import { signUp } from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD } from '../../support/account-world';
import { openMemoryDatabase } from '../../support/memory-database';

const YEAR_MS = 365 * 86_400_000;
const passwords = createPasswords();

describe('a password', () => {
  it('is kept as argon2id of 64 MiB and two passes, under a salt of its own', async () => {
    const [one, other] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is compared to the letter', async () => {
    const long = 'Aa1!'.repeat(32);
    const kept = await passwords.hash(long);
    const close = [
      long.slice(0, -1),
      `${long} `,
      ` ${long}`,
      `${long}\0`,
      long.toLowerCase(),
      long.normalize('NFD') + 'x',
    ];
    expect(await passwords.verify(kept, long, 'stranger')).toBe(true);
    for (const one of close) expect([one, await passwords.verify(kept, one, 'stranger')]).toEqual([one, false]);
  });

  it('that was made with other parameters is still good', async () => {
    const kept = await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.verify(kept, PASSWORD, 'stranger')).toBe(true);
  });
});

it('a secret has 256 random bits, and so has what is derived by one', () => {
  const made = Array.from({ length: 1_000 }, createSecret);
  expect(new Set(made).size).toBe(1_000);
  for (const secret of [...made.slice(0, 10), mac('key', 'text')])
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

it('a new database has nobody in it', async () => {
  const { db, close } = await openMemoryDatabase();
  expect(await db.select().from(users)).toEqual([]);
  await close();
});

it('a signup asks for no hint, and a reset for nothing but a code from a mail', () => {
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
  it('is good for as long as nobody changes it', async () => {
    const { username } = await world.member();
    world.nowMs += 5 * YEAR_MS;
    expect(
      (await world.visitor().call(logIn, { headers: DEVICE, body: { username, password: PASSWORD } })).status,
    ).toBe(200);
  });
});
