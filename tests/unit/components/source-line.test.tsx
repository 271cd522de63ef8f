import { act, render, screen } from '@testing-library/react';
import { ProvenanceLine } from '@/components/weather/provenance-line';
import { SourceLine } from '@/components/weather/source-line';
import type { OriginInfo, PositionWeather, ProvenanceInfo, WeatherSourceInfo } from '@/lib/contract/weather';
import { OUTAGE_POLL_MS, PENDING_POLL_MS, PENDING_POLLS } from '@/lib/contract/weather-freshness';
import { makeHourly } from '../../support/hourly-forecast';

const LIVE: WeatherSourceInfo = {
  provider: 'kma',
  label: '기상청',
  attribution: '기상청·한국환경공단 에어코리아',
  issuedAt: '2026-11-21T08:00:00+09:00',
  fetchedAt: '2026-11-21T09:42:00+09:00',
  stale: false,
  pending: false,
  recorded: null,
  airQuality: 'measured',
};
const RECORDED: WeatherSourceInfo = {
  ...LIVE,
  provider: 'recorded',
  label: '예시 날씨',
  attribution: '기상청 종관기상관측 · 서울 2023년 11월 21일',
  recorded: { place: '서울', date: '2023-11-21' },
};
const SAMPLE: WeatherSourceInfo = { ...RECORDED, awaitsProvider: true, pending: true };
const USUAL: WeatherSourceInfo = { ...RECORDED, label: '이맘때 기온', usual: true };

describe('the source line', () => {
  afterEach(() => jest.useRealTimers());

  it('names the provider and the time of live weather', () => {
    const { container } = render(<SourceLine source={LIVE} full />);
    expect(container).toHaveTextContent('기상청 · 9시 42분 기준 · 기상청·한국환경공단 에어코리아');
  });

  it('labels weather that is recorded by choice, and does not report a failure', () => {
    const { container } = render(<SourceLine source={RECORDED} />);
    expect(container).toHaveTextContent('예시 날씨서울 2023.11.21 관측 기록이에요');
    expect(container).not.toHaveTextContent(/못했|부르고/);
  });

  it('says of sample weather that real weather replaces it', () => {
    const { container } = render(<SourceLine source={SAMPLE} />);
    expect(container).toHaveTextContent('예시 날씨 · 인터넷에 연결되면 실제 날씨로 바뀌어요 · 서울 2023.11.21 기록');
  });

  it('reports that no weather was received', () => {
    const { container } = render(<SourceLine source={USUAL} />);
    expect(container).toHaveTextContent('이맘때 기온오늘 날씨를 받지 못했어요 · 기상청 종관기상관측');
  });

  it('says after a while of waiting that the weather cannot be reached, and when it is tried again', () => {
    jest.useFakeTimers();
    const { container } = render(<SourceLine source={{ ...USUAL, pending: true }} />);
    expect(screen.getByRole('status')).toHaveTextContent('지금 날씨를 부르고 있어요');
    // One line, like that of the weather that is awaited.
    expect(container).not.toHaveTextContent('기상청 종관기상관측');
    act(() => jest.advanceTimersByTime(PENDING_POLLS * PENDING_POLL_MS));
    expect(screen.getByRole('status')).toHaveTextContent('날씨를 받지 못하고 있어요. 1분마다 다시 시도해요');
    expect(container).toHaveTextContent('기상청 종관기상관측');
    expect(OUTAGE_POLL_MS).toBe(60_000);
  });
});

describe('the origins of the weather', () => {
  const from = (kind: OriginInfo['kind'], at: string | null, station: string | null = null) => ({ kind, at, station });
  const ISSUE = from('forecast', '2026-11-21T08:00:00+09:00');
  const PROVENANCE: ProvenanceInfo = {
    temperature: from('observed', '2026-11-21T09:40:00+09:00'),
    humidity: null,
    wind: null,
    sky: ISSUE,
    precipitation: null,
    air: from('observed', '2026-11-21T09:00:00+09:00', '중구'),
    uv: null,
    nextHours: null,
    hours: ISSUE,
    extremes: ISSUE,
    farDays: null,
  };
  const show = (changed: Partial<ProvenanceInfo>) => {
    const weather = {
      provenance: { ...PROVENANCE, ...changed },
      forecasts: [makeHourly({ date: '2026-11-21', time: '0900' })],
    };
    return render(<ProvenanceLine weather={weather as PositionWeather} />).container.textContent;
  };

  it.each([
    ['an observation and a station', {}, '기온 09:40 관측·미세먼지 중구 09시·예보 08시 발표'],
    ['a forecast', { temperature: ISSUE, air: null }, '기온 08시 예보·예보 08시 발표'],
    [
      'a model without issues',
      {
        temperature: from('modelled', '2026-11-21T09:45:00+09:00'),
        air: from('modelled', null),
        hours: from('forecast', null),
      },
      '기온 09:45 모델·미세먼지 모델',
    ],
    [
      'the day before',
      { temperature: from('forecast', '2026-11-20T20:30:00+09:00'), air: null, hours: null },
      '기온 11.20 20:30 예보',
    ],
  ] as [string, Partial<ProvenanceInfo>, string][])('are named in one line: %s', (_, changed, text) =>
    expect(show(changed)).toBe(text),
  );

  it('are absent if they are unknown', () => {
    const weather = { forecasts: [] as unknown } as PositionWeather;
    expect(render(<ProvenanceLine weather={weather} />).container).toBeEmptyDOMElement();
  });
});
