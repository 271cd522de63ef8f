import { trips as tripsTable } from '@/lib/api-host/db/schema';
import { getOwnData } from '@/lib/contract/own-data';
import { getPlacesAbroad } from '@/lib/contract/places-abroad';
import { getPackingList, getTrips, saveTrips, type Trip } from '@/lib/contract/trips';
import { withdraw } from '@/lib/contract/user';
import { addDays, kstDate } from '@/lib/domain/kst';
import { describeAccounts, type Member } from '../../support/account-world';

const JEJU = { latitude: 33.4996, longitude: 126.5312, region: { sidonm: '제주특별자치도', sggnm: '제주시' } };

describeAccounts('trips', (world) => {
  const today = () => kstDate(world.nowMs);
  const trip = (changes: Partial<Trip> = {}): Trip => ({
    ...{ id: 'trip0001', ...JEJU, from: addDays(today(), 2), categoryIds: [2, 2, 4] },
    ...{ removed: [], wanted: [], ...changes },
  });
  const save = (member: Member, content: Trip[]) => member.send(saveTrips, { body: { content } });
  const list = async (member: Member) => (await member.call(getTrips)).body.content;
  const pack = async (member: Member, changes: Record<string, string> = {}) =>
    (
      await member.call(getPackingList, {
        query: {
          latitude: String(JEJU.latitude),
          longitude: String(JEJU.longitude),
          from: addDays(today(), 1),
          categories: '2.2.4',
          ...changes,
        },
      })
    ).body;

  it('are null for a new member, then stored for their member alone, the next one first', async () => {
    const [member, other] = [await world.member(), await world.member()];
    expect(await list(member)).toBeNull();
    const later = trip({ id: 'trip0002', from: addDays(today(), 5) });
    expect((await save(member, [later, trip()])).status).toBe(200);
    const saved = await list(member);
    expect(saved?.map(({ id }) => id)).toEqual(['trip0001', 'trip0002']);
    expect(saved?.[0]?.region).toEqual(JEJU.region);
    expect(JSON.stringify(await world.db.select().from(tripsTable))).not.toContain(String(JEJU.latitude));
    expect(await list(other)).toBeNull();
  });

  it('are forgotten once they are over, and deleted with the account', async () => {
    const member = await world.member();
    await save(member, [trip({ from: addDays(today(), -2) }), trip({ id: 'trip0002', from: addDays(today(), -3) })]);
    expect((await list(member))?.map(({ id }) => id)).toEqual(['trip0001']);
    const { tables } = (await member.call(getOwnData, { params: { id: member.profile.id } })).body;
    expect(tables.trips).toHaveLength(1);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    const rows = await world.db.select().from(tripsTable);
    expect(rows.filter(({ userId }) => userId === member.profile.id)).toEqual([]);
  });

  it.each([
    ['more than five', () => Array.from({ length: 6 }, (_, index) => trip({ id: `trip000${index}` }))],
    ['a trip of a single day', () => [trip({ categoryIds: [2] })]],
    ['a trip of eight days', () => [trip({ categoryIds: [2, 2, 2, 2, 2, 2, 2, 2] })]],
    ['a trip that begins after the forecast ends', () => [trip({ from: addDays(today(), 10) })]],
    ['two trips with one id', () => [trip(), trip()]],
    ['a place abroad', () => [trip({ latitude: 35.68, longitude: 139.69 })]],
  ])('reject %s with a reason, and keep what was saved', async (_, content) => {
    const member = await world.member();
    await save(member, [trip()]);
    const rejected = await save(member, content());
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    expect(rejected.status).toBeLessThan(500);
    expect(await list(member)).toHaveLength(1);
  });

  const PARIS = {
    ...{ latitude: 48.85, longitude: 2.35, timeZone: 'Europe/Paris' },
    region: { sidonm: '프랑스 일드프랑스', sggnm: '파리' },
  };

  it('are stored with their time zone abroad, and over when the day ends there', async () => {
    const member = await world.member();
    // 09:10 on the 15th in Korea is 01:10 in Paris, and 14:10 on the 14th in Honolulu.
    const yesterday = trip({ ...PARIS, id: 'trip0003', timeZone: 'Pacific/Honolulu', from: addDays(today(), -2) });
    expect((await save(member, [trip(), trip({ ...PARIS, id: 'trip0002' }), yesterday])).status).toBe(200);
    const saved = await list(member);
    expect(saved?.map(({ id }) => id)).toEqual(['trip0003', 'trip0001', 'trip0002']);
    expect(saved?.at(-1)).toMatchObject({ region: PARIS.region, timeZone: 'Europe/Paris' });
    const ended = {
      ...yesterday,
      id: 'trip0004',
      categoryIds: [2, 2] as Trip['categoryIds'],
      from: addDays(today(), -3),
    };
    await save(member, [ended]);
    expect(await list(member)).toEqual([]);
  });

  it.each<[string, Partial<Omit<Trip, 'from'>> & { from?: number }]>([
    ['an unknown time zone', { timeZone: 'Europe/Nowhere' }],
    ['a place without a name', { region: { sidonm: '프랑스', sggnm: '' } }],
    ['a name that is too long', { region: { sidonm: '프랑스', sggnm: '파'.repeat(201) } }],
    ['a start after the forecast of the place ends', { timeZone: 'Pacific/Honolulu', from: 9 }],
  ])('reject %s abroad', async (_, { from, ...changes }) => {
    const start = from === undefined ? {} : { from: addDays(today(), from) };
    const rejected = await save(await world.member(), [trip({ ...PARIS, ...changes, ...start })]);
    expect(rejected.status).toBe(400);
  });

  it('are not covered abroad unless the operator switches them on', async () => {
    const member = await world.member();
    const covered = await member.call(getPlacesAbroad, { query: { name: 'Paris' } });
    expect(covered.body).toEqual({ isCovered: false, content: [] });
    const query = {
      ...{ latitude: '48.85', longitude: '2.35', 'time-zone': 'Europe/Paris' },
      ...{ from: today(), categories: '2.2' },
    };
    expect((await member.send(getPackingList, { query })).status).toBe(422);
  });

  it('are dressed for an occasion on its day, for which men and women have black suits', async () => {
    const member = await world.member();
    const { days } = await pack(member, { categories: '2.3.2', gender: 'FEMALE', occasions: '.wedding.' });
    expect(days.map(({ occasion }) => occasion)).toEqual([undefined, 'wedding', undefined]);
    const men = await pack(member, { categories: '1.1', gender: 'MALE', occasions: 'funeral.' });
    expect(men.days.map(({ occasion, outOfPlace }) => [occasion, outOfPlace])).toEqual([
      ['funeral', undefined],
      [undefined, undefined],
    ]);
    const query = { latitude: '33.4996', longitude: '126.5312', from: today(), categories: '2.2', occasions: 'party.' };
    expect((await member.send(getPackingList, { query })).status).toBe(400);
  });

  it('have a packing list with an outfit of packed things for each day', async () => {
    const { days, items, source } = await pack(await world.member());
    expect(days.map(({ date, categoryId }) => [date, categoryId])).toEqual([
      [addDays(today(), 1), 2],
      [addDays(today(), 2), 2],
      [addDays(today(), 3), 4],
    ]);
    for (const { clothes } of days) expect(clothes.length).toBeGreaterThan(1);
    expect(items.filter(({ worn }) => worn).length).toBeGreaterThan(1);
    expect(items.every(({ count }) => count > 0)).toBe(true);
    expect(source.provider).toBeDefined();
  });

  it('have a packing list without removed things, in the requested language', async () => {
    const member = await world.member();
    const { items } = await pack(member);
    const [first] = items;
    const without = await pack(member, { removed: first!.id, language: 'en' });
    expect(without.items.map(({ id }) => id)).not.toContain(first!.id);
    expect(JSON.stringify(without.items)).not.toMatch(/[가-힣]/);
  });

  it('use what is usual for days beyond the forecast, and say so', async () => {
    const { days } = await pack(await world.member(), { from: addDays(today(), 9), categories: '2.2.2' });
    expect(days.map(({ basis }) => basis)).toEqual([expect.stringMatching(/daily|usual|hourly/), 'usual', 'usual']);
  });
});
