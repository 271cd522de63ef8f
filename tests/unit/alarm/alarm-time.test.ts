import { parseTimePart, padTwoDigits } from '@/lib/domain/alarm/alarm-time';
import { alarm as english } from '@/lib/messages/en/alarm';
import { alarm } from '@/lib/messages/ko/alarm';

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
    [0, 0, '오전 12시', 'midnight'],
    [0, 5, '오전 12시 5분', '12:05 am'],
    [7, 30, '오전 7시 30분', '7:30 am'],
    [11, 59, '오전 11시 59분', '11:59 am'],
    [12, 0, '오후 12시', 'noon'],
    [23, 59, '오후 11시 59분', '11:59 pm'],
  ])('%s:%s is spoken as %s and %s', (hour, minute, korean, inEnglish) => {
    expect(alarm.formatTime(hour, minute)).toBe(korean);
    expect(english.formatTime(hour, minute)).toBe(inEnglish);
  });

  it('is formatted with two digits', () => expect([7, 0, 23].map(padTwoDigits)).toEqual(['07', '00', '23']));
});
