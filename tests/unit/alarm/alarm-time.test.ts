import { formatKoreanTime, parseTimePart, padTwoDigits } from '@/lib/domain/alarm/alarm-time';

describe('the push time', () => {
  it.each([
    ['hours', '0', 0],
    ['hours', '07', 7],
    ['hours', '23', 23],
    ['minutes', '59', 59],
  ] as const)('in field %s parses %s as %s', (part, text, value) => expect(parseTimePart(part, text)).toBe(value));

  it.each([
    ['hours', '24'],
    ['minutes', '60'],
    ['hours', ''],
    ['hours', '-1'],
    ['hours', '1.5'],
    ['minutes', '007'],
    ['minutes', '１2'],
    ['minutes', '1e1'],
  ] as const)('in field %s rejects %p', (part, text) => expect(parseTimePart(part, text)).toBeNull());

  it.each([
    [0, 0, '오전 12시'],
    [0, 5, '오전 12시 5분'],
    [7, 30, '오전 7시 30분'],
    [11, 59, '오전 11시 59분'],
    [12, 0, '오후 12시'],
    [23, 59, '오후 11시 59분'],
  ])('%s:%s is spoken as %s', (hour, minute, words) => expect(formatKoreanTime(hour, minute)).toBe(words));

  it('is formatted with two digits', () => expect([7, 0, 23].map(padTwoDigits)).toEqual(['07', '00', '23']));
});
