import { createHmac, randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { sendFindIdCode, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { CALLS } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/call';
import { createSampleCalls } from '../support/call-samples';
import { IS_WHOLE, reportFigure } from '../support/campaign';
import {
  openGatewayWorld,
  type Browser,
  type GatewayWorld,
  type GatewayResponse,
  type Parts,
  type Person,
} from '../support/gateway-world';

/** `npm test` runs only every n-th variant, starting at a random one. */
const EVERY = IS_WHOLE ? 1 : 40;
const START = Math.floor(Math.random() * EVERY);

/** Numbers of variants that were sent. */
const figures = { cookies: 0, headers: 0, proofs: 0, host: 0 };

jest.setTimeout(IS_WHOLE ? 2 * 3_600_000 : 300_000);

let world: GatewayWorld;
let owner: Person;
/** The owner's browser with a verified reset code. */
let confirmed: Browser & { code: string };

beforeAll(async () => {
  world = await openGatewayWorld();
  owner = await world.join(0);
  confirmed = { ...world.visitor(), jar: new Map(owner.jar), code: '' };
  const { username, email } = owner;
  await world.callGateway(confirmed, sendResetCode, { body: { username, email } });
  confirmed.code = await world.codeFor(email);
  await world.callGateway(confirmed, verifyResetCode, { body: { username, code: confirmed.code } });
  await world.forgetLimits();
  await world.callGateway(confirmed, sendFindIdCode, { body: email });
});
afterAll(async () => {
  const { cookies, headers, proofs, host } = figures;
  reportFigure(
    `forged: ${CALLS.length} calls; ${cookies} with a forged cookie, ${headers} with a made-up header, ${proofs} without the proof of a page of ours, ${host} with a made-up token at the host; none was let in`,
  );
  await world.close();
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns changed versions of a value, none of them equal to it. */
async function forge(value: string): Promise<string[]> {
  const parts = value.split('.');
  const flipped = Array.from({ length: 24 }, () => {
    const at = Math.floor(Math.random() * value.length);
    return `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`;
  });
  const claims = { sub: 'x', access: 'a'.repeat(43), refresh: 'r', iat: 1, exp: 4_000_000_000 };
  const signed = `${base64({ alg: 'HS256' })}.${base64(claims)}`;
  return [
    ...flipped,
    ...parts.map((_, index) => parts.toSpliced(index, 1).join('.')),
    ...parts.map((_, index) => parts.with(index, '').join('.')),
    ...parts.map((part, index) =>
      parts.with(index, randomBytes(Math.max(1, part.length)).toString('base64url')).join('.'),
    ),
    parts.toReversed().join('.'),
    value.slice(0, -1),
    value.slice(1),
    `${value}.`,
    `${value}A`,
    value.toUpperCase(),
    ...[
      'x',
      '"',
      '%00',
      '%0d%0a',
      '{}',
      '[]',
      'null',
      '__proto__',
      "' or 1=1 --",
      '../../etc/passwd',
      'A'.repeat(8_000),
    ],
    `${base64({ alg: 'none' })}.${base64(claims)}.`,
    `${signed}.${createHmac('sha256', '').update(signed).digest('base64url')}`,
    `${base64({ alg: 'dir', enc: 'A256GCM' })}..AAAAAAAAAAAAAAAA.${base64(claims)}.AAAAAAAAAAAAAAAAAAAAAA`,
    `${base64({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 2_000_000_000, p2s: 'AAAA' })}.AAAA.AAAA.AAAA.AAAA`,
    `${base64({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', crit: ['x'] })}..AAAA.AAAA.AAAA`,
    await encode({ token: claims, secret: 'another secret altogether, long enough' }),
    await encode({ token: claims, secret: 'another secret altogether, long enough', salt: 'nalot.tokens' }),
  ].filter((forged) => forged !== value);
}

const picked = <T>(all: T[]): T[] => all.filter((_, index) => index % EVERY === START % EVERY);

/** Returns the input that the owner would send with a call. */
function buildInput(call: Call, parts: Parts): Parts {
  const params = parts.params ? { ...(parts.params as object) } : undefined;
  if (params && 'id' in params && call.path.includes('/user/')) Object.assign(params, { id: owner.id });
  const text = JSON.stringify(parts.body ?? null)
    .replaceAll('person1', owner.username)
    .replaceAll('person@nalot.example', owner.email)
    .replaceAll('"123456"', JSON.stringify(confirmed.code));
  return { ...parts, params, ...(parts.body !== undefined && { body: JSON.parse(text) as unknown }) };
}

const MARKS = () => [owner.id, owner.username, owner.email, owner.nickname];

/** Expects that the response leaks nothing about the owner and is no server error. */
function expectNoLeak(name: string, heard: GatewayResponse): void {
  const told = heard.text + JSON.stringify([...heard.headers]);
  const marks = MARKS().filter((mark) => told.includes(mark));
  expect([name, heard.status < 500, marks]).toEqual([name, true, []]);
  expect([name, heard.headers.getSetCookie().filter((line) => /^nalot\.tokens=[^;]/.test(line))]).toEqual([name, []]);
}

const OF_MEMBERS = createSampleCalls().filter(({ call }) => call.access === 'member');

// ASVS 6.3.4, 9.1.1
it('a session with one forged half grants no access', async () => {
  const before = await world.storedOf(owner);
  for (const name of ['nalot.session', 'nalot.tokens']) {
    const others = [...owner.jar].filter(([other]) => other !== name).map(([, value]) => value);
    const variants = [...(await forge(owner.jar.get(name)!)), ...others];
    for (const { call, parts } of OF_MEMBERS)
      for (const value of picked(variants)) {
        const browser = { ...world.visitor(), jar: new Map(owner.jar).set(name, value) };
        const heard = await world.callGateway(browser, call, buildInput(call, parts));
        expectNoLeak(`${call.id} ${name}=${value}`, heard);
        expect([call.id, value, heard.code]).toEqual([call.id, value, 'UNAUTHENTICATED']);
        figures.cookies++;
      }
  }
  expect(await world.storedOf(owner)).toBe(before);
});

/** Calls that succeed without any proof; with a forged one they do what they do without. */
const OPEN_WITHOUT_PROOF = ['logOut', 'checkPassword'];

it('a forged code challenge, provider login or device mark grants no access', async () => {
  const before = await world.storedOf(owner);
  const open = createSampleCalls().filter(({ call }) => call.access === 'anyone' && call.method !== 'GET');
  const names = ['nalot-reset', 'nalot-find-id', 'nalot-signup', 'nalot-social', 'nalot-device', 'nalot-refresh'];
  for (const name of names) {
    const real = confirmed.jar.get(name) ?? randomBytes(32).toString('base64url');
    for (const { call, parts } of open)
      for (const value of picked(await forge(real))) {
        await world.forgetLimits();
        const browser = { ...world.visitor(), jar: new Map([[name, value]]) };
        const asked = buildInput(call, parts);
        if (call.id.startsWith('send') || call.id === 'signUp') continue;
        const heard = call.returnsTokens
          ? await hearHost(browser, call, asked)
          : await world.callGateway(browser, call, asked);
        expectNoLeak(`${call.id} ${name}=${value}`, heard);
        if (!OPEN_WITHOUT_PROOF.includes(call.id))
          expect([call.id, name, value, heard.status >= 400]).toEqual([call.id, name, value, true]);
        figures.cookies++;
      }
  }
  expect(await world.storedOf(owner)).toBe(before);
});

async function hearHost(browser: Browser, call: Call, parts: Parts): Promise<GatewayResponse> {
  const response = await world.callHost(browser, call, parts);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Headers that have a meaning elsewhere or behind the gateway, which must ignore them. */
const INERT: [string, string[]][] = [
  ['authorization', ['Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic YWRtaW46YWRtaW4=']],
  ['x-nalot-bff', ['x', 'A'.repeat(43)]],
  ['x-nalot-peer', ['127.0.0.1', '::1', 'x']],
  ['x-forwarded-for', ['127.0.0.1', '::1, ::1', '<script>', `${'1.1.1.1,'.repeat(900)}2.2.2.2`, "' or 1=1 --"]],
  ['x-forwarded-host', ['evil.example', 'localhost']],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['x-forwarded-port', ['443']],
  ['forwarded', ['for=127.0.0.1;host=evil.example;proto=https']],
  ['x-real-ip', ['127.0.0.1']],
  ['cf-connecting-ip', ['127.0.0.1']],
  ['true-client-ip', ['127.0.0.1']],
  ['x-user-id', ['OWNER']],
  ['x-forwarded-user', ['OWNER']],
  ['x-remote-user', ['OWNER']],
  ['x-original-url', ['/api/v1/auth/profile']],
  ['x-rewrite-url', ['/api/v1/auth/profile']],
  ['x-invoke-path', ['/api/v1/auth/profile']],
  ['x-matched-path', ['/api/v1/auth/profile']],
  ['x-http-method-override', ['DELETE', 'PUT']],
  ['x-method-override', ['DELETE']],
  ['x-middleware-subrequest', ['middleware', 'middleware:middleware:middleware:middleware:middleware']],
  ['x-middleware-rewrite', ['/my/bookmark']],
  ['x-middleware-next', ['1']],
  ['x-nonce', ['x']],
  ['x-csrf-token', ['x']],
  ['x-requested-with', ['XMLHttpRequest']],
  ['x-request-id', ['x', '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f', 'a\tb']],
  ['next-action', ['x', 'A'.repeat(42)]],
  ['rsc', ['1']],
  ['next-router-state-tree', ['%5B%5D']],
  ['accept', ['text/html', '../../etc/passwd']],
  ['accept-language', ['x'.repeat(4_000)]],
  ['referer', ['https://evil.example/', 'javascript:alert(1)']],
  ['user-agent', ['', '() { :;}; /bin/true', 'x'.repeat(4_000)]],
  ['cookie2', ['nalot.session=x']],
  ['if-none-match', ['*', '"x"', 'W/"x", "y"']],
  ['range', ['bytes=0-0']],
  ['expect', ['100-continue']],
];

const inert = () =>
  INERT.flatMap(([name, values]) => values.map((value) => [name, value.replace('OWNER', owner.id)] as const));

// ASVS 4.1.3
it('invented headers grant no access and change no response', async () => {
  const before = await world.storedOf(owner);
  for (const { call, parts } of createSampleCalls()) {
    const asked = buildInput(call, parts);
    const askWith = async (headers: object) => {
      await world.forgetLimits();
      const all = { ...asked, headers: { ...(asked.headers as object), ...headers } };
      return world.callGateway(world.visitor(), call, all);
    };
    if (call.id.startsWith('send') && call.access === 'anyone') continue;
    const plain = await askWith({});
    for (const [name, value] of picked([...inert()])) {
      const heard = await askWith({ [name]: value });
      expectNoLeak(`${call.id} ${name}: ${value}`, heard);
      const same = [plain.status, ...(name === 'if-none-match' && plain.status === 200 ? [304] : [])];
      expect([call.id, name, value, same.includes(heard.status)]).toEqual([call.id, name, value, true]);
      figures.headers++;
    }
  }
  expect(await world.storedOf(owner)).toBe(before);
});

/** Headers that a page of another site can send or omit together with the owner's cookies. */
const UNPROVED: Record<string, string>[] = [
  { 'x-nalot': '' },
  { 'x-nalot': '0' },
  { 'x-nalot': '1, 1' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:81' },
  { origin: 'http://evil.example/http://localhost' },
  { origin: 'file://' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
];

// ASVS 3.5.1, 3.5.2, 3.5.3
it('a cross-site request changes nothing, whatever cookies it carries', async () => {
  const before = await world.storedOf(owner);
  for (const { call, parts } of createSampleCalls().filter(({ call }) => call.method !== 'GET' && !call.returnsTokens))
    for (const headers of UNPROVED) {
      const asked = buildInput(call, parts);
      const all = { ...asked, headers: { ...(asked.headers as object), ...headers } };
      const heard = await world.callGateway({ ...world.visitor(), jar: new Map(owner.jar) }, call, all);
      expect([call.id, headers, heard.code]).toEqual([call.id, headers, 'FORBIDDEN']);
      figures.proofs++;
    }
  expect(await world.storedOf(owner)).toBe(before);
});

// ASVS 7.2.1
it('the host rejects an invented token on every member call, whatever the other headers', async () => {
  const before = await world.storedOf(owner);
  const tokens = ['', 'x', 'null', 'A'.repeat(43), `${'A'.repeat(43)}.x`, owner.id, 'undefined', '[object Object]'];
  const schemes = ['Bearer ', 'bearer ', 'Basic ', '', 'Bearer  '];
  const others = inert().filter(([name]) => name !== 'authorization');
  let at = START;
  for (const { call, parts } of OF_MEMBERS)
    for (const scheme of schemes)
      // Every token at every call, with all of the headers, or a scheme with one token and one header in turn.
      for (const token of IS_WHOLE ? tokens : [tokens[at % tokens.length]!])
        for (const [name, value] of IS_WHOLE ? others : [others[at++ % others.length]!]) {
          const asked = buildInput(call, parts);
          const headers = {
            ...(asked.headers as object),
            [name]: value,
            authorization: `${scheme}${token}`.trim() || 'x',
          };
          const heard = await hearHost(world.visitor(), call, { ...asked, headers });
          expect([call.id, scheme, token, name, heard.status]).toEqual([call.id, scheme, token, name, 401]);
          expectNoLeak(`${call.id} ${scheme}${token}`, heard);
          figures.host++;
        }
  expect(await world.storedOf(owner)).toBe(before);
});
