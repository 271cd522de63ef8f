import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { composePackingCard } from '@/lib/api-host/card/packing-card';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { getPackingCard } from '@/lib/contract/packing-card';
import { getPackingList, type PackingList } from '@/lib/contract/trips';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { serveCards } from '../../support/card-host';

const JEJU = { latitude: 33.4996, longitude: 126.5312 };
const REGION = { sidonm: '제주특별자치도', sggnm: '제주시' };
const TRIP = { from: '2026-01-17', categories: '2.1.2', occasions: '.funeral.' };
const CARDS_AN_HOUR = 2;

const fetchCard = serveCards(CARDS_AN_HOUR);

const request = async (call: typeof getPackingCard | typeof getPackingList, query: object, network = '198.51.100.1') =>
  fetchCard(
    new Request(`http://api-host${buildCallUrl(call, { query: { ...JEJU, ...TRIP, ...query } })}`, {
      headers: { 'x-forwarded-for': network },
    }),
  );

describe('the picture of a packing list', () => {
  it('is a JPEG that nothing stores', async () => {
    const response = await request(getPackingCard, REGION);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const picture = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual(CARD_SIZES.tall);
    if (process.env.CARD_FILE) writeFileSync(process.env.CARD_FILE, picture);
  });

  it('has the dates, the clothes and their number, but neither categories nor occasions', async () => {
    const list = (await (await request(getPackingList, { gender: 'MALE' })).json()) as PackingList;
    expect(list.days[1]!.occasion).toBe('funeral');
    const subject = {
      ...{ trip: { from: TRIP.from, categoryIds: [2, 1, 2] as (1 | 2)[] }, place: '제주시', list },
      attribution: list.source.attribution,
    };
    const card = composePackingCard(subject, KO);
    expect(card).toMatchObject({
      ...{ heading: '제주시 여행 챙길 것', dates: '1월 17일 토요일 ~ 1월 19일 월요일 · 2박 3일' },
      ...{ basics: '속옷과 양말은 3벌', source: list.source.attribution },
    });
    const names = [...card.worn.names, ...card.packed.rows.map(({ name }) => name)].join();
    for (const { name } of list.items) expect(names).toContain(name);
    const isTwice = list.items.find(({ count, worn }) => count - Number(worn) > 1);
    if (isTwice) expect(names).toContain(KO.trips.list.count(isTwice.count - Number(isTwice.worn)));
    const texts = JSON.stringify(card);
    for (const hidden of [...Object.values(KO.categories), ...Object.values(KO.myDay.exceptions.dressCodes)])
      expect(texts).not.toContain(`"${hidden}`);
    expect(composePackingCard({ ...subject, place: null }, EN).heading).toBe('What to pack');
  });

  it('names no place that a caller made up, and none abroad', async () => {
    expect((await request(getPackingCard, { sidonm: '무료', sggnm: '도박' })).status).toBe(400);
    const abroad = { ...REGION, 'time-zone': 'Asia/Tokyo', latitude: 35.69, longitude: 139.69 };
    expect((await request(getPackingCard, abroad)).status).toBe(422);
  });

  it('is missing once the trip is over, and limited by network', async () => {
    expect((await request(getPackingCard, { from: '2026-01-01' })).status).toBe(404);
    const network = '198.51.100.9';
    const statuses: number[] = [];
    for (let count = 0; count <= CARDS_AN_HOUR; count++)
      statuses.push((await request(getPackingCard, REGION, network)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
