import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { composeGuideCard } from '@/lib/api-host/card/guide-card';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { errorBody } from '@/lib/contract/errors';
import type { OutfitList } from '@/lib/contract/outfit';
import { getGuideCard, getOutfitCard } from '@/lib/contract/outfit-card';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { GUIDE_TEMPERATURES } from '@/lib/domain/search-pages/search-paths';
import { KO } from '@/lib/messages/ko/messages';
import { serveCards } from '../../support/card-host';

const GANGNAM = { nx: 61, ny: 126, sidonm: '서울특별시', sggnm: '강남구', shape: 'wide' };
const CARDS_AN_HOUR = 6;

const fetchCard = serveCards(CARDS_AN_HOUR);

let networks = 0;
const createNetwork = () => `198.51.100.${++networks}`;

const requestCard = async (query: object, { network = createNetwork(), ...headers }: Record<string, string> = {}) =>
  fetchCard(
    new Request(`http://api-host${buildCallUrl(getOutfitCard, { query: { ...GANGNAM, ...query } })}`, {
      headers: { 'x-forwarded-for': network, ...headers },
    }),
  );
const readErrorCode = async (response: Response) => errorBody.parse(await response.json()).error.code;
const hashBody = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');

it('is a JPEG that other sites may embed and caches may store', async () => {
  const response = await requestCard({});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  const again = await requestCard({}, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('shows the requested outfit in its own gender, or the first one when it is not recommended that day', async () => {
  const list = async (gender: string) => {
    const { lat, lon } = getCellCentre(GANGNAM);
    const address = `/api/v1/outfit?latitude=${lat}&longitude=${lon}&gender=${gender}`;
    const response = await fetchCard(new Request(`http://api-host${address}`));
    return ((await response.json()) as OutfitList).fileMetadata.map(({ id }) => id);
  };
  const [first, second] = await list('MALE');
  const plain = await hashBody(await requestCard({ gender: 'MALE' }));
  expect(await hashBody(await requestCard({ outfit: first }))).toBe(plain);
  expect(await hashBody(await requestCard({ outfit: second }))).not.toBe(plain);
  expect(await hashBody(await requestCard({ gender: 'MALE', outfit: 'nobody-wears-this' }))).toBe(plain);
});

it.each([
  [{ sggnm: '바보구' }, 'INVALID_INPUT'],
  [{ sidonm: '부산광역시' }, 'INVALID_INPUT'],
  [{ nx: 0 }, 'OUTSIDE_SERVICE_AREA'],
  [{ nx: 1, ny: 1 }, 'OUTSIDE_SERVICE_AREA'],
  [{ nx: '61.5' }, 'INVALID_INPUT'],
  [{ shape: 'huge' }, 'INVALID_INPUT'],
  [{ outfit: '../../etc/passwd' }, 'INVALID_INPUT'],
])('returns an error for %j', async (query, code) => expect(await readErrorCode(await requestCard(query))).toBe(code));

it('shows the present name of a district that is named by a former one', async () => {
  const cell = { nx: 62, ny: 119, sidonm: '경기도' };
  const former = await hashBody(await requestCard({ ...cell, sggnm: '화성시' }));
  expect(former).toBe(await hashBody(await requestCard({ ...cell, sggnm: '화성시 동탄구' })));
});

it('names the field of a district that does not exist', async () => {
  const response = await requestCard({ sggnm: '바보구' });
  expect(errorBody.parse(await response.json()).error.fields).toEqual({ sggnm: KO.problems.regionUnknown });
});

it('is the same card for all outfits that do not exist, rendered once', async () => {
  const network = createNetwork();
  for (let invented = 0; invented <= CARDS_AN_HOUR; invented++) {
    const response = await requestCard({ shape: 'tall', outfit: `female-daily-${900 + invented}` }, { network });
    expect(response.status).toBe(200);
  }
});

it('depends on no hour that is spent elsewhere, because others see it', async () => {
  const here = await hashBody(await requestCard({ hours: '8-12' }));
  // Busan, where it is warmer.
  expect(await hashBody(await requestCard({ hours: '8-12,13-19@98.76' }))).toBe(here);
  const usual = await hashBody(await requestCard({}));
  expect(await hashBody(await requestCard({ hours: '8-19@98.76' }))).toBe(usual);
});

it('is rate-limited per network, except for cards that exist already', async () => {
  const network = createNetwork();
  const districts = ['종로구', '중구', '용산구', '성동구', '광진구', '동대문구', '중랑구'].map((sggnm) => ({ sggnm }));
  for (const district of districts.slice(0, CARDS_AN_HOUR))
    expect((await requestCard(district, { network })).status).toBe(200);
  const [one, next] = [districts[0]!, districts[CARDS_AN_HOUR]!];
  expect(await readErrorCode(await requestCard(next, { network }))).toBe('TOO_MANY_REQUESTS');
  expect((await requestCard(one, { network })).status).toBe(200);
  expect((await requestCard(next)).status).toBe(200);
});

describe('the preview of a guide', () => {
  const requestGuide = async (temperature: unknown, headers: Record<string, string> = {}) =>
    fetchCard(
      new Request(`http://api-host${buildCallUrl(getGuideCard, { query: { temperature } })}`, {
        headers: { 'x-forwarded-for': createNetwork(), ...headers },
      }),
    );

  it('is a JPEG that other sites may embed and caches may store', async () => {
    const response = await requestGuide(12);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const picture = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZES.wide });
    const again = await requestGuide(12, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is rendered once, and charged to the network that causes it', async () => {
    const network = createNetwork();
    const statuses: number[] = [];
    for (const temperature of [20, 20, 20, 21, 22, 23, 24, 25, 26])
      statuses.push((await requestGuide(temperature, { 'x-forwarded-for': network })).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
  });

  it.each([
    [36, 'NOT_FOUND'],
    [-16, 'NOT_FOUND'],
    ['12.5', 'INVALID_INPUT'],
    ['x', 'INVALID_INPUT'],
  ])('does not exist for %s', async (temperature, code) =>
    expect(await readErrorCode(await requestGuide(temperature))).toBe(code),
  );

  it('shows temperature, outfit and garments of each guide', () => {
    const cards = GUIDE_TEMPERATURES.map((temperatureC) => composeGuideCard(temperatureC, 'ko'));
    expect(new Set(cards.map(({ temperature }) => temperature)).size).toBe(GUIDE_TEMPERATURES.length);
    for (const { title, pieces } of cards) expect([title === '', pieces.length]).toEqual([false, 3]);
  });
});
