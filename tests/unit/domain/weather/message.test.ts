import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { formatWhen } from '@/lib/domain/weather/clock-text';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { makeDay, makeWeather, type HourOverrides } from '@/tests/support/weather-factory';
import { KO } from '@/lib/messages/ko/messages';

const calm = [makeDay({ minC: 8, maxC: 14 })];
const message = (
  each: (hour: number) => HourOverrides,
  hour = 9,
  date = '2023-11-21',
  days = calm,
  day: 'today' | 'tomorrow' = 'today',
) => composeWeatherMessage(makeWeather({ date, from: -24, each, days }), kstEpochMs(date, hour), KO, day);

describe('the weather message', () => {
  it.each<[string, (hour: number) => HourOverrides, RegExp]>([
    [
      'thunder before a downpour',
      (h) => ({ lightning: h === 15, precipitation: { amountMm: 20, kind: 'rain' } }),
      /(천둥번개|벼락).*(실내|나가지 않아요)/,
    ],
    [
      'a downpour',
      (h) => (h === 17 ? { precipitation: { kind: 'rain', amountMm: 15 } } : {}),
      /오후 5시.*(세차게|장대비|강한 비)/,
    ],
    [
      'to stay indoors in a cloudburst',
      (h) => (h === 17 ? { precipitation: { kind: 'rain', amountMm: 20 } } : {}),
      /오후 5시.*(실내|나가지 않아요)/,
    ],
    ['a strong wind before a grey sky', () => ({ windSpeedMps: 13, sky: 'overcast' }), /초속 13m/],
    [
      'a strong wind with its rain',
      () => ({ windSpeedMps: 9, precipitation: { kind: 'rain', amountMm: 2 } }),
      /비.*초속 9m|초속 9m.*비/,
    ],
    ['a wind that chills by 5°', () => ({ temperatureC: 0, windSpeedMps: 6 }), /바람.*체감 −[56]°/],
    ['bad air before rain', () => ({ pm25UgM3: 40, precipitation: { kind: 'rain', amountMm: 2 } }), /공기|먼지/],
    [
      'drops that fall, not doubt about rain',
      () => ({ precipitation: { kind: 'rain', amountMm: 0, probabilityPct: 50 } }),
      /빗방울/,
    ],
    ['rain now', () => ({ precipitation: { kind: 'rain', amountMm: 2 } }), /비/],
    ['a few drops', () => ({ precipitation: { kind: 'rain', amountMm: 0 } }), /빗방울/],
    [
      'rain of one hour',
      (h) => (h === 15 ? { precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } : {}),
      /오후 3시.*비가 잠깐/,
    ],
    [
      'rain of two hours',
      (h) => (h === 15 || h === 16 ? { precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } : {}),
      /오후 3시.*비(가 와요|가 내리기|가 시작)/,
    ],
    [
      'rain in an hour that is composed of its half of the day, without its length',
      (h) => (h === 15 ? { isComposed: true, precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } : {}),
      /오후.*비(가 와요|가 내리기|가 시작)/,
    ],
    ['rain later', (h) => (h >= 21 ? { precipitation: { probabilityPct: 40 } } : {}), /밤 9시.*비/],
    [
      'sleet later',
      (h) => (h >= 18 ? { precipitation: { kind: 'sleet', amountMm: 1 } } : {}),
      /저녁 6시.*(비와 눈|진눈깨비)/,
    ],
    [
      'snow later',
      (h) => (h >= 12 ? { temperatureC: 0, precipitation: { probabilityPct: 60 } } : { temperatureC: 0 }),
      /낮 12시.*눈/,
    ],
    ['a biting wind', () => ({ temperatureC: -8, windSpeedMps: 7 }), /체감|매서|얼얼/],
    ['bad air', () => ({ pm25UgM3: 40 }), /공기|먼지/],
    ['colder than yesterday', (h) => ({ temperatureC: h < 0 ? 14 : 10 }), /어제.*(4°|쌀쌀)/],
    ['warmer than yesterday', (h) => ({ temperatureC: h < 0 ? 8 : 12 }), /어제.*(4°|따뜻)/],
    ['strong sun', (h) => ({ uvIndex: h === 13 ? 6 : 1 }), /햇볕|자외선|볕/],
    ['fog', () => ({ visibilityM: 200 }), /안개/],
    ['a clear sky', () => ({}), /하늘|햇살/],
    ['clouds', () => ({ sky: 'mostly-cloudy' }), /구름/],
    ['a grey sky', () => ({ sky: 'overcast' }), /흐/],
  ])('mentions %s', (_, each, expected) => {
    for (let day = 0; day < 12; day++) expect(message(each, 9, addDays('2023-11-10', day), [])).toMatch(expected);
  });

  it('mentions heat in summer', () => {
    expect(message(() => ({ temperatureC: 35, humidityPct: 60 }), 9, '2023-08-05')).toMatch(/체감 3[5-7]°/);
  });

  it('mentions a wide temperature range', () => {
    const each = (hour: number): HourOverrides => ({ temperatureC: hour % 24 < 12 ? 3 : 12 });
    const days = [makeDay({ minC: 2, maxC: 12 })];
    expect(message(each, 9, '2023-11-21', days)).toMatch(/일교차|하루 기온|낮보다/);
    // In the evening the day is over.
    expect(message(each, 20, '2023-11-21', days)).not.toMatch(/일교차|하루 기온|낮보다/);
  });

  it.each<[string, string, (hour: number) => number, RegExp]>([
    ['the morning alone', '2025-02-28', (h) => (h < 10 ? 1 : h < 17 ? 12 : 10), /아침이 낮보다 훨씬 추워요|일교차/],
    ['morning and evening', '2025-04-10', (h) => (h < 10 || h > 17 ? 7 : 18), /아침저녁이 낮보다 훨씬 쌀쌀해요|일교차/],
    ['the night alone', '2025-10-05', (h) => (h < 17 ? 22 : h < 21 ? 18 : 12), /밤이 낮보다 훨씬 서늘해요|일교차/],
    ['no part if the evening is the warmest', '2025-03-02', (h) => (h < 17 ? 6 : 16), /일교차|하루 기온/],
  ])('calls %s cooler than daytime', (_, date, temperatureAt, expected) => {
    const each = (hour: number): HourOverrides => ({ temperatureC: temperatureAt(hour) });
    const texts = Array.from({ length: 9 }, (_unused, day) => message(each, 7, addDays(date, day), []));
    expect(texts.filter((text) => !expected.test(text))).toEqual([]);
    expect(texts.some((text) => !text.startsWith('일교차'))).toBe(true);
  });

  it('covers the hours after midnight in the late evening', () => {
    const each = (hour: number): HourOverrides => (hour >= 26 ? { precipitation: { kind: 'rain', amountMm: 1 } } : {});
    expect(message(each, 23)).toMatch(/내일 새벽 2시.*비/);
  });

  it.each<[string, (hour: number) => HourOverrides, RegExp]>([
    ['wind of tomorrow', (h) => ({ windSpeedMps: h >= 24 ? 12 : 2 }), /초속 12m/],
    ['rain of tomorrow', (h) => (h >= 39 ? { precipitation: { kind: 'rain', amountMm: 2 } } : {}), /^오후 3시.*비/],
    ['a colder day', (h) => ({ temperatureC: h >= 24 ? 6 : 12 }), /오늘.*(6°|쌀쌀)/],
    ['a sky that clears after tonight’s rain', (h) => (h < 24 ? { precipitation: { kind: 'rain' } } : {}), /맑|햇살/],
  ])('about tomorrow mentions %s', (what, each, expected) => {
    const today = makeDay({ date: '2023-11-21', minC: 8, maxC: 14 });
    const tomorrow = makeDay({ date: '2023-11-22', minC: 4, maxC: what === 'a colder day' ? 8 : 13 });
    expect(message(each, 20, '2023-11-21', [today, tomorrow], 'tomorrow')).toMatch(expected);
  });

  it('tells forecast rain of at most 60 % as a doubt, but not rain that falls', () => {
    const rain = { precipitation: { kind: 'rain', amountMm: 2, probabilityPct: 60 } } as const;
    expect(message((hour) => (hour >= 15 ? rain : {}))).toMatch(/오후 3시.*비가 올/);
    expect(message(() => rain)).not.toMatch(/수 있|몰라/);
  });

  it('tells neither night nor sunshine on a clear winter morning before sunrise', () => {
    const dates = Array.from({ length: 7 }, (_, index) => addDays('2024-01-08', index));
    for (const date of dates) expect(message(() => ({}), 7, date)).not.toMatch(/밤|햇살/);
    expect(message(() => ({}), 22, '2024-01-08')).toMatch(/밤/);
  });

  it('never shows -0.4 as minus zero', () => {
    const each = (hour: number): HourOverrides => ({ temperatureC: hour < 0 ? -0.4 : -4.5 });
    expect(message(each)).not.toMatch(/-0/);
  });

  it('stays the same all morning and differs between days', () => {
    const day = (date: string, hour = 9) => message(() => ({}), hour, date);
    expect(day('2023-11-21', 8)).toBe(day('2023-11-21', 11));
    const week = Array.from({ length: 7 }, (_, index) => day(addDays('2023-11-20', index)));
    expect(new Set(week).size).toBeGreaterThan(1);
  });
});

describe('an hour in words', () => {
  it.each([
    [0, '밤 12시'],
    [3, '새벽 3시'],
    [9, '오전 9시'],
    [12, '낮 12시'],
    [13, '오후 1시'],
    [19, '저녁 7시'],
    [22, '밤 10시'],
    [24, '밤 12시'],
    [26, '내일 새벽 2시'],
  ])('%i is %s', (hour, words) => {
    expect(formatWhen(kstEpochMs('2023-11-21', hour), '2023-11-21', KO.clock)).toBe(words);
  });
});
