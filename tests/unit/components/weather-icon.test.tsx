import { act, fireEvent, render } from '@testing-library/react';
import { WeatherIcon } from '@/components/ui/weather-icon';

const STILL = '/weather/5-still.svg';
const MOVING = '/weather/5.svg';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show() {
  const { container } = render(<WeatherIcon number={5} size={92} moving />);
  const icon = container.querySelector('img') as HTMLImageElement;
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  return { icon, pass, shown: () => icon.getAttribute('src') };
}

it('is still until the page is idle, moves for one turn, and rests', () => {
  const { icon, pass, shown } = show();
  expect(shown()).toBe(STILL);
  pass(4_000);
  expect(shown()).toBe(MOVING);
  pass(2_000);
  fireEvent.load(icon);
  pass(5_999);
  expect(shown()).toBe(MOVING);
  pass(1);
  expect(shown()).toBe(STILL);
});

it('rests once the screen is touched, or if the animation fails to load', () => {
  const touched = show();
  touched.pass(4_000);
  fireEvent.pointerDown(document.body);
  expect(touched.shown()).toBe(STILL);
  const lost = show();
  lost.pass(4_000);
  fireEvent.error(lost.icon);
  expect(lost.shown()).toBe(STILL);
});
