import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallId } from '@/lib/contract/calls';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { kstDate } from '@/lib/domain/kst';
import { describeAccounts, DEVICE, MORNING_MS, PASSWORD, type Member, type World } from '../../support/account-world';

type Input = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** The expected result of a call: the status if it is allowed, the error code if it is not. */
type Outcome = number | string;
interface Expectation {
  /** The input with which the owner calls; the visitor and the other member send the same. */
  input: (owner: Member) => Input;
  visitor: Outcome;
  owner: Outcome;
  other: Outcome;
}

const PLACE = { lat: '37.498095', lon: '127.02761' };
const NOBODY = { username: 'nobody99', email: 'nobody@nalot.example' };
const outfit = { id: OUTFITS[0]!.id };
const HOME = {
  ...{ id: 'home0001', name: '집', latitude: 37.498, longitude: 127.027 },
  region: { sidonm: '서울특별시', sggnm: '강남구' },
};
const noInput = () => ({});

/** Returns a valid push subscription of a browser. */
function pushSubscription() {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: 'https://push.nalot.example/of-one-browser', keys };
}

/** Expects the same result for every caller. */
const forAnyone = (outcome: Outcome, input: Expectation['input'] = noInput): Expectation => ({
  input,
  ...{ visitor: outcome, owner: outcome, other: outcome },
});
/** Expects that only members may call, each for their own data. */
const forMembers = (input: Expectation['input'] = noInput): Expectation => ({
  input,
  ...{ visitor: 'UNAUTHENTICATED', owner: 200, other: 200 },
});
/** Expects that only the member whose id is in the path may call. */
const forOwner = (parts: Input): Expectation => ({
  input: ({ profile }) => ({ ...parts, params: { ...(parts.params as object), id: profile.id } }),
  ...{ visitor: 'UNAUTHENTICATED', owner: 200, other: 'NOT_FOUND' },
});

/** One row for every call of the contract. */
const EXPECTATIONS: Record<CallId, Expectation> = {
  getRegion: forAnyone(200, () => ({ query: PLACE })),
  getNeighbourhoods: forAnyone(200, () => ({ query: { name: '역삼동' } })),
  getPositionWeather: forAnyone(200, () => ({ query: PLACE })),
  getMidTermWeather: forAnyone(200, () => ({ query: PLACE })),
  getHolidays: forAnyone(200),
  getCategories: forAnyone(200),
  getOutfits: forAnyone(200, () => ({ query: { latitude: PLACE.lat, longitude: PLACE.lon } })),
  getOutfitPicture: forAnyone(200, () => ({ params: outfit })),
  getOutfitCard: forAnyone(200, () => ({
    query: { nx: '61', ny: '125', sidonm: '서울특별시', sggnm: '강남구', shape: 'wide' },
  })),
  getGuideCard: forAnyone(200, () => ({ query: { temperature: '12' } })),
  sendOutfitFeedback: forMembers(() => ({
    params: outfit,
    body: { feeling: 'cold', date: kstDate(MORNING_MS), latitude: 37.5, longitude: 127.03, categoryId: 2 },
  })),
  takeBackOutfitFeedback: forMembers(),
  resetOutfitFeedback: forMembers(),
  saveSensitivity: forMembers(() => ({ body: { sensitivity: 'cold' } })),
  getOwnData: forOwner({}),
  noteLocationUse: forMembers(),
  getLocationUses: forMembers(),
  sendFeedback: forMembers(() => ({ body: { text: '좋아요' } })),
  sendVisitorFeedback: forAnyone(200, () => ({ body: { text: '좋아요' } })),
  sendVitals: forAnyone(200, () => ({ body: { screen: '/home', LCP: 1_200, CLS: 0.01 } })),

  logIn: forAnyone('UNAUTHENTICATED', ({ username }) => ({
    headers: DEVICE,
    body: { username, password: 'Wrong1!pass' },
  })),
  getProfile: forMembers(),
  // The cookie of the browser decides whose session is reissued.
  reissue: forMembers(),
  logOut: forAnyone(200),
  logOutElsewhere: forMembers(),
  getSocialProviders: forAnyone(200),
  startSocialLogin: forAnyone('INVALID_INPUT', () => ({
    params: { provider: 'kakao' },
    query: { callbackUrl: 'https://evil.example/login/oauth-callback' },
  })),
  finishSocialLogin: forAnyone(302, () => ({ params: { provider: 'kakao' }, query: { code: 'x', state: 'x' } })),
  issueSocialTokens: forAnyone('UNAUTHENTICATED', () => ({
    params: { deviceId: 'A'.repeat(43) },
    headers: { 'device-id': 'kakao' },
  })),

  sendFindIdCode: forAnyone('NOT_FOUND', () => ({ body: NOBODY.email })),
  verifyFindIdCode: forAnyone('INVALID_INPUT', () => ({ body: '123456' })),
  sendResetCode: forAnyone('NOT_FOUND', ({ username }) => ({ body: { ...NOBODY, username } })),
  verifyResetCode: forAnyone('INVALID_INPUT', ({ username }) => ({ body: { username, code: '123456' } })),
  resetPassword: forAnyone('INVALID_INPUT', ({ username }) => ({
    body: { username, verificationCode: '123456', newPassword: 'Stolen1!pass' },
  })),

  signUp: forAnyone('INVALID_INPUT', ({ username, email }) => ({ body: { username, email } })),
  checkUsername: forAnyone(200, ({ username }) => ({ params: { username } })),
  checkPassword: forAnyone(200, ({ username }) => ({ body: { password: 'Summer!2026', username } })),
  sendSignupCode: forAnyone('CONFLICT', ({ email }) => ({ body: email })),
  verifySignupCode: forAnyone('INVALID_INPUT', ({ email }) => ({ body: { email, code: '123456' } })),
  updateUser: forOwner({ body: { nickname: '남옷' } }),
  changePassword: forOwner({ body: { currentPassword: PASSWORD, newPassword: 'Summer!2026' } }),
  getDeleteReasons: forMembers(),
  withdraw: forOwner({ params: { reasonId: '1' } }),

  getBookmarks: forMembers(),
  getBookmarkIds: forMembers(),
  addBookmark: forMembers(() => ({ params: outfit })),
  removeBookmark: forMembers(() => ({ params: outfit })),
  getWornOutfits: forMembers(),
  markWorn: forMembers(() => ({
    params: { date: kstDate(MORNING_MS) },
    body: { outfitId: outfit.id, categoryId: 2 },
  })),
  unmarkWorn: forMembers(() => ({ params: { date: kstDate(MORNING_MS) } })),
  forgetWorn: forMembers(),
  getNeverWear: forMembers(),
  saveNeverWear: forMembers(() => ({ body: { kinds: ['skirts', 'hats'] } })),
  getNotificationSetting: forMembers(),
  saveNotificationSetting: forMembers(() => ({
    body: { hour: 7, minute: 30, dayOfWeek: 'EVERYDAY', enabled: true, eventTypeId: 2, gender: 'FEMALE' },
  })),
  noteOpening: forMembers(),
  noteOpenedPush: forMembers(() => ({ body: { outfitId: outfit.id, date: kstDate(MORNING_MS) } })),
  getPushSetup: forAnyone(200),
  saveFcmToken: forMembers(() => ({ body: { fcmToken: JSON.stringify(pushSubscription()) } })),
  getPlaces: forMembers(),
  savePlaces: forMembers(() => ({ body: { content: [HOME] } })),
  getPlacesAbroad: forAnyone(200),
  getTrips: forMembers(),
  saveTrips: forMembers(() => ({ body: { content: [] } })),
  getPackingList: forAnyone(200, () => ({
    query: { latitude: PLACE.lat, longitude: PLACE.lon, from: kstDate(MORNING_MS), categories: '2.2' },
  })),
  getPackingCard: forAnyone(200, () => ({
    query: { latitude: PLACE.lat, longitude: PLACE.lon, from: kstDate(MORNING_MS), categories: '2.2' },
  })),
  getMyDay: forMembers(),
  saveMyDay: forMembers(() => ({ body: { myDay: createUniformWeek({ spans: [], categoryId: 1 }) } })),
  getWidgets: forMembers(),
  createWidget: forMembers(() => ({
    body: { latitude: PLACE.lat, longitude: PLACE.lon, region: HOME.region, categoryId: 2 },
  })),
  revokeWidget: {
    input: () => ({ params: { id: '0b0c7a34-5be1-4f4c-9d5c-3a2b1c0d9e8f' } }),
    ...{ visitor: 'UNAUTHENTICATED', owner: 'NOT_FOUND', other: 'NOT_FOUND' },
  },
  getCalendar: forAnyone('NOT_FOUND', () => ({ params: { file: `${'a'.repeat(43)}.ics` } })),
  getWidgetPicture: forAnyone('NOT_FOUND', () => ({ params: { file: `${'a'.repeat(43)}.png` } })),
};

// ASVS 6.3.4, 8.3.1
it('every call of the contract states who may call it', () => {
  for (const { id, access } of CALLS)
    if (access === 'member') expect([id, EXPECTATIONS[id].visitor]).toEqual([id, 'UNAUTHENTICATED']);
});

/** Returns every database row that mentions a member, in every table. */
async function listRowsMentioning({ db }: World, { profile, username, email }: Member): Promise<string[]> {
  const rows = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as { rows: unknown[] }).rows;
  const names = await rows(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const marks = [profile.id, username, email].map((mark) => sql`${`%${mark}%`}`);
  const queries = (names as { name: string }[]).map(
    ({ name }) =>
      sql`select ${`${name} `}::text || one::text as line from ${sql.identifier(name)} one where one::text like any (array[${sql.join(marks, sql`, `)}])`,
  );
  const found = await rows(sql.join(queries, sql` union all `));
  return (found as { line: string }[]).map(({ line }) => line).sort();
}

describeAccounts('access to every call', (world) => {
  let [owner, other] = [] as unknown as [Member, Member];

  // ASVS 8.2.1, 8.2.2, 10.3.1, 10.3.2, 10.3.3
  it.each(CALLS.map((call): [CallId, Call] => [call.id, call]))(
    "%s: returns the expected result to visitor, owner and other member, and neither shows nor changes the owner's data",
    async (id, call) => {
      const expected = EXPECTATIONS[id]!;
      const endsSession = call.endsSession || id === 'logOut';
      if (!owner || endsSession) [owner, other] = [await world.member(), await world.member()];
      const [input, before] = [expected.input(owner), await listRowsMentioning(world, owner)];
      expect(before).not.toEqual([]);

      for (const who of ['visitor', 'other'] as const) {
        const response = await (who === 'visitor' ? world.visitor() : other).send(call, input);
        expect([who, response.error?.code ?? response.status]).toEqual([who, expected[who]]);
        const responseText = JSON.stringify([response.body, ...response.headers]);
        for (const mark of [owner.profile.id, owner.email, owner.username]) expect(responseText).not.toContain(mark);
      }
      expect(await listRowsMentioning(world, owner)).toEqual(before);

      const response = await owner.send(call, input);
      expect(response.error?.code ?? response.status).toBe(expected.owner);
      if (endsSession) [owner, other] = [] as unknown as [Member, Member];
    },
  );
});
