import type { HourlyForecast } from '@/lib/contract/weather';
import {
  formatDayPrecipitationDetail,
  formatDayPrecipitation,
  getHourPrecipitation,
} from '@/lib/domain/weather/precipitation-text';
import { makeHourly } from '../../../support/hourly-forecast';
import { KO } from '@/lib/messages/ko/messages';

const words = (part: Partial<HourlyForecast>) => {
  const fall = getHourPrecipitation(makeHourly(part));
  return fall && KO.precipitation.formatHourly(fall.kind, fall);
};

describe('precipitation of an hour', () => {
  it.each<[string, Partial<HourlyForecast>, string | null]>([
    ['nothing', { pty: 0 }, null],
    ['nothing that is known', { pty: null, precipitationMm: null }, null],
    ['rain', { pty: 1, precipitationMm: 2 }, '비 2mm'],
    ['sleet', { pty: 2, precipitationMm: 1.5 }, '진눈깨비 1.5mm'],
    ['snow in cm', { pty: 3, precipitationMm: 2, snowCm: 1.2 }, '눈 1.2cm'],
    ['snow whose depth nobody says', { pty: 3, precipitationMm: 2 }, '눈 2mm'],
    ['snow of no known amount', { pty: 3, precipitationMm: null }, '눈'],
    ['a shower', { pty: 4, precipitationMm: 12 }, '소나기 12mm'],
    ['drops that fill no gauge', { pty: 5 }, '빗방울'],
    ['flurries', { pty: 7 }, '눈날림'],
    ['an amount without a type', { pty: null, precipitationMm: 3 }, '비 3mm'],
    ['a depth without a type', { pty: null, snowCm: 3 }, '눈 3cm'],
  ])('%s', (_, part, said) => expect(words(part)).toBe(said));
});

describe('precipitation of a day', () => {
  it.each([
    ['dry', { kind: 'none', amountMm: 0, snowCm: null }, '0mm', '오늘 하루'],
    ['rain', { kind: 'rain', amountMm: 12, snowCm: null }, '12mm', '오늘 내리는 비'],
    ['snow', { kind: 'snow', amountMm: 3, snowCm: 4 }, '4cm', '오늘 내리는 눈'],
    ['snow without cm', { kind: 'snow', amountMm: 3, snowCm: null }, '3mm', '오늘 내리는 눈'],
    ['snow of no known amount', { kind: 'snow', amountMm: null, snowCm: null }, '눈', '오늘 내리는 눈'],
    ['both', { kind: 'mixed', amountMm: 5, snowCm: 2 }, '5mm', '비와 눈 2cm'],
    ['sleet', { kind: 'mixed', amountMm: 5, snowCm: null }, '5mm', '비와 눈'],
    ['snow that no gauge measures', { kind: 'snow', amountMm: 0, snowCm: 0 }, '적은 양', '오늘 내리는 눈'],
    ['both, without water', { kind: 'mixed', amountMm: 0, snowCm: 1 }, '1cm', '비와 눈 1cm'],
    ['unknown', { kind: null, amountMm: null, snowCm: null }, null, '오늘 하루'],
  ] as const)('%s', (_, day, words, detail) => {
    expect(formatDayPrecipitation(day, KO)).toBe(words);
    expect(formatDayPrecipitationDetail(day, KO.precipitation)).toBe(detail);
  });
});
