import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { HoursLine } from '@/components/home/hours-line';
import { DayChoice } from '@/components/outfit/day-choice';
import { useSelectedDay } from '@/lib/client/my-day/selected-day';
import type { OwnDay } from '@/lib/client/my-day/own-day';
import type { OutfitList } from '@/lib/contract/outfit';
import { getAlarmDay, isEvening } from '@/lib/domain/my-day/evening';
import { replaceModule } from '../../support/replace-module';

let address = '';
replaceModule('next/navigation', { useSearchParams: () => new URLSearchParams(address) });

const at = (time: string) => Date.parse(`2026-01-15T${time}:00+09:00`);
let clock: jest.SpyInstance;
beforeAll(() => void (clock = jest.spyOn(Date, 'now')));
afterAll(() => clock.mockRestore());

it('switches to the other day with one tap', () => {
  const onChoose = jest.fn();
  render(<DayChoice shown="today" onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: '오늘', pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '내일', pressed: false }));
  expect(onChoose).toHaveBeenCalledWith('tomorrow');
});

it('offers tomorrow in the evening until it is shown', () => {
  const onTomorrow = jest.fn();
  const lineFor = (isEvening: boolean, day: OutfitList['day']) => (
    <HoursLine
      day={{ isEvening, hoursText: '8시-19시 기준' } as OwnDay}
      list={{ day } as OutfitList}
      onTomorrow={onTomorrow}
    />
  );
  const { rerender } = render(lineFor(false, 'today'));
  expect(screen.queryByText('내일은 뭐 입을지 볼까요?')).toBeNull();
  rerender(lineFor(true, 'today'));
  fireEvent.click(screen.getByRole('button', { name: '내일은 뭐 입을지 볼까요?' }));
  expect(onTomorrow).toHaveBeenCalledTimes(1);
  rerender(lineFor(true, 'tomorrow'));
  expect(screen.getByText(/8시-19시 기준/)).toBeTruthy();
});

it('evening begins at 20:00 for home and pushes; a push after midnight describes the day that has begun', () => {
  expect([at('19:59'), at('20:00')].map(isEvening)).toEqual([false, true]);
  expect([19 * 60 + 59, 20 * 60].map((minute) => getAlarmDay(minute))).toEqual([undefined, 'tomorrow']);
  expect(getAlarmDay(23 * 60 + 59, { minuteNow: 5 })).toBe('today');
  const night = [{ from: 22, until: 30, cell: null }];
  expect([21 * 60, 23 * 60].map((minute) => getAlarmDay(minute, { spans: night }))).toEqual(['today', 'tomorrow']);
});

it("an evening push's address requests tomorrow, and has no effect once that day has begun", () => {
  address = 'for=2026-01-16';
  clock.mockReturnValue(at('21:00'));
  expect(renderHook(() => useSelectedDay()).result.current[0]).toBe('tomorrow');
  clock.mockReturnValue(at('21:00') + 10 * 3_600_000);
  expect(renderHook(() => useSelectedDay()).result.current[0]).toBeUndefined();
  clock.mockReturnValue(Date.parse('2026-02-25T09:00:00+09:00'));
  for (const date of ['2026-02-30', '2026-13-01']) {
    address = `for=${date}`;
    expect(renderHook(() => useSelectedDay()).result.current[0]).toBeUndefined();
  }
});
