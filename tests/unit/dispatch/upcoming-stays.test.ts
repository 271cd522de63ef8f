import { getUpcomingStays } from '@/lib/api-host/dispatch/news/select-news';
import { kstEpochMs, kstHour } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';

it('a day in a building has news of the ways and of lunch only', () => {
  const nowMs = kstEpochMs('2026-01-15', 7);
  const spans = [{ from: 8, until: 19, placeId: null, indoors: true }];
  const myDay = createUniformWeek({ spans, categoryId: null });
  const schedule = { myDay, places: [], holidays: new Set<string>() };
  const stays = getUpcomingStays({ setting: { nx: 61, ny: 125 }, schedule }, nowMs);
  const today = stays.filter(({ fromMs }) => fromMs < kstEpochMs('2026-01-16'));
  expect(today.map(({ fromMs, untilMs }) => [kstHour(fromMs), kstHour(untilMs)])).toEqual([
    [8, 9],
    [12, 13],
    [18, 19],
  ]);
});
