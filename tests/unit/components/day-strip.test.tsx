import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DayStrip } from '@/components/days/day-strip';
import { DayChoice } from '@/components/outfit/day-choice';
import { OutfitCarousel } from '@/components/outfit/outfit-carousel';
import { holidaysQuery, storedHolidays } from '@/lib/client/my-day/holidays';
import { midTermWeatherQuery } from '@/lib/client/weather/queries';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { DailyForecast, MidTermWeather } from '@/lib/contract/weather';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';

const CELL = { nx: 61, ny: 125 };
const NOW_MS = kstEpochMs('2026-12-23', 9);
const DATES = Array.from({ length: 10 }, (_, index) => addDays('2026-12-23', index));
let clock: jest.SpyInstance;
beforeAll(() => void (clock = jest.spyOn(Date, 'now').mockReturnValue(NOW_MS)));
afterAll(() => {
  clock.mockRestore();
  storedHolidays.write(null);
  localStorage.clear();
});

const forecasts = DATES.map((forecastDate, index): DailyForecast => ({
  ...{ forecastDate, rainProbability: 10, minTemperature: index - 5, maxTemperature: index + 3 },
  ...{ iconNumber: 1, iconMessage: '맑음', weatherMessage: '하늘이 맑아요.' },
}));

function show(shown: RequestedDay = 'today', plannedDates: string[] = []) {
  const exceptions = plannedDates.map((date) => ({ date, plan: null }));
  localStorage.setItem('week', JSON.stringify({ myDay: { week: [], exceptions }, places: [] }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(midTermWeatherQuery(CELL, 'ko').queryKey, {
    forecasts,
    source: { pending: false },
  } as MidTermWeather);
  client.setQueryData(holidaysQuery().queryKey, { content: ['2026-12-25'] });
  const [onChoose, onClose] = [jest.fn(), jest.fn()];
  const { rerender } = render(
    <QueryClientProvider client={client}>
      <DayStrip cell={CELL} {...{ shown, onChoose, onClose }} />
    </QueryClientProvider>,
  );
  return { onChoose, onClose, rerender };
}
const day = (name: RegExp) => screen.getByRole('button', { name });

it('offers ten days with weekday, sky and range, and marks holidays and plans', () => {
  show('today', ['2026-12-26']);
  expect(screen.getAllByRole('button', { name: /월 .*일 .요일/ })).toHaveLength(10);
  expect(day(/12월 25일 금요일, 쉬는 날, 맑음 ?5도 ?영하 3도/)).toContainElement(screen.getByText('금 25'));
  expect(screen.getByText('금 25')).toHaveClass('text-high');
  expect(day(/12월 26일 토요일, 맑음, 정해 둔 일정 있음/)).toBeTruthy();
  expect(day(/12월 24일 목요일, 맑음 4도/)).toBeTruthy();
});

it('marks a planned day beside its icon, in a colour that shows on a selected day too', () => {
  show('today', ['2026-12-23', '2026-12-26']);
  const getMark = (name: RegExp) => day(name).querySelector('.rounded-full');
  expect(getMark(/12월 23일/)).toHaveClass('bg-on-accent', 'top-6');
  expect(getMark(/12월 26일/)).toHaveClass('bg-accent-text', 'top-6');
  expect(getMark(/12월 24일/)).toBeNull();
});

it('selects a day by tap: near days by name, later ones by date', () => {
  const { onChoose, onClose } = show();
  for (const name of [/12월 24일/, /12월 26일/, /1월 1일/]) fireEvent.click(day(name));
  expect(onChoose.mock.calls.flat()).toEqual(['tomorrow', '2026-12-26', '2027-01-01']);
  expect(onClose).not.toHaveBeenCalled();
});

it('leads to the plan of the selected day and, after the last day, to trips', () => {
  const { onClose } = show('2026-12-26');
  const plan = screen.getByRole('link', { name: '이날 일정 정하기' });
  expect(plan).toHaveAttribute('href', '/my/day?date=2026-12-26');
  const trips = screen.getByRole('link', { name: '여행' });
  expect(trips).toHaveAttribute('href', '/my/trips');
  expect(trips.previousElementSibling).toBe(day(/1월 1일/));
  plan.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(plan);
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  show('today');
  expect(screen.getByRole('link', { name: '이날 일정 정하기' })).toHaveAttribute('href', '/my/day?date=2026-12-23');
});

it('is one stop of the Tab key, moves by arrows, Home and End, and closes by Escape', () => {
  render(<DayChoice shown="2026-12-26" onChoose={() => undefined} isStripOpen />);
  const { onChoose, onClose } = show('2026-12-26');
  const selected = day(/12월 26일/);
  expect(selected).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /월 .*일 .요일/ }).filter((each) => each.tabIndex === 0)).toEqual([
    selected,
  ]);
  fireEvent.keyDown(selected, { key: 'ArrowRight' });
  expect(day(/12월 27일/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  expect(day(/1월 1일/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(day(/12월 23일/)).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '토요일, 다른 날 고르기' })).toHaveFocus();
});

it('scrolls by swipe, which moves no outfit behind it', () => {
  const onMove = jest.fn();
  render(<OutfitCarousel outfits={[]} index={0} onMove={onMove} onToggleBookmark={() => undefined} />);
  show();
  const strip = day(/12월 24일/).parentElement!;
  expect(strip.className).toMatch(/overflow-x-auto/);
  for (const [type, clientX] of [
    ['pointerDown', 300],
    ['pointerMove', 200],
    ['pointerUp', 100],
  ] as const)
    fireEvent[type](strip, { clientX, pointerId: 1, isPrimary: true });
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: '추천 코디' })).not.toContainElement(strip);
});

it('is opened by the third part of the day switch, which then names the selected day', () => {
  const onToggleStrip = jest.fn();
  const { rerender } = render(<DayChoice shown="today" onChoose={() => undefined} onToggleStrip={onToggleStrip} />);
  const button = screen.getByRole('button', { name: '다른 날 고르기', pressed: false, expanded: false });
  expect(button).toHaveTextContent(/^$/);
  fireEvent.click(button);
  expect(onToggleStrip).toHaveBeenCalledTimes(1);
  rerender(<DayChoice shown="2026-12-26" onChoose={() => undefined} isStripOpen />);
  expect(
    screen.getByRole('button', { name: '토요일, 다른 날 고르기', pressed: true, expanded: true }),
  ).toHaveTextContent('토');
  expect(kstDate(Date.now())).toBe('2026-12-23');
});
