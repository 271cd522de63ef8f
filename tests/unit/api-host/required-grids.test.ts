import { listRequiredGrids } from '@/lib/api-host/weather/kma-grid/required-grids';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';

const MIDNIGHT = kstEpochMs('2026-11-21');

/** Returns each grid that is requested in a day, once per issue: the daily cost for any number of cells and instances. */
function wantedInADay(): Set<string> {
  const grids = new Set<string>();
  const before = new Set<string>();
  for (let minutes = -60; minutes < 24 * 60; minutes += 5)
    for (const { service, variable, issuedAtMs, validAtMs } of listRequiredGrids(
      MIDNIGHT + minutes * MINUTE_MS,
      'open',
    ))
      (minutes < 0 ? before : grids).add(`${service} ${variable} ${issuedAtMs} ${validAtMs}`);
  return new Set([...grids].filter((grid) => !before.has(grid)));
}

it('needs about 3,800 calls a day', () => {
  const { size } = wantedInADay();
  expect(size).toBeGreaterThan(3_500);
  expect(size).toBeLessThanOrEqual(4_000);
});

it.each([0, 2, 3, 8, 14, 17, 20, 23])(
  'covers every hour of three days at %i:12 from an issue that contains it',
  (hour) => {
    const nowMs = kstEpochMs('2026-11-21', hour, 12);
    const temperatures = listRequiredGrids(nowMs, 'open').filter(({ variable }) => variable === 'TMP');
    const hours = new Set(temperatures.map(({ validAtMs }) => validAtMs));
    for (let ahead = 0; ahead <= 48; ahead++) expect(hours).toContain(kstEpochMs('2026-11-21', hour) + ahead * HOUR_MS);
    for (const { issuedAtMs, validAtMs } of temperatures) {
      expect(issuedAtMs + 10 * MINUTE_MS).toBeLessThanOrEqual(nowMs);
      expect(issuedAtMs).toBeLessThan(validAtMs);
    }
  },
);

it.each([
  [1, '2026-11-20', 17],
  [4, '2026-11-21', 2],
  [20, '2026-11-21', 2],
])("takes today's extremes at %i:12 from the last complete issue that has both", (hour, date, issue) => {
  const extremes = listRequiredGrids(kstEpochMs('2026-11-21', hour, 12), 'open').filter(
    ({ variable, validAtMs }) => /TM[NX]/.test(variable) && kstDate(validAtMs) === '2026-11-21',
  );
  expect(extremes.map(({ variable, validAtMs }) => [variable, kstHour(validAtMs)])).toEqual([
    ['TMN', 6],
    ['TMX', 15],
  ]);
  for (const { issuedAtMs } of extremes) expect(issuedAtMs).toBe(kstEpochMs(date, issue));
});

it('requests less as the daily budget runs out, near hours first', () => {
  const nowMs = kstEpochMs('2026-11-21', 9, 50);
  const count = (stage: Parameters<typeof listRequiredGrids>[1]) => listRequiredGrids(nowMs, stage).length;
  expect(count('open')).toBeGreaterThan(count('sparing'));
  expect(count('sparing')).toBeGreaterThan(count('in-use'));
  expect(listRequiredGrids(nowMs, 'in-use')[0]).toMatchObject({ service: 'nowcast', variable: 'T1H' });
  expect(count('spent')).toBe(0);
});
