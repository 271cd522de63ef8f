import { formatWhole } from '@/lib/messages/format-whole';
import { kstEpochMs } from '@/lib/domain/kst';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { KO } from '@/lib/messages/ko/messages';
import { makeWeather } from '@/tests/support/weather-factory';
import { ask } from '../recommendation/ask';

const HYPHEN_BEFORE_DIGIT = /-\d/;

describe('a formatted number', () => {
  it.each([
    [-3, '−3'],
    [-0.4, '0'],
    [0, '0'],
    [11.6, '12'],
  ])('%d is formatted as %s', (value, text) => expect(formatWhole(value)).toBe(text));
});

describe('sentences about the cold', () => {
  it('use the minus sign in the message', () => {
    const weather = makeWeather({ date: '2023-01-24', each: () => ({ temperatureC: -18, windSpeedMps: 8 }) });
    const messages = ['2023-01-24', '2023-01-25'].map((date) =>
      composeWeatherMessage(weather, kstEpochMs(date, 9), KO),
    );
    expect(messages[0]).toMatch(/체감 −\d\d°/);
    for (const message of messages) expect(message).not.toMatch(HYPHEN_BEFORE_DIGIT);
  });

  it('use the minus sign in the reasons', () => {
    const { outfits } = ask({ date: '2023-01-24', minC: -5, maxC: 1 });
    const said = outfits.flatMap(({ reason, layers }) => [reason, ...layers.map(({ text }) => text)]);
    expect(said.some((text) => text.includes('−'))).toBe(true);
    for (const text of said) expect(text).not.toMatch(HYPHEN_BEFORE_DIGIT);
  });
});

it('fits on one line of a phone if it mentions dust', () => {
  const facts = { day: 'today', when: '', degrees: 0, windMps: 0 } as const;
  for (const format of KO.weatherMessage.dust) expect(format(facts).length).toBeLessThanOrEqual(26);
});
