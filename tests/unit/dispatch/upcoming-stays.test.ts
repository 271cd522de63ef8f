import { getUpcomingStays } from '@/lib/api-host/dispatch/news/select-news';
import { kstEpochMs, kstHour } from '@/lib/domain/kst';

it('a day in a building has news of the ways and of lunch only', () => {
  const nowMs = kstEpochMs('2026-01-15', 7);
  const spans = [{ from: 8, until: 19, cell: null, isIndoors: true }];
  const week = Array.from({ length: 7 }, () => ({ spans, categoryId: null }));
  const stays = getUpcomingStays(
    { setting: { nx: 61, ny: 125 }, week } as Parameters<typeof getUpcomingStays>[0],
    nowMs,
  );
  const today = stays.filter(({ fromMs }) => fromMs < kstEpochMs('2026-01-16'));
  expect(today.map(({ fromMs, untilMs }) => [kstHour(fromMs), kstHour(untilMs)])).toEqual([
    [8, 9],
    [12, 13],
    [18, 19],
  ]);
});
