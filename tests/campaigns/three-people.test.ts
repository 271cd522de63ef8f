import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sweepAccounts } from '@/lib/api-host/accounts/sweep';
import { createCards } from '@/lib/api-host/card/cards';
import { CALLS } from '@/lib/contract/calls';
import type { OutfitList } from '@/lib/contract/outfit';
import type { SavedPlace } from '@/lib/contract/places';
import { addDays, kstDate } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { campaignSize, IS_WHOLE, reportFigure } from '../support/campaign';
import {
  openGatewayWorld,
  getPassword,
  type Browser,
  type GatewayWorld,
  type GatewayResponse,
  type Parts,
  type Person,
} from '../support/gateway-world';

const SEQUENCES = campaignSize(CALLS.length, 100_000);
const PEOPLE = [0, 1, 2] as const;
const MINUTE_MS = 60_000;
/** Each person saves different outfits, so that a leak is recognisable. */
const OWN_OUTFITS = 8;
/** Number of steps between vacuums, because the in-memory database does not vacuum itself. */
const VACUUM_EVERY = 100;

jest.setTimeout(IS_WHOLE ? 4 * 3_600_000 : 120_000);

/** One call: its name, its caller, and the person whose id, name or address it uses. */
interface Step {
  call: number;
  /** One of the two acting persons. */
  by: 0 | 1;
  about: 0 | 1 | 2 | 'self';
  /** Seed for all other variations of the call. */
  variant: number;
  as: 'member' | 'visitor' | 'half' | 'marked';
  /** True if it is sent concurrently with the previous call. */
  isAtOnce: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.nat(CALLS.length - 1),
  by: fc.constantFrom(0, 1),
  about: fc.constantFrom(...PEOPLE),
  variant: fc.nat(OWN_OUTFITS - 1),
  as: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Step['as']>('member') },
    { weight: 2, arbitrary: fc.constantFrom<Step['as']>('visitor', 'half', 'marked') },
  ),
  isAtOnce: fc.boolean(),
});

const numberOf = (id: string) => CALLS.findIndex((call) => call.id === id);

/** Sequences with a code from the caller's own mailbox, mostly for their own account, sometimes for another's. */
const flow: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom(
      ['sendFindIdCode', 'verifyFindIdCode'],
      ['sendResetCode', 'verifyResetCode', 'resetPassword'],
      ['sendResetCode', 'verifyResetCode', 'withdraw', 'resetPassword'],
      ['logIn', 'withdraw'],
    ),
    fc.record({ by: fc.constantFrom<Step['by']>(0, 1), variant: fc.nat(OWN_OUTFITS - 1) }),
    fc.infiniteStream(
      fc.oneof(
        { weight: 5, arbitrary: fc.constant('self' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
      ),
    ),
  )
  .map(([ids, actor, about]) =>
    ids.map((id) => ({ ...actor, call: numberOf(id), about: about.next().value!, as: 'member', isAtOnce: false })),
  );

const sequence = fc.record({
  /** The passive person, whose data must stay unchanged. */
  watched: fc.constantFrom(...PEOPLE),
  steps: fc
    .array(fc.oneof({ weight: 15, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: flow }), {
      ...{ minLength: 3, maxLength: 7 },
    })
    .map((parts) => parts.flat()),
  laterMs: fc.nat(20 * MINUTE_MS),
});

const keys = createECDH('prime256v1');
const p256dh = keys.generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');

let world: GatewayWorld;
let people: Person[];
let joined = 0;
const made = new Map<string, number>();
const granted = new Map<string, number>();
/** The newest picture by address of each person, by username. */
const widgets = new Map<string, { id: string; file: string }>();

const outfitsOf = ({ number }: Person) => {
  const first = (number % PEOPLE.length) * OWN_OUTFITS;
  return OUTFITS.slice(first, first + OWN_OUTFITS).map(({ id }) => id);
};
const hoursOf = ({ number }: Person) => (number % PEOPLE.length) * 8;
const endpointOf = ({ username }: Person) => `https://push.nalot.example/${username}`;
/** Returns a place named after its owner. */
const buildPlace = ({ number }: Person, variant: number) => ({
  ...{ id: `place00${variant}`, name: `곳 ${number}`, latitude: 37.5 + variant / 20, longitude: 127.03 },
  region: { sidonm: '서울특별시', sggnm: '강남구' },
});
const neverOf = ({ number }: Person) => (['skirts', 'shorts', 'hats'] as const)[number % PEOPLE.length]!;
const POINT = { lat: '37.498', lon: '127.027' };

/** Returns the input of a call by one person about another or themselves. Codes come from the caller's own mailbox. */
function buildInput(id: string, by: Person, about: Person, variant: number, code: string): Parts {
  const { username, email } = about;
  const outfit = { id: outfitsOf(by)[variant]! };
  const today = kstDate(world.nowMs);
  const newPassword = getPassword(by.number, 1 + (variant % 2));
  const fields = { nickname: by.nickname, gender: variant % 2 ? 'FEMALE' : 'MALE', birthDate: '2000-02-29' };
  const agreed = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: true };
  const site = variant % 2 ? 'http://localhost:3000' : 'https://evil.example';
  const parts: Record<string, Parts> = {
    getRegion: { query: POINT },
    getNeighbourhoods: { query: { name: '역삼동' } },
    getPositionWeather: { query: POINT },
    getMidTermWeather: { query: POINT },
    getOutfits: { query: { latitude: POINT.lat, longitude: POINT.lon, 'event-type-id': String(1 + (variant % 4)) } },
    getOutfitPicture: { params: outfit, query: { v: 'f'.repeat(16) } },
    getOutfitCard: {
      query: {
        nx: '61',
        ny: '125',
        sidonm: '서울특별시',
        sggnm: '강남구',
        shape: 'wide',
        'event-type-id': String(1 + (variant % 4)),
      },
    },
    getGuideCard: { query: { temperature: '12' } },
    sendOutfitFeedback: {
      params: outfit,
      body: {
        feeling: variant % 2 ? 'cold' : 'hot',
        date: variant % 3 ? today : addDays(today, -1),
        latitude: 37.5,
        longitude: 127.03,
        categoryId: 2,
      },
    },
    sendFeedback: { body: { text: `${by.username} 좋아요` } },
    sendVitals: { body: { screen: '/home', LCP: 1_000 + variant } },
    logIn: {
      headers: { 'device-id': '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' },
      body: { username, password: variant % 2 ? by.password : 'Wrong1!pass' },
    },
    startSocialLogin: { params: { provider: 'kakao' }, query: { callbackUrl: `${site}/login/oauth-callback` } },
    finishSocialLogin: { params: { provider: 'kakao' }, query: { code: 'x', state: 'x' } },
    issueSocialTokens: { params: { deviceId: 'A'.repeat(43) }, headers: { 'device-id': 'kakao' } },
    sendFindIdCode: { body: email },
    verifyFindIdCode: { body: code },
    sendResetCode: { body: { username, email } },
    verifyResetCode: { body: { username, code } },
    resetPassword: { body: { username, verificationCode: code, newPassword } },
    signUp: { body: { ...fields, ...agreed, username, email, password: newPassword } },
    checkUsername: { params: { username } },
    checkPassword: { body: { password: newPassword, username } },
    sendSignupCode: { body: email },
    verifySignupCode: { body: { email, code } },
    updateUser: { params: { id: about.id }, body: { ...fields, id: by.id, email: by.email, username: by.username } },
    changePassword: {
      params: { id: about.id },
      body: { newPassword, ...(variant % 4 && { currentPassword: by.password }) },
    },
    withdraw: { params: { id: about.id, reasonId: '1' } },
    addBookmark: { params: outfit },
    removeBookmark: { params: outfit },
    markWorn: { params: { date: today }, body: { outfitId: outfit.id, categoryId: 2 } },
    unmarkWorn: { params: { date: today } },
    saveNeverWear: { body: { kinds: [neverOf(by)] } },
    saveNotificationSetting: {
      body: { hour: hoursOf(by) + variant, minute: 10, dayOfWeek: 'EVERYDAY', enabled: variant % 2 === 0 },
    },
    noteOpenedPush: { body: { outfitId: outfit.id, date: today } },
    saveFcmToken: { body: { fcmToken: JSON.stringify({ endpoint: endpointOf(by), keys: { p256dh, auth } }) } },
    savePlaces: { body: { content: variant % 4 === 0 ? [] : [buildPlace(by, variant)] } },
    createWidget: {
      body: { latitude: 37.5, longitude: 127.03, region: buildPlace(by, 0).region, categoryId: 1 + (variant % 4) },
    },
    revokeWidget: { params: { id: (widgets.get((variant % 2 ? about : by).username) ?? about).id } },
    getWidgetPicture: {
      params: { file: (variant % 2 && widgets.get(by.username)?.file) || `${'a'.repeat(43)}.png` },
      query: { size: 'small' },
    },
    saveMyDay: {
      body: {
        myDay:
          variant % 4 === 0
            ? null
            : createUniformWeek({ spans: [{ from: hoursOf(by), until: 24, placeId: null }], categoryId: null }),
      },
    },
  };
  return parts[id] ?? {};
}

/** Returns the caller's cookies: their own, none, half of another's session, or another's device mark. */
function buildBrowser(as: Step['as'], by: Person, about: Person): Browser {
  if (as === 'visitor') return { network: by.network, jar: new Map() };
  if (as === 'member') return by;
  const jar = new Map(by.jar);
  const taken = as === 'half' ? 'nalot.tokens' : 'nalot-device';
  jar.set(taken, about.jar.get(taken) ?? 'x');
  return { network: by.network, jar };
}

async function take({ call: index, by: actor, about: other, variant, as }: Step, actors: Person[]): Promise<void> {
  const call = CALLS[index]!;
  const by = actors[actor]!;
  const about = other === 'self' ? by : people[other]!;
  const browser = buildBrowser(as, by, about);
  const code = /^verify|^resetPassword/.test(call.id) ? await world.codeFor(by.email) : '';
  const parts = buildInput(call.id, by, about, variant, code);
  let heard: GatewayResponse;
  if (call.returnsTokens) {
    const shut = await world.callGateway(browser, call, parts);
    expect([call.id, shut.code]).toEqual([call.id, shut.code === 'FORBIDDEN' ? 'FORBIDDEN' : 'NOT_FOUND']);
    const response = await world.callHost({ network: browser.network, jar: new Map(browser.jar) }, call, parts);
    heard = { status: response.status, text: '', headers: new Headers() };
    if (response.ok && call.id === 'logIn') expect(about.username).toBe(by.username);
  } else heard = await world.callGateway(browser, call, parts);

  made.set(call.id, (made.get(call.id) ?? 0) + 1);
  if (heard.status < 400) granted.set(call.id, (granted.get(call.id) ?? 0) + 1);
  checkInvariants({ id: call.id, access: call.access, as, by, about, parts, heard });
}

interface Judged {
  id: string;
  access: string;
  as: Step['as'];
  by: Person;
  about: Person;
  parts: Parts;
  heard: GatewayResponse;
}

/** Checks the invariants of every response. */
function checkInvariants({ id, access, as, by, about, parts, heard }: Judged): void {
  const said = [id, as, by.username, about.username, heard.status, heard.text.slice(0, 200)].join(' ');
  const fails = (why: string) => {
    throw new Error(`${why}: ${said}`);
  };
  // On a busy machine a call may time out; that is not a failure.
  if (heard.status >= 500 && heard.code !== 'UPSTREAM_TIMEOUT') fails('a fault');
  const isNobody = as === 'visitor' || (as === 'half' && about !== by);
  if (access === 'member' && isNobody && heard.status < 400) fails('a stranger was let in');
  const isOthers = typeof parts.params === 'object' && 'id' in parts.params! && parts.params.id === about.id;
  if (isOthers && about !== by && heard.status < 400) fails('what is another’s was done');

  const told = heard.text + JSON.stringify([...heard.headers]);
  for (const other of people)
    if (other !== by)
      for (const mark of [other.id, other.username, other.email, other.nickname, endpointOf(other)])
        if (told.includes(mark)) fails(`${mark} was told`);
  if (heard.status >= 400) return;
  if (id === 'getBookmarks' || id === 'getBookmarkIds')
    for (const one of OUTFITS)
      if (heard.text.includes(`"${one.id}"`) && !outfitsOf(by).includes(one.id)) fails('another’s bookmark');
  if (id === 'getWornOutfits')
    for (const one of OUTFITS)
      if (heard.text.includes(`"${one.id}"`) && !outfitsOf(by).includes(one.id)) fails('what another wore');
  if (id === 'createWidget') {
    const { widget, path } = JSON.parse(heard.text) as { widget: { id: string }; path: string };
    widgets.set(by.username, { id: widget.id, file: path.split('/').at(-1)! });
  }
  if (id === 'revokeWidget' && parts.params && Object.values(parts.params)[0] !== widgets.get(by.username)?.id)
    fails('another’s address was revoked');
  if (id === 'getNeverWear')
    for (const other of people)
      if (other !== by && heard.text.includes(neverOf(other))) fails('what another never wears');
  if (id === 'getOutfits')
    for (const { id: outfit, bookmarked } of (JSON.parse(heard.text) as OutfitList).fileMetadata)
      if (bookmarked) fails(`a flag of somebody's on ${outfit}`);
  if (id === 'getPlaces')
    for (const { name } of (JSON.parse(heard.text) as { content: SavedPlace[] }).content)
      if (name !== `곳 ${by.number}`) fails('another’s place');
  const from = id === 'getMyDay' ? /"from":(\d+)/.exec(heard.text)?.[1] : undefined;
  if (from !== undefined && Number(from) !== hoursOf(by)) fails('another’s day');
  const hour = id === 'getNotificationSetting' ? /"hour":(\d+)/.exec(heard.text)?.[1] : undefined;
  if (hour !== undefined && Math.floor(Number(hour) / 8) * 8 !== hoursOf(by)) fails('another’s alarm');
}

/** Recreates deleted accounts and logs in persons whose session ended. */
async function restorePeople(): Promise<void> {
  await world.forgetLimits();
  for (const index of PEOPLE) {
    const person = people[index]!;
    if (person.jar.has('nalot.tokens')) continue;
    // The note of the deletion stays, without the name.
    const isGone = !(await world.storedOf(person)).includes(person.username);
    if (!isGone) await enterAnew(person);
    else [people[index], joined] = [await world.join(joined + index), joined + PEOPLE.length];
  }
}

async function enterAnew(person: Person): Promise<void> {
  for (const which of [0, 1, 2]) {
    person.password = getPassword(person.number, which);
    const entered = await world.enter(person).then(
      () => true,
      () => false,
    );
    if (entered) return;
  }
  throw new Error(`${person.username} cannot log in any more`);
}

/** Cards consist of their text here, which can be inspected and takes a hundredth of the time to produce. */
const cards = createCards(async (content, shape) => Buffer.from(JSON.stringify([shape, content])));

beforeAll(async () => {
  world = await openGatewayWorld({ cards });
  people = [];
  for (const index of PEOPLE) people.push(await world.join(index));
  joined = PEOPLE.length;
});
afterAll(() => world.close());

// ASVS 8.2.1, 8.2.2
it("no sequence of calls by three users reads or changes another user's data", async () => {
  let done = 0;
  const property = fc.asyncProperty(sequence, async ({ watched, steps: [first, ...rest], laterMs }) => {
    // Each call starts a sequence in turn, so that few sequences cover all calls.
    const steps = [{ ...first!, call: done % CALLS.length }, ...rest];
    if (++done % VACUUM_EVERY === 0) {
      await sweepAccounts(world.db, world.nowMs);
      await world.db.execute(sql`vacuum`);
    }
    await restorePeople();
    const bystander = people[watched]!;
    const actors = people.filter((person) => person !== bystander);
    const before = await world.storedOf(bystander);
    for (let at = 0; at < steps.length;) {
      const together = steps[at + 1]?.isAtOnce ? steps.slice(at, at + 2) : steps.slice(at, at + 1);
      await Promise.all(together.map((each) => take(each, actors)));
      at += together.length;
    }
    expect(await world.storedOf(bystander)).toBe(before);
    world.nowMs += laterMs;
  });
  await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });

  for (const { id } of CALLS) expect([id, (made.get(id) ?? 0) > 0]).toEqual([id, true]);
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0);
  reportFigure(
    `three people: ${SEQUENCES} sequences, ${sum(made)} calls, ${sum(granted)} of them let in; ${joined} people; nothing of another's was told or changed`,
  );
  reportFigure(`least let in: ${CALLS.map(({ id }) => `${id} ${granted.get(id) ?? 0}/${made.get(id)}`).join(', ')}`);
});
