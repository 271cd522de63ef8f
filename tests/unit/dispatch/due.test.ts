import { getDueWindows, MAX_LATENESS_MS } from '@/lib/api-host/dispatch/due';
import { kstEpochMs } from '@/lib/domain/kst';

const at = (text: string) => Date.parse(`${text}+09:00`);
const lastHalfHour = (text: string) =>
  getDueWindows(at(text) - MAX_LATENESS_MS, at(text)).map(({ date, afterMinute, untilMinute }) => [
    date,
    afterMinute,
    untilMinute,
  ]);

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['Asia/Seoul', 'UTC', 'America/New_York', 'Pacific/Kiritimati'])('on a machine in %s', (machine) => {
  beforeEach(() => {
    process.env.TZ = machine;
  });

  it('assigns the last half hour to the Korean date', () => {
    expect(lastHalfHour('2026-01-15T08:00:00')).toEqual([['2026-01-15', 450, 480]]);
  });

  it('excludes a time exactly half an hour ago and includes the next one', () => {
    expect(lastHalfHour('2026-01-15T08:00:01')).toEqual([['2026-01-15', 450, 480]]);
    expect(lastHalfHour('2026-01-15T08:00:59')).toEqual([['2026-01-15', 450, 480]]);
  });

  it('returns two dates with their own minutes after midnight', () => {
    expect(lastHalfHour('2026-03-01T00:10:00')).toEqual([
      ['2026-02-28', 23 * 60 + 40, 23 * 60 + 59],
      ['2026-03-01', -1, 10],
    ]);
  });

  it('assigns midnight to the new date and the minute before to the old one', () => {
    expect(lastHalfHour('2026-01-01T00:00:00').at(-1)).toEqual(['2026-01-01', -1, 0]);
    expect(lastHalfHour('2025-12-31T23:59:30')).toEqual([['2025-12-31', 23 * 60 + 29, 23 * 60 + 59]]);
  });
});

it('makes every minute due exactly once, whatever the times of the ticks', () => {
  const seen = new Map<string, number>();
  let fromMs = at('2026-03-07T23:00:00');
  const endMs = at('2026-03-10T01:00:00');
  for (let step = 1; fromMs < endMs; step = (step * 7919) % 200_003) {
    const untilMs = Math.min(fromMs + step, endMs);
    for (const { date, midnightMs, afterMinute, untilMinute } of getDueWindows(fromMs, untilMs))
      for (let minute = afterMinute + 1; minute <= untilMinute; minute++) {
        expect(midnightMs).toBe(kstEpochMs(date));
        const key = `${date} ${minute}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    fromMs = untilMs;
  }
  expect(seen.size).toBe(50 * 60);
  expect(new Set(seen.values())).toEqual(new Set([1]));
});
