import { formatNextPrecipitation } from '@/lib/domain/weather/next-precipitation';
import type { HourlyForecast } from '@/lib/contract/weather';
import { addDays } from '@/lib/domain/kst';
import { makeHourly } from '../../../support/hourly-forecast';
import { KO } from '@/lib/messages/ko/messages';

/** Builds hours from 22:00 on with precipitation in some of them. */
const hours = (falls: Record<number, Partial<HourlyForecast>>) =>
  Array.from({ length: 40 }, (_, index) => {
    const hour = 22 + index;
    const date = addDays('2023-11-26', Math.floor(hour / 24));
    return makeHourly({ date, time: `${String(hour % 24).padStart(2, '0')}00`, pty: 0, ...falls[index] });
  });
const rain = (precipitationMm: number | null) => ({ pty: 1, precipitationMm });

describe('the next precipitation', () => {
  it.each<[string, Record<number, Partial<HourlyForecast>>, string | null]>([
    ['nothing', {}, null],
    ['one hour', { 6: rain(0.2) }, '내일 새벽 4시 비 0.2mm'],
    ['two hours, with all that falls', { 6: rain(0.1), 7: rain(0.1) }, '내일 새벽 4-5시 비 0.2mm'],
    ['from one part of the day into the next', { 7: rain(1), 8: rain(1) }, '내일 새벽 5시-오전 6시 비 2mm'],
    ['past midnight, which is the night before', { 1: rain(1), 2: rain(1) }, '밤 11-12시 비 2mm'],
    ['from today into tomorrow', { 1: rain(1), 2: rain(1), 3: rain(1) }, '밤 11시-내일 새벽 1시 비 3mm'],
    ['now', { 0: rain(2) }, '지금 비 2mm'],
    ['now and for a while', { 0: rain(2), 1: rain(1) }, '지금부터 밤 11시까지 비 3mm'],
    ['of which nobody says how much', { 6: rain(0.1), 7: rain(null) }, '내일 새벽 4-5시 비'],
    ['rain before snow', { 6: rain(1), 7: { pty: 3, snowCm: 2 } }, '내일 새벽 4시 비 1mm'],
    ['twice', { 6: rain(1), 9: rain(4) }, '내일 새벽 4시 비 1mm'],
  ])('%s', (_, falls, words) => expect(formatNextPrecipitation(hours(falls), KO.precipitation)).toBe(words));
});
