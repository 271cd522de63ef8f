import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { kstDate } from '@/lib/domain/kst';
import {
  describeAccountsEachWay,
  DEVICE,
  MORNING_MS,
  PASSWORD,
  type Member,
  type World,
} from '../../support/account-world';

type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** What a door gives to whoever knocks: a status where it opens, the code of the error where it does not. */
type Answer = number | string;
interface Door {
  /** Knocking as the owner would; the same is then tried by the others. */
  input: (owner: Member) => Parts;
  visitor: Answer;
  owner: Answer;
  other: Answer;
}

const PLACE = { lat: '37.498095', lon: '127.02761' };
const NOBODY = { username: 'nobody99', email: 'nobody@nalot.example' };
const outfit = { id: OUTFITS[0]!.id };
const HOME = {
  ...{ id: 'home0001', name: '집', latitude: 37.498, longitude: 127.027 },
  region: { sidonm: '서울특별시', sggnm: '강남구' },
};
const nothing = () => ({});

/** Where a browser can be pushed to, as it tells it. */
function pushSubscription() {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: 'https://push.nalot.example/of-one-browser', keys };
}

/** It does not matter who asks. */
const alike = (answer: Answer, input: Door['input'] = nothing): Door => ({
  input,
  ...{ visitor: answer, owner: answer, other: answer },
});
/** Members alone, each for what is their own. */
const members = (input: Door['input'] = nothing): Door => ({
  input,
  ...{ visitor: 'UNAUTHENTICATED', owner: 200, other: 200 },
});
/** The one whose id is in the path. */
const ownerAlone = (parts: Parts): Door => ({
  input: ({ profile }) => ({ ...parts, params: { ...(parts.params as object), id: profile.id } }),
  ...{ visitor: 'UNAUTHENTICATED', owner: 200, other: 'NOT_FOUND' },
});

/** Every door of the product. A call without a row here fails the first test. */
const DOORS: Record<string, Door> = {
  getRegion: alike(200, () => ({ query: PLACE })),
  getNeighbourhoods: alike(200, () => ({ query: { name: '역삼동' } })),
  getPositionWeather: alike(200, () => ({ query: PLACE })),
  getMidTermWeather: alike(200, () => ({ query: PLACE })),
  getCategories: alike(200),
  getOutfits: alike(200, () => ({ query: { latitude: PLACE.lat, longitude: PLACE.lon } })),
  getOutfitPicture: alike(200, () => ({ params: outfit })),
  getOutfitCard: alike(200, () => ({
    query: { nx: '61', ny: '125', sidonm: '서울특별시', sggnm: '강남구', shape: 'wide' },
  })),
  sendOutfitFeedback: members(() => ({
    params: outfit,
    body: { feeling: 'cold', date: kstDate(MORNING_MS), latitude: 37.5, longitude: 127.03, categoryId: 2 },
  })),
  takeBackOutfitFeedback: members(),
  resetOutfitFeedback: members(),
  sendFeedback: members(() => ({ body: { text: '좋아요' } })),
  sendVitals: alike(200, () => ({ body: { screen: '/home', LCP: 1_200, CLS: 0.01 } })),

  logIn: alike('UNAUTHENTICATED', ({ username }) => ({ headers: DEVICE, body: { username, password: 'Wrong1!pass' } })),
  getProfile: members(),
  // Whose session it is says the cookie of the browser.
  reissue: members(),
  logOut: alike(200),
  logOutElsewhere: members(),
  getSocialProviders: alike(200),
  startSocialLogin: alike('INVALID_INPUT', () => ({
    params: { provider: 'kakao' },
    query: { callbackUrl: 'https://evil.example/login/oauth-callback' },
  })),
  finishSocialLogin: alike(302, () => ({ params: { provider: 'kakao' }, query: { code: 'x', state: 'x' } })),
  issueSocialTokens: alike('UNAUTHENTICATED', () => ({
    params: { deviceId: 'A'.repeat(43) },
    headers: { 'device-id': 'kakao' },
  })),

  sendFindIdCode: alike('NOT_FOUND', () => ({ body: NOBODY.email })),
  verifyFindIdCode: alike('INVALID_INPUT', () => ({ body: '123456' })),
  sendResetCode: alike('NOT_FOUND', ({ username }) => ({ body: { ...NOBODY, username } })),
  verifyResetCode: alike('INVALID_INPUT', ({ username }) => ({ body: { username, code: '123456' } })),
  resetPassword: alike('INVALID_INPUT', ({ username }) => ({
    body: { username, verificationCode: '123456', newPassword: 'Stolen1!pass' },
  })),

  signUp: alike('INVALID_INPUT', ({ username, email }) => ({ body: { username, email } })),
  checkUsername: alike(200, ({ username }) => ({ params: { username } })),
  sendSignupCode: alike('CONFLICT', ({ email }) => ({ body: email })),
  verifySignupCode: alike('INVALID_INPUT', ({ email }) => ({ body: { email, code: '123456' } })),
  updateUser: ownerAlone({ body: { nickname: '남옷' } }),
  changePassword: ownerAlone({ body: { currentPassword: PASSWORD, newPassword: 'Summer!2026' } }),
  getDeleteReasons: members(),
  withdraw: ownerAlone({ params: { reasonId: '1' } }),

  getBookmarks: members(),
  getBookmarkIds: members(),
  addBookmark: members(() => ({ params: outfit })),
  removeBookmark: members(() => ({ params: outfit })),
  getWornOutfits: members(),
  markWorn: members(() => ({
    params: { date: kstDate(MORNING_MS) },
    body: { outfitId: outfit.id, categoryId: 2 },
  })),
  unmarkWorn: members(() => ({ params: { date: kstDate(MORNING_MS) } })),
  forgetWorn: members(),
  getNeverWear: members(),
  saveNeverWear: members(() => ({ body: { kinds: ['skirts', 'hats'] } })),
  getNotificationSetting: members(),
  saveNotificationSetting: members(() => ({
    body: { hour: 7, minute: 30, dayOfWeek: 'EVERYDAY', enabled: true, eventTypeId: 2, gender: 'FEMALE' },
  })),
  noteOpening: members(),
  noteOpenedPush: members(() => ({ body: { outfitId: outfit.id, date: kstDate(MORNING_MS) } })),
  getPushSetup: alike(200),
  saveFcmToken: members(() => ({ body: { fcmToken: JSON.stringify(pushSubscription()) } })),
  getPlaces: members(),
  savePlaces: members(() => ({ body: { content: [HOME] } })),
  getMyDay: members(),
  saveMyDay: members(() => ({ body: { myDay: createUniformWeek({ spans: [], categoryId: 1 }) } })),
};

it('every call of the contract is a door of which is known who may open it', () => {
  expect(Object.keys(DOORS).sort()).toEqual(CALLS.map(({ id }) => id).sort());
  for (const { id, access } of CALLS)
    if (access === 'member') expect([id, DOORS[id]?.visitor]).toEqual([id, 'UNAUTHENTICATED']);
});

/** Every row of the database that mentions a person, table by table. */
async function rowsOf({ db }: World, { profile, username, email }: Member): Promise<string[]> {
  const rows = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as { rows: unknown[] }).rows;
  const names = await rows(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const marks = [profile.id, username, email].map((mark) => sql`${`%${mark}%`}`);
  const ofTables = (names as { name: string }[]).map(
    ({ name }) =>
      sql`select ${`${name} `}::text || one::text as said from ${sql.identifier(name)} one where one::text like any (array[${sql.join(marks, sql`, `)}])`,
  );
  const found = await rows(sql.join(ofTables, sql` union all `));
  return (found as { said: string }[]).map(({ said }) => said).sort();
}

describeAccountsEachWay('every door', (world) => {
  let [owner, other] = [] as unknown as [Member, Member];

  it.each(CALLS.map((call): [string, Call] => [call.id, call]))(
    '%s: what visitor, owner and other get, and that of the owner nothing is seen or changed',
    async (id, call) => {
      const door = DOORS[id]!;
      const leavesNobody = call.endsSession || id === 'logOut';
      if (!owner || leavesNobody) [owner, other] = [await world.member(), await world.member()];
      const [input, before] = [door.input(owner), await rowsOf(world, owner)];
      expect(before).not.toEqual([]);

      for (const who of ['visitor', 'other'] as const) {
        const said = await (who === 'visitor' ? world.visitor() : other).send(call, input);
        expect([who, said.error?.code ?? said.status]).toEqual([who, door[who]]);
        const told = JSON.stringify([said.body, ...said.headers]);
        for (const mark of [owner.profile.id, owner.email, owner.username]) expect(told).not.toContain(mark);
      }
      expect(await rowsOf(world, owner)).toEqual(before);

      const said = await owner.send(call, input);
      expect(said.error?.code ?? said.status).toBe(door.owner);
      if (leavesNobody) [owner, other] = [] as unknown as [Member, Member];
    },
  );
});
