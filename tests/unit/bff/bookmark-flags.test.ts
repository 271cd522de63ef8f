import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Door from '@/lib/bff/door/door';
import type * as Sessions from '@/lib/bff/session/session';
import type * as Jwt from 'next-auth/jwt';
import { captureBffLog } from '../../support/captured-log';
import { json, reset, silence, startStandIn, type Answer, type StandIn } from '../../support/stand-in';

const SECRET = 'a secret of the tests, and of nobody else';
const ORIGIN = 'http://localhost';

let host: StandIn;
let door: typeof Door;
let sessions: typeof Sessions;
let jwt: typeof Jwt;
let place = 0;
const log = captureBffLog();

const metadata = {
  presignedUrl: '/picture',
  width: 720,
  height: 900,
  title: '코트',
  alt: '코트',
  reason: '추워서',
  items: [],
  takeAlong: [],
  layers: [],
};
const OUTFITS = {
  fileMetadata: ['coat', 'parka', 'knit'].map((id) => ({ id, bookmarked: false, metadata })),
  day: 'today',
  date: '2026-01-15',
  feelsLikeRange: { min: 0, max: 5 },
  source: {
    provider: 'open-meteo',
    label: 'Open-Meteo',
    attribution: 'Open-Meteo.com',
    issuedAt: null,
    fetchedAt: '2026-01-15T00:00:00.000Z',
    stale: false,
    pending: false,
    recorded: null,
    airQuality: null,
  },
};
const bookmarksOf = (...ids: string[]) =>
  json({ content: ids.map((id) => ({ id, outfitImage: { id, title: '코트', metadata } })) });
const unauthenticated = json({ error: { code: 'UNAUTHENTICATED', message: '로그인이 필요해요.' } }, 401);

/** A host with outfits for everyone, and bookmarks for who shows `access-1`. */
const hostWith = (bookmarks: Answer, outfits: Answer = json(OUTFITS)) => {
  host.answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/api/v1/outfit')) return outfits(request, response);
    const isMember = request.headers.authorization === 'Bearer access-1';
    return (isMember ? bookmarks : unauthenticated)(request, response);
  };
};

async function memberCookie(accessToken = 'access-1'): Promise<string> {
  const set = new Headers();
  await sessions.writeSession(set, { id: 'me', accessToken, refreshToken: `of-${accessToken}` });
  return `${set.getSetCookie()[0]?.split(';')[0]}; nalot.session=${await jwt.encode({ token: { sub: 'me' }, secret: SECRET })}`;
}

/** Outfits of a place that no test has asked for yet. */
const newAddress = () => `/api/v1/outfit?latitude=${(35 + ++place / 5).toFixed(1)}&longitude=127.5`;
const ask = (address: string, headers: Record<string, string> = {}) =>
  door.openDoor(new Request(`${ORIGIN}${address}`, { headers }));
const flagsOf = async (response: Response) =>
  ((await response.json()) as typeof OUTFITS).fileMetadata.filter((file) => file.bookmarked).map(({ id }) => id);

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  process.env.SESSION_SECRET = SECRET;
  [door, sessions, jwt] = await Promise.all([
    import('@/lib/bff/door/door'),
    import('@/lib/bff/session/session'),
    import('next-auth/jwt'),
  ]);
});
beforeEach(() => void (host.asked.length = 0));
afterAll(() => host.close());

describe('bookmark flags', () => {
  it("are laid over everyone's outfits for a member, and for nobody else", async () => {
    hostWith(bookmarksOf('parka', 'elsewhere'));
    const [address, cookie] = [newAddress(), await memberCookie()];
    expect(await flagsOf(await ask(address, { cookie }))).toEqual(['parka']);
    expect(await flagsOf(await ask(address))).toEqual([]);
    expect(await flagsOf(await ask(address, { cookie }))).toEqual(['parka']);
  });

  it('cost the host no second answer about outfits, and a visitor no question about bookmarks', async () => {
    hostWith(bookmarksOf('parka'));
    const [address, cookie] = [newAddress(), await memberCookie()];
    for (const headers of [{ cookie }, {}, { cookie }]) await ask(address, headers as Record<string, string>);
    const asked = host.asked.map(({ url }) => url.split('?')[0]);
    expect(asked.sort()).toEqual(['/api/v1/bookmark', '/api/v1/bookmark', '/api/v1/outfit']);
  });

  it('are never shown to the host with the question about outfits', async () => {
    hostWith(bookmarksOf('parka'));
    await ask(newAddress(), { cookie: await memberCookie() });
    const outfits = host.asked.find(({ url }) => url.startsWith('/api/v1/outfit'));
    expect(outfits?.headers.authorization).toBeUndefined();
  });

  it('have their part in the tag: who has flags gets none of those of others, and 304 for the same', async () => {
    const [address, cookie] = [newAddress(), await memberCookie()];
    hostWith(bookmarksOf('parka'));
    const everyones = (await ask(address)).headers.get('etag') ?? '';
    const first = await ask(address, { cookie, 'if-none-match': everyones });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Cookie');
    const own = first.headers.get('etag') ?? '';
    expect((await ask(address, { cookie, 'if-none-match': own })).status).toBe(304);
    hostWith(bookmarksOf('coat'));
    expect(await flagsOf(await ask(address, { cookie, 'if-none-match': own }))).toEqual(['coat']);
  });

  it.each([
    ['fails', json({ error: { code: 'UNAVAILABLE', message: '나중에' } }, 503)],
    ['answers something else', json({ surprise: true })],
    ['breaks off', reset],
    ['hangs', silence],
    ['says that the session is over', unauthenticated],
  ])('cost nobody the outfits when the look-up %s', async (_, fault) => {
    hostWith(fault);
    const response = await ask(newAddress(), { cookie: await memberCookie() });
    expect(response.status).toBe(200);
    expect(await flagsOf(response)).toEqual([]);
    expect(log.lines().join()).toContain('no bookmarks to lay over');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('are found with a token that has to be issued anew, which the browser is given', async () => {
    hostWith(bookmarksOf('knit'));
    const answer = host.answer;
    const fresh = json({ access: 'access-1' }, 200, {
      'set-cookie': 'nalot-refresh=refresh-2; Path=/; Max-Age=2592000',
    });
    host.answer = (request, response) => (request.url?.endsWith('/reissue') ? fresh : answer)(request, response);
    const response = await ask(newAddress(), { cookie: await memberCookie('access-0') });
    expect(await flagsOf(response)).toEqual(['knit']);
    expect(response.headers.getSetCookie().join()).toContain('nalot.tokens=');
  });

  it('do not hide that there are no outfits', async () => {
    hostWith(bookmarksOf('parka'), json({ error: { code: 'UNAVAILABLE', message: '나중에' } }, 503));
    expect((await ask(newAddress(), { cookie: await memberCookie() })).status).toBe(503);
  });
});
