import { eq } from 'drizzle-orm';
import { notificationSettings, pushTokens, warningSettings } from '@/lib/api-host/db/schema';
import { logIn, logOut } from '@/lib/contract/auth';
import {
  getNotificationSetting,
  getPushSetup,
  saveFcmToken,
  saveNotificationSetting,
  type NotificationSetting,
} from '@/lib/contract/notification';
import { savePlaces } from '@/lib/contract/places';
import { withdraw } from '@/lib/contract/user';
import { getCellCentre, toGridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_PLACE, getPlaceCentre } from '@/lib/domain/place';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';
import { startPushService, type PushService } from '../../support/push-service';
import { VAPID } from '../../support/test-push';

const EIGHT: NotificationSetting = { hour: 8, minute: 5, dayOfWeek: 'EVERYDAY', enabled: true };
const HOME = { latitude: 35.17961, longitude: 129.07562 };

let service: PushService;
beforeAll(async () => void (service = await startPushService()));
afterAll(() => service.close());

describeAccounts('the notification setting', (world) => {
  const read = async (member: Member) => (await member.call(getNotificationSetting)).body.setting;
  const save = (member: Member, setting: unknown) => member.send(saveNotificationSetting, { body: setting });

  it('is null until it is saved, and returned with its defaults afterwards', async () => {
    const member = await world.member();
    expect(await read(member)).toBeNull();
    expect((await save(member, EIGHT)).status).toBe(200);
    expect(await read(member)).toEqual({ ...EIGHT, eventTypeId: 2 });
    await save(member, { ...EIGHT, hour: 23, minute: 59, enabled: false, eventTypeId: 4, gender: 'MALE' });
    expect(await read(member)).toEqual({
      hour: 23,
      minute: 59,
      dayOfWeek: 'EVERYDAY',
      enabled: false,
      eventTypeId: 4,
      gender: 'MALE',
    });
  });

  it('stores the forecast cell of a place and nothing finer', async () => {
    const member = await world.member();
    await save(member, { ...EIGHT, ...HOME });
    const { lat, lon } = getCellCentre(toGridCell({ lat: HOME.latitude, lon: HOME.longitude }));
    expect(await read(member)).toMatchObject({ latitude: lat, longitude: lon });
    const [row] = await world.db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, member.profile.id));
    expect(row).toMatchObject({ nx: 98, ny: 76 });
    expect(JSON.stringify(row) + world.written.join('')).not.toMatch(/35\.1796|129\.0756/);
  });

  it('includes weather warnings, for the places of alarm and list, and deletes them when it is disabled', async () => {
    const member = await world.member();
    const warnings = { from: 'warning', atNight: true };
    await save(member, { ...EIGHT, ...HOME, warnings });
    expect(await read(member)).toMatchObject({ warnings });
    const readAreas = async () => (await world.db.select().from(warningSettings)).map(({ areas }) => areas);
    expect(await readAreas()).toEqual([[26_470]]);
    const { lat: latitude, lon: longitude } = getPlaceCentre(DEFAULT_PLACE);
    const place = { id: 'gangnam1', name: '회사', latitude, longitude, region: DEFAULT_PLACE.region };
    await member.send(savePlaces, { body: { content: [place] } });
    expect(await readAreas()).toEqual([[26_470, 11_680]]);
    expect((await save(member, { ...EIGHT, warnings: { from: 'all', atNight: true } })).status).toBe(400);
    await save(member, { ...EIGHT, enabled: false, warnings });
    expect([await read(member), await readAreas()]).toEqual([{ ...EIGHT, enabled: false, eventTypeId: 2 }, []]);
  });

  it('stores the district of the place and rejects an unknown one', async () => {
    const member = await world.member();
    const region = { sidonm: '부산광역시', sggnm: '연제구' };
    await save(member, { ...EIGHT, ...HOME, region });
    expect(await read(member)).toMatchObject({ region });
    const former = { latitude: 37.2007, longitude: 127.0986, region: { sidonm: '경기도', sggnm: '화성시' } };
    await save(member, { ...EIGHT, ...former });
    const present = { sidonm: '경기도', sggnm: '화성시 동탄구' };
    expect(await read(member)).toMatchObject({ region: present });
    // The district was renamed after it was stored.
    await world.db.update(notificationSettings).set({ sggnm: '화성시' });
    expect(await read(member)).toMatchObject({ region: present });
    await save(member, { ...EIGHT, ...HOME, region });
    const nowhere = { ...EIGHT, ...HOME, region: { ...region, sggnm: '<b>여기</b>' } };
    expect((await save(member, nowhere)).error.code).toBe('INVALID_INPUT');
    expect(await read(member)).toMatchObject({ region });
  });

  it('deletes the place when it is disabled, even if one is sent', async () => {
    const member = await world.member();
    const named = { ...HOME, region: { sidonm: '부산광역시', sggnm: '연제구' } };
    await save(member, { ...EIGHT, ...named });
    await save(member, { ...EIGHT, ...named, enabled: false });
    expect(await read(member)).toEqual({ ...EIGHT, enabled: false, eventTypeId: 2 });
    const where = eq(notificationSettings.userId, member.profile.id);
    const [row] = await world.db.select().from(notificationSettings).where(where);
    expect(row).toMatchObject({ nx: null, ny: null, sidonm: null, sggnm: null });
  });

  it.each([
    ['no time', {}, {}],
    ['an hour beyond 23', { ...EIGHT, hour: 24 }, { hour: '시는 0~23이에요' }],
    ['a minute beyond 59', { ...EIGHT, minute: 60 }, { minute: '분은 0~59예요' }],
    ['text in place of a number', { ...EIGHT, hour: '8' }, {}],
    ['a weekday', { ...EIGHT, dayOfWeek: 'MONDAY' }, { dayOfWeek: '이 가운데 하나여야 해요: EVERYDAY' }],
    ['an unknown category', { ...EIGHT, eventTypeId: 9 }, { eventTypeId: '일정 번호는 2, 1, 4, 3 가운데 하나예요.' }],
    ['a latitude without a longitude', { ...EIGHT, latitude: 37.5 }, {}],
    ['an invalid latitude', { ...EIGHT, latitude: 91, longitude: 127 }, {}],
  ])('rejects %s', async (_, setting, fields) => {
    const member = await world.member();
    expect((await save(member, setting)).error).toMatchObject({ code: 'INVALID_INPUT', fields });
    expect(await read(member)).toBeNull();
  });

  it('returns OUTSIDE_SERVICE_AREA for a place abroad', async () => {
    const { error } = await save(await world.member(), { ...EIGHT, latitude: 35.68, longitude: 139.69 });
    expect(error.code).toBe('OUTSIDE_SERVICE_AREA');
  });

  it('belongs to one member and requires a login', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await save(one, EIGHT);
    expect(await read(other)).toBeNull();
    expect((await world.visitor().call(getNotificationSetting)).error.code).toBe('UNAUTHENTICATED');
    expect((await world.visitor().send(saveNotificationSetting, { body: EIGHT })).error.code).toBe('UNAUTHENTICATED');
  });

  it('is deleted with the account', async () => {
    const member = await world.member();
    await save(member, EIGHT);
    await member.call(saveFcmToken, { body: { fcmToken: service.subscribe().token } });
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    for (const table of [notificationSettings, pushTokens])
      expect(await world.db.select().from(table).where(eq(table.userId, member.profile.id))).toEqual([]);
  });
});

describeAccounts('a push token', (world) => {
  const save = (member: Member, token: string) => member.call(saveFcmToken, { body: { fcmToken: token } });
  const getTokens = ({ profile }: Member) =>
    world.db.select().from(pushTokens).where(eq(pushTokens.userId, profile.id));

  it('is created with the public key of the host, which anyone may read', async () => {
    const { body, headers } = await world.visitor().call(getPushSetup);
    expect(body).toEqual({ transport: 'web-push', publicKey: VAPID.publicKey });
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('belongs to the last member who saved it', async () => {
    const [one, other] = [await world.member(), await world.member()];
    const { token } = service.subscribe();
    await save(one, token);
    await save(one, token);
    expect(await getTokens(one)).toHaveLength(1);
    await save(other, token);
    expect(await getTokens(one)).toEqual([]);
    expect(await getTokens(other)).toHaveLength(1);
  });

  it('is deleted with the session that saved it, not with another session of the member', async () => {
    const member = await world.member();
    await save(member, service.subscribe().token);
    const phone = world.visitor();
    const credentials = { username: member.username, password: PASSWORD };
    phone.access = (await phone.call(logIn, { headers: DEVICE, body: credentials })).body.access;
    await phone.call(saveFcmToken, { body: { fcmToken: service.subscribe().token } });
    expect(await getTokens(member)).toHaveLength(2);
    await phone.call(logOut);
    expect(await getTokens(member)).toHaveLength(1);
  });

  it('replaces the oldest when a member has more than ten', async () => {
    const member = await world.member();
    const all = Array.from({ length: 12 }, () => service.subscribe().token);
    for (const token of all) {
      world.nowMs += 1_000;
      await save(member, token);
    }
    const stored = (await getTokens(member)).map(({ token }) => JSON.parse(token).endpoint);
    expect(stored.sort()).toEqual(
      all
        .slice(2)
        .map((token) => JSON.parse(token).endpoint)
        .sort(),
    );
  });

  it('is rejected unless it is a complete and valid subscription', async () => {
    const member = await world.member();
    const good = JSON.parse(service.subscribe().token);
    const bad = [
      'a Firebase token',
      '{}',
      'null',
      JSON.stringify({ ...good, endpoint: 'ftp://push.example/1' }),
      JSON.stringify({ ...good, endpoint: 'https://user:word@push.example/1' }),
      JSON.stringify({ ...good, keys: { ...good.keys, auth: 'AAAA' } }),
      JSON.stringify({ ...good, keys: { ...good.keys, p256dh: good.keys.p256dh.slice(2) } }),
      JSON.stringify({ ...good, keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }),
    ];
    for (const fcmToken of bad) {
      const { error } = await member.call(saveFcmToken, { body: { fcmToken } });
      expect(error).toMatchObject({ code: 'INVALID_INPUT', fields: { fcmToken: expect.any(String) } });
    }
    expect(await getTokens(member)).toEqual([]);
    expect((await world.visitor().call(saveFcmToken, { body: { fcmToken: 'x' } })).error.code).toBe('UNAUTHENTICATED');
    expect(world.written.join('')).not.toContain(good.keys.auth);
  });
});
