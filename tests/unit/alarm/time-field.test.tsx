import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TimeField } from '@/components/alarm/time-field';

const ROW_PX = 48;

function Held({ hours = '07', minutes = '30' }: { hours?: string; minutes?: string }) {
  const [time, setTime] = useState({ hours, minutes });
  return <TimeField {...time} onChange={(part) => setTime((known) => ({ ...known, ...part }))} />;
}

const hour = () => screen.getByRole('spinbutton', { name: '시' });
const minute = () => screen.getByRole('spinbutton', { name: '분' });
const wheelOf = (field: HTMLElement) => field.parentElement as HTMLElement;

describe('the push time on screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    jest.useRealTimers();
  });

  it('is shown in natural language beside the fields and labels them', () => {
    render(<Held />);
    expect(screen.getByText('매일 오전 7시 30분')).toBeInTheDocument();
    expect(hour()).toHaveAccessibleDescription('매일 오전 7시 30분');
    expect(hour()).toHaveAttribute('aria-valuetext', '7시');
  });

  it('can be typed', async () => {
    render(<Held />);
    await userEvent.clear(hour());
    await userEvent.type(hour(), '19');
    await userEvent.clear(minute());
    await userEvent.type(minute(), '5');
    await userEvent.tab();
    expect(minute()).toHaveValue('05');
    expect(screen.getByText('매일 오후 7시 5분')).toBeInTheDocument();
  });

  it('accepts only digits', async () => {
    render(<Held />);
    await userEvent.clear(hour());
    await userEvent.type(hour(), '-a8.');
    expect(hour()).toHaveValue('8');
  });

  it.each([
    ['시', '24', '시는 0~23이에요'],
    ['분', '60', '분은 0~59예요'],
  ])('reports %s %s as invalid', async (name, text, words) => {
    render(<Held />);
    const field = screen.getByRole('spinbutton', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
  });

  it('is restored when a field is left empty', async () => {
    render(<Held />);
    await userEvent.clear(hour());
    await userEvent.tab();
    expect(hour()).toHaveValue('07');
  });

  it('is the tapped row, even while the wheel is still turning', () => {
    render(<Held />);
    const wheel = wheelOf(hour());
    wheel.scrollTop = 6 * ROW_PX;
    fireEvent.scroll(wheel);
    expect(hour()).toHaveValue('06');
    fireEvent.click(within(wheel).getAllByText('09')[0]!);
    // The wheel has stopped, so the end of the gesture reports no other row.
    expect(wheel.scrollTop).toBe(9 * ROW_PX);
    fireEvent.scroll(wheel);
    expect(hour()).toHaveValue('09');
  });

  it('moves with arrow keys and wraps around', async () => {
    render(<Held hours="23" minutes="00" />);
    await userEvent.type(hour(), '{ArrowUp}', { skipClick: false });
    expect(hour()).toHaveValue('00');
    await userEvent.type(minute(), '{ArrowDown}');
    expect(minute()).toHaveValue('59');
    await userEvent.type(minute(), '{PageUp}');
    expect(minute()).toHaveValue('09');
  });

  it('follows the wheel', () => {
    render(<Held />);
    wheelOf(hour()).scrollTop = 21 * ROW_PX;
    fireEvent.scroll(wheelOf(hour()));
    expect(screen.getByText('매일 오후 9시 30분')).toBeInTheDocument();
  });

  it('leaves a turning wheel alone until the browser tells that it stopped, however slow its frames are', () => {
    jest.useFakeTimers();
    Object.assign(window, { onscrollend: null });
    render(<Held />);
    const wheel = wheelOf(hour());
    const turned = 30 * ROW_PX + 20;
    wheel.scrollTop = turned;
    fireEvent.scroll(wheel);
    expect(hour()).toHaveValue('06');
    act(() => jest.advanceTimersByTime(1_000));
    expect(wheel.scrollTop).toBe(turned);
    fireEvent(wheel, new Event('scrollend'));
    expect(wheel.scrollTop).toBe(30 * ROW_PX);
    wheel.scrollTop = turned + ROW_PX;
    fireEvent.scroll(wheel);
    // The event never comes.
    act(() => jest.advanceTimersByTime(2_000));
    expect(wheel.scrollTop).toBe(31 * ROW_PX);
  });

  it('turns the wheel to the typed value', async () => {
    render(<Held />);
    const rowInTheMiddle = () => (wheelOf(hour()).scrollTop / ROW_PX) % 24;
    expect(rowInTheMiddle()).toBe(7);
    await userEvent.clear(hour());
    await userEvent.type(hour(), '12');
    expect(rowInTheMiddle()).toBe(12);
  });

  it('has a row above and below at every time', () => {
    render(<Held hours="23" minutes="00" />);
    for (const [field, expected] of [
      [hour(), ['22', '23', '00']],
      [minute(), ['59', '00', '01']],
    ] as const) {
      const wheel = wheelOf(field);
      const middle = wheel.scrollTop / ROW_PX;
      const rows = [...wheel.querySelectorAll('li')].map(({ textContent }) => textContent);
      expect(rows.slice(middle - 1, middle + 2)).toEqual(expected);
    }
  });

  it('continues past midnight', () => {
    render(<Held hours="23" />);
    wheelOf(hour()).scrollTop += 2 * ROW_PX;
    fireEvent.scroll(wheelOf(hour()));
    expect(screen.getByText('매일 오전 1시 30분')).toBeInTheDocument();
  });

  it('offers common leaving times with one tap', async () => {
    render(<Held hours="23" minutes="59" />);
    await userEvent.click(screen.getByRole('button', { name: '07:30, 오전 7시 30분' }));
    expect(screen.getByText('매일 오전 7시 30분')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '07:30, 오전 7시 30분' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '08:00, 오전 8시' })).toHaveAttribute('aria-pressed', 'false');
  });
});
