import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import type { Passwords } from '@/lib/api-host/accounts/passwords';
import type { BuiltHost } from '@/lib/api-host/build-host';
import type { Cards } from '@/lib/api-host/card/cards';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { serveCall } from '@/lib/bff/gateway/serve-call';
import { writeSession } from '@/lib/bff/session/session';
import { getSessionSecret } from '@/lib/bff/session/session-secret';
import { getProfile, logIn } from '@/lib/contract/auth';
import { buildCallUrl } from '@/lib/contract/call-url';
import type { Call } from '@/lib/contract/call';
import { sendSignupCode, signUp, verifySignupCode } from '@/lib/contract/user';
import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';
import { lightPasswords } from './light-passwords';
import { openMemoryDatabase } from './memory-database';
import { createTestHost, pictureFolder } from './test-host';

const ORIGIN = 'http://localhost';
const SAME_ORIGIN_HEADERS = { 'x-nalot': '1', origin: ORIGIN, host: 'localhost', 'sec-fetch-site': 'same-origin' };
const DEVICE = '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f';

export type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** The response of a gateway call. */
export interface GatewayResponse {
  status: number;
  /** The error code, if any. */
  code?: string;
  text: string;
  headers: Headers;
}

/** A browser with its own cookies and network. */
export interface Browser {
  jar: Map<string, string>;
  network: string;
}

export interface Person extends Browser {
  number: number;
  id: string;
  username: string;
  email: string;
  nickname: string;
  password: string;
}

let browsers = 0;
const createBrowser = (): Browser => ({
  jar: new Map(),
  network: `203.${Math.floor(++browsers / 62_500) % 250}.${Math.floor(browsers / 250) % 250}.${(browsers % 250) + 1}`,
});

const cookieLine = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function storeCookies(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

/** Returns one of a user's three passwords: the first one, or one to which it may be changed. Unique to the user. */
export const getPassword = (number: number, which = 0): string =>
  `Zk7!${createHash('sha256').update(String(number)).digest('hex').slice(0, 8)}${'abc'[which]}`;

/** Encodes a number in letters, for a unique nickname. */
const encodeLetters = (number: number): string =>
  [...number.toString(26).padStart(5, '0')].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');

function createRequest(call: Call, parts: Parts, browser: Browser, base: string): Request {
  const { params, query, headers, body } = parts;
  const isText = call.bodyKind === 'text' && typeof body === 'string';
  return new Request(`${base}${buildCallUrl(call, { params, query } as never)}`, {
    method: call.method,
    headers: {
      ...SAME_ORIGIN_HEADERS,
      'x-forwarded-for': browser.network,
      ...(browser.jar.size > 0 && { cookie: cookieLine(browser.jar) }),
      ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && call.method !== 'GET' && { body: isText ? (body as string) : JSON.stringify(body) }),
  });
}

async function readResponse(response: Response): Promise<GatewayResponse> {
  const { status, headers } = response;
  const text = await response.text();
  const code = status >= 400 ? (JSON.parse(text) as { error?: { code?: string } }).error?.code : undefined;
  return { status, code, text, headers };
}

export interface GatewayWorldParts {
  passwords?: Passwords;
  cards?: Cards;
}

/** Opens the gateway and the host behind it in this process, with a database in memory and a settable clock. */
export async function openGatewayWorld({ passwords = lightPasswords(), cards }: GatewayWorldParts = {}) {
  const opened = await openMemoryDatabase();
  const { db } = opened;
  const pictures = pictureFolder();
  const identityProviders = chooseProviders({ keys: {}, isLocal: true });
  /** Log lines of the host, which nobody reads. Emptied regularly, because campaigns write many. */
  const written: string[] = [];
  const world = { nowMs: Date.parse('2026-01-15T09:10:00+09:00') };
  const host = createTestHost({
    opened,
    folder: pictures.folder,
    clock: () => world.nowMs,
    written,
    cards,
    accounts: { passwords, identityProviders },
  });
  getSingleton('api-host', () => host as unknown as BuiltHost);
  getSingleton('bff-log', () => createLogger('silent', 'bff'));

  async function callGateway(browser: Browser, call: Call, parts: Parts = {}): Promise<GatewayResponse> {
    const response = await serveCall(createRequest(call, parts, browser, ORIGIN));
    storeCookies(browser.jar, response.headers);
    return readResponse(response);
  }

  /** Calls the host directly, as the BFF does, for calls with tokens, which the gateway does not serve. */
  async function callHost(browser: Browser, call: Call, parts: Parts = {}): Promise<Response> {
    const response = await host.fetch(createRequest(call, parts, browser, 'http://api-host'));
    const jar = new Map<string, string>();
    storeCookies(jar, response.headers);
    for (const [name, value] of jar) if (name !== 'nalot-refresh') browser.jar.set(name, value);
    return response;
  }

  /** Logs in like next-auth's callback, which runs in Next.js only: seals the host's tokens under a new id. */
  async function enter(person: Person): Promise<void> {
    const { username, password, jar } = person;
    const response = await callHost(person, logIn, { headers: { 'device-id': DEVICE }, body: { username, password } });
    if (!response.ok) throw new Error(`${username} could not log in: ${await response.text()}`);
    const { access } = (await response.json()) as { access: string };
    const refreshToken = /nalot-refresh=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const id = crypto.randomUUID();
    const set = new Headers();
    await writeSession(set, { id, accessToken: access, refreshToken });
    storeCookies(jar, set);
    jar.set('nalot.session', await encode({ token: { sub: id }, secret: getSessionSecret() }));
  }

  const rows = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as { rows: unknown[] }).rows;

  /** Returns the newest code mailed to an address, or 000000. */
  async function codeFor(email: string): Promise<string> {
    const [mail] = (await rows(
      sql`select text from outbox_mails where recipient = ${email} order by sent_at desc, id limit 1`,
    )) as { text: string }[];
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '000000';
  }

  async function forgetLimits(): Promise<void> {
    written.length = 0;
    await db.execute(sql`delete from rate_limits`);
  }

  /** Creates a member and logs in. */
  async function join(number: number): Promise<Person> {
    const [username, nickname] = [`walk${String(number).padStart(6, '0')}`, `Q${encodeLetters(number)}`];
    const [email, password] = [`${username}@nalot.example`, getPassword(number)];
    const person: Person = { ...createBrowser(), number, id: '', username, email, nickname, password };
    await forgetLimits();
    await callGateway(person, sendSignupCode, { body: email });
    await callGateway(person, verifySignupCode, { body: { email, code: await codeFor(email) } });
    const agreed = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: false };
    const body = { ...agreed, username, password, nickname, email, gender: 'FEMALE', birthDate: '2000-02-29' };
    const created = await callGateway(person, signUp, { body });
    if (created.status !== 200) throw new Error(`${username} could not sign up: ${created.text}`);
    await enter(person);
    person.id = (JSON.parse((await callGateway(person, getProfile)).text) as { id: string }).id;
    return person;
  }

  const tables = (await rows(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )) as { name: string }[];

  const subqueries = tables.map(({ name }) => {
    // An unconfirmed code may be requested by anyone, so it does not count.
    const condition = name === 'mail_codes' ? 'and confirmed_at is not null' : '';
    return `(select json_agg(one order by one::text)::text from ${name} one where user_id = person ${condition})`;
  });
  // A database function is planned once. Campaigns call it twice a sequence.
  await db.execute(
    sql.raw(`create function stored_of(person uuid) returns text language plpgsql stable as $$ begin
      return concat_ws('|', (select users::text from users where id = person), ${subqueries.join(', ')});
    end $$`),
  );

  /** Returns everything that is stored about a user, in every table. */
  async function storedOf({ id }: Person): Promise<string> {
    const [row] = (await rows(sql`select stored_of(${id}) as stored`)) as { stored: string }[];
    return row?.stored ?? '';
  }

  return Object.assign(world, {
    db,
    host,
    callGateway,
    callHost,
    enter,
    join,
    codeFor,
    storedOf,
    forgetLimits,
    visitor: createBrowser,
    async close() {
      await identityProviders.close();
      await opened.close();
      pictures.remove();
    },
  });
}

export type GatewayWorld = Awaited<ReturnType<typeof openGatewayWorld>>;
