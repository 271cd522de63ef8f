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
const OURS = { 'x-nalot': '1', origin: ORIGIN, host: 'localhost', 'sec-fetch-site': 'same-origin' };
const DEVICE = '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f';

export type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** What a door said. */
export interface Heard {
  status: number;
  /** The code of an error. */
  code?: string;
  text: string;
  headers: Headers;
}

/** One browser before the doors, with its cookies and a network of its own. */
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
const newBrowser = (): Browser => ({
  jar: new Map(),
  network: `203.${Math.floor(++browsers / 62_500) % 250}.${Math.floor(browsers / 250) % 250}.${(browsers % 250) + 1}`,
});

const cookieLine = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

/** A person's passwords: the first, and those that they may change it to. Nobody else has one of them. */
export const passwordOf = (number: number, which = 0): string =>
  `Zk7!${createHash('sha256').update(String(number)).digest('hex').slice(0, 8)}${'abc'[which]}`;

/** The letters of a number, for a nickname that nothing else is called by. */
const letters = (number: number): string =>
  [...number.toString(26).padStart(5, '0')].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');

function requestOf(call: Call, parts: Parts, browser: Browser, base: string): Request {
  const { params, query, headers, body } = parts;
  const isText = call.bodyKind === 'text' && typeof body === 'string';
  return new Request(`${base}${buildCallUrl(call, { params, query } as never)}`, {
    method: call.method,
    headers: {
      ...OURS,
      'x-forwarded-for': browser.network,
      ...(browser.jar.size > 0 && { cookie: cookieLine(browser.jar) }),
      ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && call.method !== 'GET' && { body: isText ? (body as string) : JSON.stringify(body) }),
  });
}

async function hear(response: Response): Promise<Heard> {
  const { status, headers } = response;
  const text = await response.text();
  const code = status >= 400 ? (JSON.parse(text) as { error?: { code?: string } }).error?.code : undefined;
  return { status, code, text, headers };
}

export interface GatewayWorldParts {
  passwords?: Passwords;
  cards?: Cards;
}

/** The doors of the BFF and the host behind them, in this process, on a database in memory and a clock of the test's. */
export async function openGatewayWorld({ passwords = lightPasswords(), cards }: GatewayWorldParts = {}) {
  const opened = await openMemoryDatabase();
  const { db } = opened;
  const pictures = pictureFolder();
  const identityProviders = chooseProviders({ keys: {}, isLocal: true });
  /** What the host logs; it is nobody's to read here, and would grow with every call. */
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

  async function ask(browser: Browser, call: Call, parts: Parts = {}): Promise<Heard> {
    const response = await serveCall(requestOf(call, parts, browser, ORIGIN));
    keepCookies(browser.jar, response.headers);
    return hear(response);
  }

  /** Past the BFF, as that asks: calls that hold tokens, which its door is shut to. */
  async function askHost(browser: Browser, call: Call, parts: Parts = {}): Promise<Response> {
    const response = await host.fetch(requestOf(call, parts, browser, 'http://api-host'));
    const jar = new Map<string, string>();
    keepCookies(jar, response.headers);
    for (const [name, value] of jar) if (name !== 'nalot-refresh') browser.jar.set(name, value);
    return response;
  }

  /** As next-auth's callback does, which runs in the framework alone: the host's tokens, sealed under a new id. */
  async function enter(person: Person): Promise<void> {
    const { username, password, jar } = person;
    const response = await askHost(person, logIn, { headers: { 'device-id': DEVICE }, body: { username, password } });
    if (!response.ok) throw new Error(`${username} could not log in: ${await response.text()}`);
    const { access } = (await response.json()) as { access: string };
    const refreshToken = /nalot-refresh=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const id = crypto.randomUUID();
    const set = new Headers();
    await writeSession(set, { id, accessToken: access, refreshToken });
    keepCookies(jar, set);
    jar.set('nalot.session', await encode({ token: { sub: id }, secret: getSessionSecret() }));
  }

  const rows = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as { rows: unknown[] }).rows;

  /** The newest code that was mailed to an address. */
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

  /** Someone new, who has just logged in. */
  async function join(number: number): Promise<Person> {
    const [username, nickname] = [`walk${String(number).padStart(6, '0')}`, `Q${letters(number)}`];
    const [email, password] = [`${username}@nalot.example`, passwordOf(number)];
    const person: Person = { ...newBrowser(), number, id: '', username, email, nickname, password };
    await forgetLimits();
    await ask(person, sendSignupCode, { body: email });
    await ask(person, verifySignupCode, { body: { email, code: await codeFor(email) } });
    const agreed = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: false };
    const body = { ...agreed, username, password, nickname, email, gender: 'FEMALE', birthDate: '2000-02-29' };
    const made = await ask(person, signUp, { body });
    if (made.status !== 200) throw new Error(`${username} could not sign up: ${made.text}`);
    await enter(person);
    person.id = (JSON.parse((await ask(person, getProfile)).text) as { id: string }).id;
    return person;
  }

  const tables = (await rows(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )) as { name: string }[];

  const ofTables = tables.map(({ name }) => {
    // A code that is not confirmed yet may be asked for by anyone.
    const isBegun = name === 'mail_codes' ? 'and confirmed_at is not null' : '';
    return `(select json_agg(one order by one::text)::text from ${name} one where user_id = person ${isBegun})`;
  });
  // A function of the database, which then plans it once and not each time: campaigns ask it twice a sequence.
  await db.execute(
    sql.raw(`create function stored_of(person uuid) returns text language plpgsql stable as $$ begin
      return concat_ws('|', (select users::text from users where id = person), ${ofTables.join(', ')});
    end $$`),
  );

  /** All that is stored of a person, in every table. */
  async function storedOf({ id }: Person): Promise<string> {
    const [row] = (await rows(sql`select stored_of(${id}) as stored`)) as { stored: string }[];
    return row?.stored ?? '';
  }

  return Object.assign(world, {
    db,
    host,
    ask,
    askHost,
    enter,
    join,
    codeFor,
    storedOf,
    forgetLimits,
    visitor: newBrowser,
    async close() {
      await identityProviders.close();
      await opened.close();
      pictures.remove();
    },
  });
}

export type GatewayWorld = Awaited<ReturnType<typeof openGatewayWorld>>;
