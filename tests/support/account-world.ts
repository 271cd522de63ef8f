import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { AccountServices } from '@/lib/api-host/accounts/account-dependencies';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import type { Mailer } from '@/lib/api-host/mail/mail';
import { createSmtpMailer } from '@/lib/api-host/mail/smtp-mailer';
import { createLimits } from '@/lib/api-host/shared/limits';
import { getProfile, logIn } from '@/lib/contract/auth';
import { sendSignupCode, signUp, verifySignupCode } from '@/lib/contract/user';
import type { Profile } from '@/lib/contract/account-fields';
import { listSetups, listDefaultSetups, type Setup } from './engines';
import { startSmtp, type TestSmtp } from './smtp';
import { createTestHost, pictureFolder } from './test-host';
import { createVisitor, type SendRequest, type Visitor } from './visitor';

export const MORNING_MS = Date.parse('2026-01-15T09:10:00+09:00');
/** Time limit for mails that must arrive, and for those that must not. */
const LONG_MS = 30_000;
const SHORT_MS = 300;

export const DEVICE = { 'device-id': '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' };
export const PASSWORD = 'Spring!2026';

export interface Member extends Visitor {
  profile: Profile;
  username: string;
  email: string;
}

/** An API host with its database, mail server and clock. */
export interface World {
  db: OpenDatabase['db'];
  smtp: TestSmtp;
  nowMs: number;
  /** Points that replace those of the limits by name. Empty at the start of each test. */
  limitPoints: Record<string, number>;
  /** Log lines of the host. */
  written: string[];
  request: SendRequest;
  /** Address of the host. Empty if it runs in this process. */
  origin: string;
  /** Sends a request to another instance of the host on the same database. */
  requestOtherInstance: SendRequest;
  visitor: () => Visitor;
  /** Returns a valid signup body of a new user. */
  person: () => ReturnType<typeof createPerson>;
  /** Returns a visitor who has confirmed an e-mail address. */
  confirmAddress: (email: string) => Promise<Visitor>;
  /** Returns a new member who is logged in. */
  member: () => Promise<Member>;
}

let people = 0;

function createPerson() {
  const number = ++people;
  return {
    username: `Person${number}`,
    password: PASSWORD,
    nickname: '날씨요정',
    gender: 'FEMALE' as const,
    birthDate: '2000-02-29',
    email: `person.${number}@nalot.example`,
    agreedToTerms: true as const,
    agreedToPrivacy: true as const,
    agreedToLocation: true as const,
    agreedToMarketing: false,
  };
}

/** Returns a mailer over SMTP that gives up early on a silent server. */
function createTestMailer(smtp: TestSmtp): Mailer {
  const [slow, quick] = [LONG_MS, SHORT_MS].map((timeoutMs) =>
    createSmtpMailer({ url: smtp.url, from: '날옷 <no-reply@nalot.example>', timeoutMs }),
  ) as [Mailer, Mailer];
  return { ...slow, send: (mail) => (smtp.fault === 'silent' ? quick : slow).send(mail) };
}

type Fetch = (request: Request) => Response | Promise<Response>;

const inProcess =
  (fetch: Fetch): SendRequest =>
  async (address, init) =>
    fetch(new Request(`http://api-host${address}`, init));

function listen(fetch: Fetch) {
  // Never closes an idle connection, which a busy machine may leave for seconds.
  const serverOptions = { keepAliveTimeout: 0 };
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0, serverOptions });
  return new Promise<{ ask: SendRequest; origin: string; stop: () => Promise<void> }>((resolve) =>
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      const stop = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ ask: (address, init) => globalThis.fetch(`${origin}${address}`, init), origin, stop });
    }),
  );
}

function addHelpers(world: World): void {
  world.visitor = () => createVisitor(world.request);
  world.person = createPerson;
  world.confirmAddress = async (email) => {
    const visitor = world.visitor();
    await visitor.call(sendSignupCode, { body: email });
    await visitor.call(verifySignupCode, { body: { email, code: world.smtp.codeFor(email) } });
    return visitor;
  };
  world.member = async () => {
    const person = createPerson();
    const visitor = await world.confirmAddress(person.email);
    await visitor.call(signUp, { body: person });
    const { username, password, email } = person;
    visitor.access = (await visitor.call(logIn, { headers: DEVICE, body: { username, password } })).body.access;
    if (!visitor.access) throw new Error('the new member could not sign up or log in');
    return Object.assign(visitor, { profile: (await visitor.call(getProfile)).body, username, email });
  };
}

type TestSuite = (world: World) => void;
type GetAccounts = () => Partial<AccountServices>;

/** Runs a suite on PostgreSQL over HTTP, as in production. The end-to-end tests cover PGlite in the process. */
export const describeAccounts = (name: string, suite: TestSuite, tools?: GetAccounts): void =>
  describeOn(listDefaultSetups(), name, suite, tools);

/** Runs a suite on each database, once in the process and once over HTTP. For suites in which either matters. */
export const describeAccountsOnEach = (name: string, suite: TestSuite, tools?: GetAccounts): void =>
  describeOn(listSetups(), name, suite, tools);

/** Registers the suites. The world is complete when a test runs. */
function describeOn(setups: Setup[], name: string, suite: TestSuite, getAccounts: GetAccounts = () => ({})): void {
  describe.each(setups)(`${name}, on $engine.name, $transport`, ({ engine, transport }) => {
    const pictures = pictureFolder();
    const world = { nowMs: MORNING_MS, limitPoints: {}, written: [] as string[] } as unknown as World;
    const ends: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const opened = await engine.open();
      world.db = opened.db;
      world.smtp = await startSmtp();
      const mailer = createTestMailer(world.smtp);
      const accounts = { mailer, mailbox: null, ...getAccounts() };
      const clock = () => world.nowMs;
      const limits = createLimits(async () => opened.db, clock, world.limitPoints);
      const makeHost = () =>
        createTestHost({ opened, folder: pictures.folder, clock, written: world.written, accounts, limits });
      const [host, another] = [makeHost(), makeHost()];
      const { ask, origin, stop } =
        transport === 'over HTTP'
          ? await listen(host.fetch)
          : { ask: inProcess(host.fetch), origin: '', stop: async () => {} };
      Object.assign(world, { request: ask, origin });
      world.requestOtherInstance = inProcess(another.fetch);
      addHelpers(world);
      ends.push(stop, world.smtp.close, opened.close);
    });
    beforeEach(() => {
      world.nowMs = MORNING_MS;
      for (const name of Object.keys(world.limitPoints)) delete world.limitPoints[name];
      world.smtp.fault = null;
    });
    afterAll(async () => {
      for (const end of ends) await end();
      pictures.remove();
    });
    suite(world);
  });
}
