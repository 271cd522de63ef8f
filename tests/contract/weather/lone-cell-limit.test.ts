import { limitLoneCells } from '@/lib/api-host/weather/lone-cell-limit';
import { createLimits } from '@/lib/api-host/shared/limits';
import type { Network } from '@/lib/api-host/shared/network';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { openDefaultDatabase } from '../../support/engines';

const DAILY_CALLS = 2_000;
/** Calls for a renewal: nowcast, ultra-short, village and the 02:00 issue. */
const CALLS_PER_RENEWAL = 4;

describe('renewals of lone cells by a network', () => {
  let database: OpenDatabase;
  let nowMs = kstEpochMs('2026-11-21', 12);
  beforeAll(async () => {
    database = await openDefaultDatabase();
  });
  afterAll(() => database.close());

  // ASVS 2.4.1, 15.2.2
  it("cost at most 5 % of a day's calls, also from noon over midnight", async () => {
    const mayRenewLoneCell = limitLoneCells(
      createLimits(
        async () => database.db,
        () => nowMs,
      ),
      () => nowMs,
    );
    const opened = { '2026-11-21': 0, '2026-11-22': 0 };
    for (let minutes = 0; minutes < 35 * 60; minutes += 10) {
      const date = nowMs < kstEpochMs('2026-11-22') ? '2026-11-21' : '2026-11-22';
      if (await mayRenewLoneCell(['a crawler'], DAILY_CALLS)) opened[date]++;
      nowMs += 10 * MINUTE_MS;
    }
    for (const count of Object.values(opened)) {
      expect(count * CALLS_PER_RENEWAL).toBeLessThanOrEqual(0.05 * DAILY_CALLS);
      expect(count).toBeGreaterThan(10);
    }
    expect(await mayRenewLoneCell(['a crawler'], DAILY_CALLS)).toBe(false);
    expect(await mayRenewLoneCell(['somebody else'], DAILY_CALLS)).toBe(true);
    nowMs += 12 * HOUR_MS;
    expect(await mayRenewLoneCell(['a crawler'], DAILY_CALLS)).toBe(true);
  });

  it('are limited for an IPv6 customer with many addresses: twice as many in a /56, eight times in a /48', async () => {
    const mayRenewLoneCell = limitLoneCells(
      createLimits(
        async () => database.db,
        () => nowMs,
      ),
      () => nowMs,
    );
    const countAllowed = async (getNetwork: (i: number) => Network) => {
      let opened = 0;
      for (let i = 0; i < 80; i++) if (await mayRenewLoneCell(getNetwork(i), DAILY_CALLS)) opened++;
      return opened;
    };
    const one = await countAllowed(() => ['2001:db8::/64', '2001:db8::/56', '2001:db8::/48']);
    expect(await countAllowed((i) => [`2001:db8:1:${i}::/64`, '2001:db8:1::/56', '2001:db8:1::/48'])).toBe(2 * one);
    const spread = (i: number): Network => [`2001:db8:2:${i}00::/64`, `2001:db8:2:${i}00::/56`, '2001:db8:2::/48'];
    expect(await countAllowed(spread)).toBe(8 * one);
  });
});
