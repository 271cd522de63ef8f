import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID, CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import type { HourlyForecast } from '@/lib/contract/weather';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { isSunStrong, gradeUv } from '@/lib/domain/weather/grades';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { KO } from '@/lib/messages/ko/messages';

/** All texts of a place's screens at an instant: card, message, gauges, hours, ten days and outfits. */
function screensOf(weather: Weather, nowMs: number, categoryId: CategoryId) {
  const fresh = { stale: false, pending: false, nowMs };
  const position = presentPosition(weather, fresh);
  const days = presentMidTerms(weather, fresh).forecasts;
  const input = {
    weather,
    nowMs,
    categoryId,
    gender: 'FEMALE',
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
  } as const;
  const answer = recommend({ ...input, seed: '', count: 3 });
  return { nowMs, categoryId, position, days, answer };
}
type Screens = ReturnType<typeof screensOf>;

/** Parses a formatted number. */
const read = (text: string) => Number(text.replace('−', '-'));
const degreesIn = (text: string) => [...text.matchAll(/(−?\d+)°/g)].map(([, number]) => read(number!));

const wordsOf = ({ time }: HourlyForecast) => KO.clock.formatHour(Number(time.slice(0, 2)));

const TIMES = '지금|(?:밤|새벽|오전|낮|오후|저녁) \\d+시';
const SAID_OF_AN_HOUR = new RegExp(`(${TIMES})(?:엔|이)? (체감 )?(−?\\d+)°`, 'g');

/** A difference of two hours, which is no temperature. */
const DIFFERENCE = /기온이 \d+° 차이/;

/** Returns numbers of a message that contradict the card beside it. */
function messageFaults({ position }: Screens): string[] {
  const { weatherMessage: said, feelsLike, differenceFromYesterday, minTemperature, maxTemperature } = position;
  const [number] = degreesIn(said);
  const faults = [
    /체감.*(떨어|내려|추울)/.test(said) && !(number! <= feelsLike),
    /체감.*오르/.test(said) && !(number! >= feelsLike),
    /일교차|하루 기온/.test(said) && number !== undefined && number !== maxTemperature! - minTemperature!,
    /어제보다/.test(said) && number !== undefined && number !== Math.abs(differenceFromYesterday!),
    /햇볕|자외선|볕/.test(said) && !isSunStrong(position.uvIndex.value),
    /공기|먼지/.test(said) && /좋음|보통/.test(position.airQuality.grade ?? ''),
  ];
  return faults.some(Boolean) ? [`message: ${said}`] : [];
}

/** Expects an umbrella or hood with every outfit of rainy hours if the text mentions rain. */
function umbrellaFaults({ position, answer, categoryId }: Screens): string[] {
  const isNow = answer.day === 'today' && categoryId === CATEGORY_ID.daily && answer.outfits.length > 0;
  if (!isNow || !/지금 비|비가 내려요|비 오는 날/.test(position.weatherMessage)) return [];
  const dry = answer.outfits.filter(
    ({ reason, items, takeAlong }) =>
      !/우산|모자/.test([reason, ...items.map(({ name }) => name), ...takeAlong.map(({ label }) => label)].join()),
  );
  return dry.map(({ reason }) => `umbrella: ${reason}`);
}

/** Expects each number of a reason to be the day's on the card or an hour's in the chart. */
function reasonFaults({ position, days, answer }: Screens): string[] {
  const day = days.find(({ forecastDate }) => forecastDate === answer.date);
  const [today = ''] = position.forecasts.map(({ date }) => date);
  const hourOf = (words: string) =>
    words === '지금'
      ? position.forecasts[0]
      : position.forecasts.find((hour) => hour.date === answer.date && wordsOf(hour) === words);
  return answer.outfits.flatMap(({ reason, layers }) => {
    const ofHours = [...reason.matchAll(SAID_OF_AN_HOUR)];
    const wrongHours = ofHours.filter(([, words, felt, number]) => {
      const hour = hourOf(words!);
      return hour && (felt ? hour.feelsLike : hour.temperature) !== read(number!);
    });
    const rest = degreesIn(reason.replace(SAID_OF_AN_HOUR, '').replace(DIFFERENCE, ''));
    const { minTemperature: low, maxTemperature: high } = day ?? {};
    const ofChart = position.forecasts.flatMap(({ date, temperature }) => (date === answer.date ? temperature : []));
    const allowed = [...ofChart, low == null || high == null ? null : high - low];
    const wrongRows = layers.filter(({ part, temperature }) => {
      const hour = hourOf(part);
      return temperature === null ? part !== '내내' : hour !== undefined && hour.temperature !== temperature;
    });
    const isLost = /^내일은/.test(reason) !== (answer.date !== today);
    return [
      ...wrongHours.map(([said]) => `reason: ${said} in ${reason}`),
      ...(rest.some((number) => !allowed.includes(number)) ? [`reason: ${reason}`] : []),
      ...wrongRows.map(({ part, temperature }) => `row: ${part} ${temperature}`),
      ...(isLost ? [`day: ${reason}`] : []),
    ];
  });
}

/** Expects grades to match the numbers beside them, and hours to lie within their day's range. */
function weatherFaults({ position, days }: Screens): string[] {
  const { uvIndex, minTemperature, maxTemperature, tomorrow, forecasts } = position;
  const [today, next] = days;
  const outside = forecasts.filter(({ date, temperature, rainProbability }) => {
    const day = days.find(({ forecastDate }) => forecastDate === date);
    const [low, high] = [day?.minTemperature ?? -Infinity, day?.maxTemperature ?? Infinity];
    return temperature < low || temperature > high || (rainProbability ?? 0) > (day?.rainProbability ?? 100);
  });
  const uvGrade = gradeUv(uvIndex.value);
  return [
    ...outside.map(({ date, time }) => `hour outside of its day: ${date} ${time}`),
    ...(uvIndex.grade === (uvGrade && KO.weather.uvGrades[uvGrade]) ? [] : ['UV is not graded as it is shown']),
    ...(today?.minTemperature === minTemperature && today.maxTemperature === maxTemperature ? [] : ['today']),
    ...(next?.minTemperature === tomorrow?.minTemperature ? [] : ['tomorrow']),
    ...(forecasts[0]?.temperature === position.temperature && forecasts[0].feelsLike === position.feelsLike
      ? []
      : ['now']),
  ];
}

const faultsOf = (screens: Screens): string[] =>
  [...weatherFaults(screens), ...messageFaults(screens), ...reasonFaults(screens), ...umbrellaFaults(screens)].map(
    (fault) => `${new Date(screens.nowMs).toISOString()} ${fault} | ${screens.position.weatherMessage}`,
  );

/** Times after midnight, on the way to work, at noon, on the way home, and after today's relevant hours. */
const HOURS = [3, 7, 12, 16, 19, 22];
const DAYS = Array.from({ length: 40 }, (_, index) => addDays('2026-01-02', index * 9));

/** Adds UV, particulate matter and probabilities, which the station did not record, to half of each day. */
const withMore = (weather: Weather, seed: number): Weather => {
  const more = (hour: WeatherHour, at: number): WeatherHour => ({
    ...hour,
    uvIndex: Math.max(0, 9.5 - Math.abs(((at + seed) % 24) - 12)) * ((seed % 4) / 3),
    pm10UgM3: seed % 5 === 0 && at % 24 > 12 ? 95 : 30,
    yellowDust: false,
    precipitation: { ...hour.precipitation, probabilityPct: (seed * at) % 7 === 0 ? 50 : 10 },
  });
  return { ...weather, now: more(weather.now, 0), hours: weather.hours.map(more) };
};

describe('one set of facts', () => {
  it.each(HOURS)('leaves no contradiction on any screen of the recorded year at %i:00', (hour) => {
    const faults = DAYS.flatMap((date, index) => {
      const nowMs = kstEpochMs(date, hour, 20);
      const weather = withMore(getRecordedWeather(DEFAULT_PLACE.cell, nowMs), index);
      const categoryId = CATEGORY_IDS[index % CATEGORY_IDS.length]!;
      return faultsOf(screensOf(weather, nowMs, categoryId));
    });
    expect(faults).toEqual([]);
  });

  it('detects a deviating number', () => {
    const nowMs = kstEpochMs('2026-01-20', 7);
    const screens = screensOf(getRecordedWeather(DEFAULT_PLACE.cell, nowMs), nowMs, CATEGORY_ID.daily);
    expect(kstDate(nowMs)).toBe(screens.answer.date);
    const [first, ...others] = screens.answer.outfits;
    const said = (reason: string) => ({
      ...screens,
      answer: { ...screens.answer, outfits: [{ ...first!, reason }, ...others] },
    });
    for (const reason of [
      '밤 9시엔 99°까지 내려가니, 입어요.',
      '99°에서 100° 사이라 추우니, 입어요.',
      '내일은 추우니, 입어요.',
    ])
      expect(faultsOf(said(reason))).toHaveLength(1);
  });
});
