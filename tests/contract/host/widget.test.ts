import sharp from 'sharp';
import { widgets } from '@/lib/api-host/db/schema';
import { createWidget as createHostWidget } from '@/lib/api-host/widget/widgets';
import { MAX_BYTES } from '@/lib/api-host/widget/render-widget';
import { CATEGORY_ID } from '@/lib/contract/category';
import { buildCallUrl } from '@/lib/contract/call-url';
import { errorBody } from '@/lib/contract/errors';
import { saveMyDay } from '@/lib/contract/my-day';
import { getOutfits } from '@/lib/contract/outfit';
import { changePassword, withdraw } from '@/lib/contract/user';
import { savePlaces } from '@/lib/contract/places';
import { getPositionWeather } from '@/lib/contract/weather';
import { createWidget, getWidgetPicture, getWidgets, revokeWidget } from '@/lib/contract/widget';
import { MAX_WIDGETS, WIDGET_SIZE_NAMES, WIDGET_SIZES } from '@/lib/contract/widget-sizes';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { listWornAndCarried } from '@/lib/domain/recommendation/worn-and-carried';
import { describeAccounts, PASSWORD, type Member } from '../../support/account-world';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import { eventually } from '../../support/eventually';
import { readWidgetFacts } from '../../support/widget-facts';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761, region: { sidonm: '서울특별시', sggnm: '강남구' } };
const UNKNOWN = `/widget/${'a'.repeat(43)}.png`;

describeAccounts('pictures by address', (world) => {
  const create = async (member: Member, categoryId: 1 | 2 = 2) =>
    (await member.call(createWidget, { body: { ...GANGNAM, categoryId } })).body;
  const request = (path: string, size?: string, headers = {}) =>
    world.request(`${path}${size === undefined ? '' : `?size=${size}`}`, { headers });
  const readCode = async (path: string, size?: string) => {
    const response = await request(path, size);
    return [response.status, errorBody.parse(await response.json()).error.code];
  };

  it("shows the first outfit of the member's screens, in each size", async () => {
    const member = await world.member();
    const { path, widget } = await create(member);
    expect(widget).toMatchObject({ region: GANGNAM.region, categoryId: 2 });
    const { latitude, longitude } = GANGNAM;
    const { fileMetadata } = (
      await member.call(getOutfits, {
        query: { latitude, longitude, gender: member.profile.gender ?? undefined, people: 'own-age' },
      })
    ).body;
    const weather = (await member.call(getPositionWeather, { query: { lat: latitude, lon: longitude } })).body;
    for (const size of WIDGET_SIZE_NAMES) {
      const response = await request(path, size);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const picture = Buffer.from(await response.arrayBuffer());
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...WIDGET_SIZES[size] });
      expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
      const [first] = fileMetadata;
      expect(await readWidgetFacts(picture)).toMatchObject({
        outfitId: first!.id,
        reason: first!.metadata.reason,
        items: listWornAndCarried(first!.metadata).worn,
        temperatures: {
          now: weather.temperature,
          feelsLike: weather.feelsLike,
          low: weather.minTemperature,
          high: weather.maxTemperature,
        },
      });
    }
  });

  it('tells in picture and EXIF data nothing of where and when its owner is elsewhere', async () => {
    const member = await world.member();
    const { path } = await create(member);
    const before = await readWidgetFacts(Buffer.from(await (await request(path)).arrayBuffer()));
    const work = { id: 'work0001', name: '회사', latitude: 35.163, longitude: 129.164 };
    const region = { sidonm: '부산광역시', sggnm: '해운대구' };
    await member.call(savePlaces, { body: { content: [{ ...work, region }] } });
    const spans = [{ from: 8, until: 19, placeId: 'work0001' }];
    await member.call(saveMyDay, { body: { myDay: createUniformWeek({ spans, categoryId: null }) } });
    // Not from the cache.
    const { path: other } = await create(member);
    const response = await request(other);
    expect(await readWidgetFacts(Buffer.from(await response.arrayBuffer()))).toEqual(before);
  });

  it('ends with a password change', async () => {
    const member = await world.member();
    const { path } = await create(member);
    expect((await request(path)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'Summer!2026' };
    await member.call(changePassword, { params: { id: member.profile.id }, body: change });
    expect(await readCode(path)).toEqual([410, 'GONE']);
    const notice = () =>
      world.smtp.mails.find(({ to, subject }) => to.includes(member.email) && /바뀌었/.test(subject));
    expect((await eventually(notice, (mail) => mail !== undefined))?.text).toContain('위젯 주소도 모두 끊겼어요');
  });

  /** Creates the widget without a session, which would have expired by the time of the test. */
  async function createDirectly({ profile }: Member): Promise<string> {
    await world.db.delete(widgets);
    const cell = toGridCell({ lat: GANGNAM.latitude, lon: GANGNAM.longitude });
    const values = {
      userId: profile.id,
      kind: 'picture' as const,
      cell,
      region: GANGNAM.region,
      categoryId: CATEGORY_ID.daily,
    };
    const { token } = await createHostWidget(world.db, { ...values, nowMs: world.nowMs });
    return `/widget/${token}.png`;
  }

  it('plans public holidays and dates off as the screens do', async () => {
    const member = await world.member();
    const { week } = createUniformWeek({
      spans: [{ from: 8, until: 18, placeId: null }],
      categoryId: CATEGORY_ID.business,
    });
    const exceptions = [{ date: '2026-11-26', plan: null }];
    const myDay = { week: [...week.slice(0, 6), { spans: [], categoryId: null }], exceptions };
    await member.call(saveMyDay, { body: { myDay } });
    const { latitude, longitude } = GANGNAM;
    for (const date of [...WEEKDAY_HOLIDAYS, '2026-11-26', '2026-11-27']) {
      world.nowMs = kstEpochMs(date, 7);
      // The picture of an address is cached.
      const path = await createDirectly(member);
      const plan =
        date === '2026-11-27'
          ? { 'event-type-id': CATEGORY_ID.business, hours: '8-18' }
          : { 'event-type-id': CATEGORY_ID.daily };
      const query = { ...plan, latitude, longitude, gender: member.profile.gender ?? undefined };
      const list = await request(buildCallUrl(getOutfits, { query }));
      const { fileMetadata } = getOutfits.response.parse(await list.json());
      const facts = await readWidgetFacts(Buffer.from(await (await request(path, 'small')).arrayBuffer()));
      expect(facts).toMatchObject({ date, outfitId: fileMetadata[0]!.id, reason: fileMetadata[0]!.metadata.reason });
    }
  });

  // ASVS 14.3.2
  it('is cached by its client only, and confirmed by its entity tag', async () => {
    const { path } = await create(await world.member());
    const response = await request(path);
    expect(response.headers.get('cache-control')).toBe('private, max-age=600');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await request(path, undefined, { 'if-none-match': response.headers.get('etag') });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('returns 404 for unknown tokens alike and 410 for a revoked one, and 400 for sizes that do not exist', async () => {
    const member = await world.member();
    const { path, widget } = await create(member);
    expect((await request(path)).status).toBe(200);
    await member.call(revokeWidget, { params: { id: widget.id } });
    expect(await readCode(path)).toEqual([410, 'GONE']);
    const unknown = await request(UNKNOWN);
    const malformed = await request('/widget/short.png');
    const withoutId = async (response: Response) => {
      const { error } = errorBody.parse(await response.json());
      return [response.status, { ...error, requestId: undefined }];
    };
    expect(await withoutId(malformed)).toEqual(await withoutId(unknown));
    expect(unknown.status).toBe(404);
    expect(await readCode(path, 'huge')).toEqual([400, 'INVALID_INPUT']);
    expect(await readCode(`/widget/${'a'.repeat(500)}.png`)).toEqual([400, 'INVALID_INPUT']);
  });

  // ASVS 8.2.2
  it("lists and revokes a member's own addresses only, five at most", async () => {
    const [member, other] = [await world.member(), await world.member()];
    const created = [];
    for (let index = 0; index < MAX_WIDGETS; index++) created.push(await create(member));
    const sixth = await member.send(createWidget, { body: { ...GANGNAM, categoryId: 2 } });
    expect(sixth.error.code).toBe('CONFLICT');
    expect((await other.call(getWidgets)).body.content).toEqual([]);
    const { id } = created[0]!.widget;
    expect((await other.send(revokeWidget, { params: { id } })).error.code).toBe('NOT_FOUND');
    await member.call(revokeWidget, { params: { id } });
    const ids = (await member.call(getWidgets)).body.content.map((each) => each.id);
    expect([...ids].sort()).toEqual(
      created
        .slice(1)
        .map(({ widget }) => widget.id)
        .sort(),
    );
    await create(member);
  });

  // ASVS 11.4.1, 14.2.4
  it('stores neither the token nor, once revoked, the place, and nothing after the withdrawal', async () => {
    const member = await world.member();
    const { path, widget } = await create(member);
    const token = /\/widget\/(.+)\.png/.exec(path)![1]!;
    expect(JSON.stringify(await world.db.select().from(widgets))).not.toContain(token);
    expect(world.written.join('')).not.toContain(token);
    await member.call(revokeWidget, { params: { id: widget.id } });
    const rows = (await world.db.select().from(widgets)).filter(({ id }) => id === widget.id);
    expect(rows).toMatchObject([{ nx: null, ny: null, sidonm: null, sggnm: null, categoryId: null }]);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect((await world.db.select().from(widgets)).filter(({ id }) => id === widget.id)).toEqual([]);
    expect(await readCode(path)).toEqual([404, 'NOT_FOUND']);
  });

  // ASVS 2.4.1
  it('is limited by its token, also when served from the cache', async () => {
    world.limitPoints.widget = 2;
    const member = await world.member();
    const [one, other] = [await create(member), await create(member, 1)];
    for (let index = 0; index < 2; index++) expect((await request(one.path)).status).toBe(200);
    expect(await readCode(one.path)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await request(other.path)).status).toBe(200);
  });

  it('has one address in the contract', () =>
    expect(buildCallUrl(getWidgetPicture, { params: { file: 'x.png' }, query: { size: 'small' } })).toBe(
      '/widget/x.png?size=small',
    ));
});
