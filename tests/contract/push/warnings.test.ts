import { cacheEntries, PUSH_KINDS, warningSettings, warningStates } from '@/lib/api-host/db/schema';
import { getPushKind, toClaimKind } from '@/lib/api-host/dispatch/claim-kind';
import { saveState } from '@/lib/api-host/dispatch/warnings/state-rows';
import { WARNING_OCCASIONS } from '@/lib/api-host/dispatch/warnings/enrol-warnings';
import { replacePlaces } from '@/lib/api-host/places/saved-places';
import { updateWarningAreas } from '@/lib/api-host/push/warning-setting';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { HOUR_MS } from '@/lib/contract/durations';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import type { ActiveWarnings } from '@/lib/domain/push/warnings';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { describeDispatch, type PushUser, type PushUserOptions } from '../../support/dispatch-world';
import { status } from '../../support/push-service';

const at = (hour: number, minute = 0) => kstEpochMs('2026-01-15', hour, minute);
/** Codes and forecast cells of 강남구 and 부산 연제구. */
const GANGNAM = '11680';
const BUSAN = '26470';
const BUSAN_PLACE = getCellCentre({ nx: 98, ny: 76 });
const ALL = { warnings: { from: 'advisory', atNight: false } } as const;
const SEVERE = { warnings: { from: 'warning', atNight: true } } as const;

describeDispatch('pushes about weather warnings', (world) => {
  const db = () => world.opened.db;
  /** Null while the provider's warnings are unknown. */
  let active: ActiveWarnings | null;
  const readWarnings = async () => active;
  const instance = () => world.instance({ readWarnings });

  beforeEach(async () => {
    active = {};
    await db().delete(cacheEntries);
    await db().delete(warningStates);
    world.nowMs = at(8, 50);
    await instance().enrol(PUSH_KINDS.warning);
  });

  /** Runs one minute of two dispatchers at once. */
  async function runMinute(nowMs: number, instances = [instance(), instance()]): Promise<void> {
    world.nowMs = nowMs;
    await Promise.all(instances.map((one) => one.enrol(PUSH_KINDS.warning)));
    await Promise.all(instances.map((one) => world.drain(one)));
  }
  const listTitles = ({ browser }: PushUser) =>
    world.service.getArrivals(browser).map(({ message }) => message.notification.title);
  const person = (options: PushUserOptions = ALL) => world.person({ hour: 23, ...options });

  it('tell a raised warning and its end once each, from two dispatchers and every minute', async () => {
    const [user, other] = [await person(), await person({})];
    await runMinute(at(9));
    active = { [GANGNAM]: ['한파주의보'] };
    for (const minute of [1, 10, 11, 12, 20, 30]) await runMinute(at(9, minute));
    expect(listTitles(user)).toEqual(['한파주의보 · 강남구']);
    active = {};
    for (const minute of [40, 41, 50]) await runMinute(at(9, minute));
    expect(listTitles(user)).toEqual(['한파주의보 · 강남구', '한파주의보 해제 · 강남구']);
    expect(listTitles(other)).toEqual([]);
    const [first, second] = world.service.getArrivals(user.browser).map(({ message }) => message.data);
    expect(first!.messageId).not.toBe(second!.messageId);
    expect(first!.link).toBe('/weather');
    expect((await world.getClaims(user)).map((claim) => [getPushKind(claim), claim.outcome])).toEqual([
      [PUSH_KINDS.warning, 'sent'],
      [PUSH_KINDS.warning, 'sent'],
    ]);
    expect(await renderMetrics()).toMatch(/nalot_weather_warning_changes_total\{change="ended"\} [1-9]/);
  });

  it('are one push for a warning at two places, which ends when it has ended at both', async () => {
    const user = await person();
    const place = { id: 'busan001', name: '부산', latitude: BUSAN_PLACE.lat, longitude: BUSAN_PLACE.lon };
    const region = { sidonm: '부산광역시', sggnm: '연제구' };
    const context = { db: db(), userId: user.userId, regions: loadRegions() };
    await replacePlaces({ content: [{ ...place, region }] }, context);
    await updateWarningAreas(db(), user.userId, loadRegions());
    active = { [GANGNAM]: ['한파주의보'], [BUSAN]: ['한파주의보'] };
    await runMinute(at(9));
    active = { [BUSAN]: ['한파주의보'] };
    await runMinute(at(9, 10));
    expect(listTitles(user)).toEqual(['한파주의보 · 강남구 외 1곳']);
    active = { [BUSAN]: ['한파경보'] };
    await runMinute(at(9, 20));
    active = {};
    await runMinute(at(9, 30));
    // Only the body names a place that is not the alarm's, because others see titles on a locked phone.
    expect(listTitles(user).slice(1)).toEqual(['한파경보', '한파경보 해제']);
    const bodies = world.service.getArrivals(user.browser).map(({ message }) => message.notification.body);
    expect(bodies.slice(1).map((body) => body.split('\n')[0])).toEqual(['한파경보 · 연제구', '한파경보 해제 · 연제구']);
  });

  it('respect the lowest grade', async () => {
    const user = await person(SEVERE);
    active = { [GANGNAM]: ['한파주의보', '강풍주의보'] };
    await runMinute(at(9));
    active = { [GANGNAM]: ['한파경보', '강풍주의보'] };
    await runMinute(at(9, 10));
    active = { [GANGNAM]: ['한파주의보'] };
    await runMinute(at(9, 20));
    expect(listTitles(user)).toEqual(['한파경보 · 강남구', '한파경보 해제 · 강남구']);
  });

  it('wait for the morning, except a new 경보 for users who want it at night', async () => {
    const [calm, awake] = [await person(), await person({ warnings: { from: 'advisory', atNight: true } })];
    await runMinute(at(21, 50));
    active = { [GANGNAM]: ['한파주의보'] };
    await runMinute(at(22, 10));
    active = { [GANGNAM]: ['한파경보', '강풍주의보'] };
    await runMinute(at(23));
    expect([listTitles(calm), listTitles(awake)]).toEqual([[], ['한파경보 · 강남구']]);
    active = { [GANGNAM]: ['강풍주의보'] };
    await runMinute(at(24 + 5));
    await runMinute(at(24 + 7));
    expect([listTitles(calm), listTitles(awake).slice(1)]).toEqual([['강풍주의보 · 강남구'], ['강풍주의보 · 강남구']]);
    expect(world.service.getArrivals(awake.browser)[1]!.message.notification.body).toContain('한파경보 해제');
  });

  it('are sent after a dispatcher died before it wrote the claims, and after all were away', async () => {
    const user = await person();
    // Another instance stored the state and died.
    await saveState(db(), { atMs: at(9), active: { [GANGNAM]: ['한파주의보'] } });
    active = { [GANGNAM]: ['한파주의보'] };
    await runMinute(at(9, 1));
    expect(listTitles(user)).toEqual(['한파주의보 · 강남구']);
    active = {};
    await runMinute(at(14));
    await runMinute(at(14, 10));
    expect(listTitles(user)).toHaveLength(2);
  });

  it('are retried under the same id after a failure', async () => {
    const user = await person();
    active = { [GANGNAM]: ['한파주의보'] };
    world.service.answers.set(user.browser.id, status(503));
    await runMinute(at(9));
    world.service.answers.delete(user.browser.id);
    for (const minute of [1, 2, 3]) await runMinute(at(9, minute));
    const ids = world.service.getArrivals(user.browser).map(({ message }) => message.data.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('tell nothing of what is unknown, of what was active from the start, or without the setting', async () => {
    await db().delete(warningStates);
    active = { [GANGNAM]: ['한파주의보'] };
    const [user, stopped] = [await person(), await person()];
    await runMinute(at(9));
    active = null;
    await runMinute(at(9, 10));
    expect(listTitles(user)).toEqual([]);
    active = { [GANGNAM]: ['한파주의보', '폭염경보'] };
    await world.set(stopped, { ...ALL, enabled: false });
    expect(await db().$count(warningSettings)).toBe(1);
    await runMinute(at(9, 20));
    expect([listTitles(user), listTitles(stopped)]).toEqual([['폭염경보 · 강남구'], []]);
    expect(await world.instance().enrol(PUSH_KINDS.warning)).toBe(0);
  });
});

it('the claims of a day have a number for each occasion', () => {
  const kinds = Array.from({ length: 144 }, (_, slot) => toClaimKind(WARNING_OCCASIONS, at(0, slot * 10)).kind);
  expect(new Set(kinds).size).toBe(144);
  expect(kinds.every((kind) => getPushKind({ kind }) === PUSH_KINDS.warning && kind < 32_768)).toBe(true);
  expect(() => toClaimKind({ id: PUSH_KINDS.warning, everyMs: HOUR_MS / 3_600 }, at(0))).toThrow(RangeError);
  expect(() => getPushKind({ kind: 9 })).toThrow(RangeError);
});
