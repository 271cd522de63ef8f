import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { AccountServices } from '@/lib/api-host/accounts/account-dependencies';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import type { Mailer } from '@/lib/api-host/mail/mail';
import { createSmtpMailer } from '@/lib/api-host/mail/smtp-mailer';
import { getProfile, logIn } from '@/lib/contract/auth';
import { sendSignupCode, signUp, verifySignupCode } from '@/lib/contract/user';
import type { Profile } from '@/lib/contract/account-fields';
import { everyWay, usualWay, type Way } from './engines';
import { startSmtp, type TestSmtp } from './smtp';
import { createTestHost, pictureFolder } from './test-host';
import { createVisitor, type Ask, type Visitor } from './visitor';

export const MORNING_MS = Date.parse('2026-01-15T09:10:00+09:00');
/** For a mail that will be taken, on however busy a machine; and for one that is known not to be. */
const PATIENT_MS = 30_000;
const HASTY_MS = 300;

export const DEVICE = { 'device-id': '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' };
export const PASSWORD = 'Spring!2026';

export interface Member extends Visitor {
  profile: Profile;
  username: string;
  email: string;
}

/** A host with its database, its mail server and its clock. */
export interface World {
  db: OpenDatabase['db'];
  smtp: TestSmtp;
  nowMs: number;
  /** The host's log lines. */
  written: string[];
  ask: Ask;
  /** Another instance of the host on the same database; or the same one, started anew. */
  askAnother: Ask;
  visitor: () => Visitor;
  /** The body of a signup that nothing is wrong with, for somebody new. */
  person: () => ReturnType<typeof somebody>;
  /** Someone who has confirmed the address of a new person. */
  confirmed: (email: string) => Promise<Visitor>;
  /** Someone new with an account, logged in. */
  member: () => Promise<Member>;
}

let people = 0;

function somebody() {
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

/** Over SMTP; gives a server that is silent up soon. */
function mailerTo(smtp: TestSmtp): Mailer {
  const [patient, hasty] = [PATIENT_MS, HASTY_MS].map((timeoutMs) =>
    createSmtpMailer({ url: smtp.url, from: '날옷 <no-reply@nalot.example>', timeoutMs }),
  ) as [Mailer, Mailer];
  return { ...patient, send: (mail) => (smtp.fault === 'silent' ? hasty : patient).send(mail) };
}

type Fetch = (request: Request) => Response | Promise<Response>;

const inProcess =
  (fetch: Fetch): Ask =>
  async (address, init) =>
    fetch(new Request(`http://api-host${address}`, init));

function listen(fetch: Fetch) {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 });
  return new Promise<{ ask: Ask; stop: () => Promise<void> }>((resolve) =>
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo;
      const stop = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ ask: (address, init) => globalThis.fetch(`http://127.0.0.1:${port}${address}`, init), stop });
    }),
  );
}

function fill(world: World): void {
  world.visitor = () => createVisitor(world.ask);
  world.person = somebody;
  world.confirmed = async (email) => {
    const visitor = world.visitor();
    await visitor.call(sendSignupCode, { body: email });
    await visitor.call(verifySignupCode, { body: { email, code: world.smtp.codeFor(email) } });
    return visitor;
  };
  world.member = async () => {
    const person = somebody();
    const visitor = await world.confirmed(person.email);
    await visitor.call(signUp, { body: person });
    const { username, password, email } = person;
    visitor.access = (await visitor.call(logIn, { headers: DEVICE, body: { username, password } })).body.access;
    if (!visitor.access) throw new Error('nobody could sign up and log in');
    return Object.assign(visitor, { profile: (await visitor.call(getProfile)).body, username, email });
  };
}

type Suite = (world: World) => void;
type Tools = () => Partial<AccountServices>;

/** Runs a suite as a service runs. What a clone has, PGlite in the process, the end-to-end tests have as well. */
export const describeAccounts = (name: string, suite: Suite, tools?: Tools): void =>
  describeWays(usualWay(), name, suite, tools);

/** Runs a suite on each database, once in the process and once over HTTP: where the database or the way there decides. */
export const describeAccountsEachWay = (name: string, suite: Suite, tools?: Tools): void =>
  describeWays(everyWay(), name, suite, tools);

/** The world is there once a test runs. */
function describeWays(ways: Way[], name: string, suite: Suite, tools: Tools = () => ({})): void {
  describe.each(ways)(`${name}, on $engine.name, $transport`, ({ engine, transport }) => {
    const pictures = pictureFolder();
    const world = { nowMs: MORNING_MS, written: [] as string[] } as unknown as World;
    const ends: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const opened = await engine.open();
      world.db = opened.db;
      world.smtp = await startSmtp();
      const mailer = mailerTo(world.smtp);
      const accounts = { mailer, mailbox: null, ...tools() };
      const clock = () => world.nowMs;
      const makeHost = () =>
        createTestHost({ opened, folder: pictures.folder, clock, written: world.written, accounts });
      const [host, another] = [makeHost(), makeHost()];
      const { ask, stop } =
        transport === 'over HTTP' ? await listen(host.fetch) : { ask: inProcess(host.fetch), stop: async () => {} };
      world.ask = ask;
      world.askAnother = inProcess(another.fetch);
      fill(world);
      ends.push(stop, world.smtp.close, opened.close);
    });
    beforeEach(() => {
      world.nowMs = MORNING_MS;
      world.smtp.fault = null;
    });
    afterAll(async () => {
      for (const end of ends) await end();
      pictures.remove();
    });
    suite(world);
  });
}
