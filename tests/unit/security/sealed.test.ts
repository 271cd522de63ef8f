import { decodeProtectedHeader } from 'jose';
import type * as Jwt from 'next-auth/jwt';
import type * as Sessions from '@/lib/bff/session/session';

const SECRET = 'a secret of the tests, and of nobody else';
const TOKENS = { sub: 'one', access: 'access-1', refresh: 'refresh-1' };
let jwt: typeof Jwt;
let sessions: typeof Sessions;

beforeAll(async () => {
  process.env.SESSION_SECRET = SECRET;
  [jwt, sessions] = await Promise.all([import('next-auth/jwt'), import('@/lib/bff/session/session')]);
});

const sealTokens = (maxAge = 60, salt = 'nalot.tokens') => jwt.encode({ token: TOKENS, secret: SECRET, salt, maxAge });
const sealLogin = () => jwt.encode({ token: { sub: 'one' }, secret: SECRET });
const read = (login: string, tokens: string) =>
  sessions.readSession({ headers: new Headers({ cookie: `nalot.session=${login}; nalot.tokens=${tokens}` }) });

describe('a sealed session', () => {
  // ASVS 9.1.2, 9.1.3, 11.2.3, 11.3.1, 11.3.2, 11.3.3
  it('opens only with its sealing algorithm', async () => {
    const [login, tokens] = [await sealLogin(), await sealTokens()];
    for (const cookie of [login, tokens]) expect(decodeProtectedHeader(cookie)).toEqual({ alg: 'dir', enc: 'A256GCM' });
    expect(await read(login, tokens)).toMatchObject({ id: 'one' });
    for (const header of [
      { alg: 'none' },
      { alg: 'dir', enc: 'A128CBC-HS256' },
      { alg: 'A256KW', enc: 'A256GCM' },
      { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 2_000_000_000, p2s: 'AAAA' },
      { alg: 'dir', enc: 'A256GCM', jwk: { kty: 'oct', k: 'AAAA' } },
    ]) {
      const written = Buffer.from(JSON.stringify(header)).toString('base64url');
      expect([header, await read(login, [written, ...tokens.split('.').slice(1)].join('.'))]).toEqual([header, null]);
    }
  });

  it('differs each time it is sealed', async () => {
    expect(await sealTokens()).not.toBe(await sealTokens());
  });

  // ASVS 9.2.1
  it('is invalid after its expiry', async () => {
    expect(await read(await sealLogin(), await sealTokens(-3_600))).toBeNull();
  });

  // ASVS 9.2.2
  it('is invalid in place of another kind', async () => {
    const [login, tokens] = [await sealLogin(), await sealTokens()];
    expect(await read(tokens, login)).toBeNull();
    expect(await read(login, login)).toBeNull();
    expect(await read(tokens, tokens)).toBeNull();
    expect(await read(login, await sealTokens(60, 'nalot.session'))).toBeNull();
  });
});
