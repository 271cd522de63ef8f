import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { FactsLine } from '@/components/weather/facts-line';
import { Gauges } from '@/components/weather/gauges';
import { HourlyCard } from '@/components/weather/hourly-card';
import { TenDays } from '@/components/weather/ten-days';
import { WarningsLine } from '@/components/weather/warnings-line';
import { WeatherCard } from '@/components/weather/weather-card';
import { WeatherCardSkeleton } from '@/components/weather/weather-card-skeleton';
import type { DailyForecast, HourlyForecast, PositionWeather } from '@/lib/contract/weather';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { makeHourly } from '../../support/hourly-forecast';

const SUNDAY = '2023-11-26';

/** Hours from 22:00 on a Sunday. */
const hoursAhead = (count: number, each: (index: number) => Partial<HourlyForecast> = () => ({})): HourlyForecast[] =>
  Array.from({ length: count }, (_, index) => {
    const hour = 22 + index;
    const time = `${String(hour % 24).padStart(2, '0')}00`;
    return makeHourly({ date: addDays(SUNDAY, Math.floor(hour / 24)), time, ...each(index) });
  });

const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.sr-only')?.textContent ?? '');
const seen = () => screen.getAllByRole('listitem').map((row) => row.querySelector('[aria-hidden]')?.textContent ?? '');

describe('hour by hour', () => {
  it('names each day where it begins, and calls only tomorrow 내일', () => {
    render(<HourlyCard hours={hoursAhead(72)} />);
    expect(seen().slice(0, 4)).toEqual(['지금', '23시', '0시', '1시']);
    const days = screen.getAllByText(/일 \(.\)$/).map(({ textContent }) => textContent);
    expect(days).toEqual(['오늘 26일 (일)', '내일 27일 (월)', '모레 28일 (화)', '29일 (수)']);
  });

  it("fits the name of a day with one remaining hour into that hour's width", () => {
    render(<HourlyCard hours={hoursAhead(26).slice(1)} />);
    expect(screen.getByText('오늘')).toBeVisible();
    expect(screen.getByText('내일 27일 (월)')).toBeVisible();
  });

  it("announces each hour's day to screen readers", () => {
    render(<HourlyCard hours={hoursAhead(30)} />);
    const said = rows();
    expect(said[0]).toBe('지금 맑음, 5도, 체감 4도');
    expect(said[1]).toBe('23시 맑음, 5도, 체감 4도');
    expect(said[2]).toBe('내일 0시 맑음, 5도, 체감 4도');
    expect(said[9]).toBe('내일 7시 맑음, 5도, 체감 4도');
    expect(said[29]).toBe('모레 3시 맑음, 5도, 체감 4도');
  });

  it.each([
    [0, '시간대별 · 지금 비 2mm'],
    [1, '시간대별 · 밤 11시 비 2mm'],
    [9, '시간대별 · 내일 오전 7시 비 2mm'],
    [33, '시간대별 · 모레 오전 7시 비 2mm'],
  ])('shows the time of precipitation with its day in the title (%#)', (wet, title) => {
    render(<HourlyCard hours={hoursAhead(40, (i) => (i === wet ? { pty: 1, precipitationMm: 2 } : {}))} />);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('distinguishes sleet and snow without cm from rain', () => {
    const fall: Partial<HourlyForecast>[] = [
      { pty: 2, precipitationMm: 1 },
      { pty: 3, precipitationMm: null },
    ];
    render(<HourlyCard hours={hoursAhead(2, (i) => fall[i] ?? {})} />);
    expect(rows()).toEqual(['지금 맑음, 5도, 체감 4도, 진눈깨비 1mm', '23시 맑음, 5도, 체감 4도, 눈']);
  });
});

describe('warnings', () => {
  it('show type, area and bulletin time', () => {
    const items = [
      { name: '폭염경보', area: '서울' },
      { name: '건조주의보', area: '서울동남권' },
    ];
    render(<WarningsLine warnings={{ announcedAt: '2026-08-09T02:30:00Z', items }} />);
    expect(screen.getByRole('note', { name: '기상특보' })).toHaveTextContent(
      '폭염경보 서울건조주의보 서울동남권11시 30분 발표',
    );
  });

  it('say that the newest bulletin cannot be read', () => {
    render(<WarningsLine warnings={{ announcedAt: '2026-08-09T02:30:00Z', items: [], unreadable: true }} />);
    expect(screen.getByRole('note', { name: '기상특보' })).toHaveTextContent(
      /^새 기상특보를 읽지 못했어요\. 기상청에서 확인해 주세요$/,
    );
  });

  it.each([null, { announcedAt: '2026-08-09T02:30:00Z', items: [] }])(
    'are absent if none is in force (%#)',
    (warnings) => {
      const { container } = render(<WarningsLine warnings={warnings} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});

const WEATHER = {
  feelsLike: 3,
  differenceFromYesterday: null,
  minTemperature: -1,
  maxTemperature: 8,
  tomorrow: { minTemperature: 0, maxTemperature: 6, iconNumber: 8, iconMessage: '비', rainProbability: 70 },
  source: { recorded: null },
  uvIndex: { value: 3, grade: '보통' },
  forecasts: [makeHourly({ date: '2023-11-21', time: '1700' })],
  airQuality: { grade: '좋음', pm10: 20, pm25: 9 },
  precipitation: { kind: 'snow', amountMm: 3, snowCm: null },
} as PositionWeather;

describe('the card on home', () => {
  const forecasts = [makeHourly({ date: '2023-11-21', time: '1900' })];
  const today = { ...WEATHER, temperature: 4, iconNumber: 1, iconMessage: '맑음', weatherMessage: '하늘이 맑아요.' };
  const tomorrow = { ...WEATHER.tomorrow!, weatherMessage: '오후 3시부터 비가 와요.', differenceFromToday: -2 };

  it('shows degrees, rain and headline of the selected day', () => {
    const source = { recorded: null, fetchedAt: '2023-11-21T10:00:00Z', issuedAt: null } as PositionWeather['source'];
    const weather = { ...today, source, forecasts, tomorrow, warnings: null } as PositionWeather;
    const card = (day: 'today' | 'tomorrow', shown = weather) => (
      <QueryClientProvider client={new QueryClient()}>
        <WeatherCard weather={shown} day={day} />
      </QueryClientProvider>
    );
    const { container, rerender } = render(card('today'));
    expect(container).toHaveTextContent(/지금 4°.*맑음. 하늘이 맑아요/);
    rerender(card('tomorrow'));
    expect(screen.getByRole('heading')).toHaveTextContent('비. 오후 3시부터 비가 와요.');
    expect(container).toHaveTextContent(/내일 최저 0°0도, 최고 6°6도.*내일강수확률 70%오늘보다 2° 낮아요/);
    expect(container).not.toHaveTextContent(/지금 4°|체감|맑/);
    rerender(card('tomorrow', { ...weather, tomorrow: null }));
    expect(screen.getByRole('heading')).toHaveTextContent('하늘이 맑아요.');
  });
});

describe('the card of a later day', () => {
  const source = { recorded: null, fetchedAt: '2023-11-21T10:00:00Z', issuedAt: null } as PositionWeather['source'];
  const now = {
    ...WEATHER,
    source,
    temperature: 4,
    iconNumber: 1,
    iconMessage: '맑음',
    weatherMessage: '하늘이 맑아요.',
  };
  const weather = { ...now, forecasts: WEATHER.forecasts, warnings: null } as PositionWeather;
  const saturday: DailyForecast = {
    ...{ forecastDate: '2023-11-25', rainProbability: 50, minTemperature: -3, maxTemperature: 5 },
    ...{ iconNumber: 8, iconMessage: '비', weatherMessage: '오후부터 비가 와요.', certaintyMessage: '비는 반반이에요' },
  };
  const show = (days: DailyForecast[] | undefined) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <WeatherCard weather={weather} day="2023-11-25" days={days} />
      </QueryClientProvider>,
    ).container;

  it('shows its degrees, headline and certainty, and that a day without hours is rougher', () => {
    const container = show([saturday]);
    expect(screen.getByRole('heading')).toHaveTextContent('비. 오후부터 비가 와요.');
    expect(container).toHaveTextContent(
      /25일 토요일 최저 −3°영하 3도, 최고 5°5도.*25일 토요일비는 반반이에요강수확률 50%/,
    );
    expect(container).not.toHaveTextContent(/대략|지금 4°|맑/);
    expect(show([{ ...saturday, rough: true }])).toHaveTextContent('25일 토요일, 대략비는 반반이에요');
  });

  it('shows no present weather while its forecast is loading or missing', () => {
    for (const days of [undefined, []]) expect(show(days)).not.toHaveTextContent(/4°|체감|맑/);
  });
});

describe('icons beside labels', () => {
  const icon = (part: HTMLElement | null | undefined, name: string) => part?.querySelector(`svg.lucide-${name}`);

  it('appear at UV, air quality and precipitation, by type', () => {
    const { rerender } = render(<Gauges weather={WEATHER} />);
    const card = (name: string) => screen.getByText(name).closest('dt');
    expect(icon(card('자외선'), 'sun')).toBeInTheDocument();
    expect(icon(card('미세먼지'), 'wind')).toBeInTheDocument();
    expect(icon(card('강수량'), 'cloud-snow')).toBeInTheDocument();
    expect(screen.getByText('오늘 내리는 눈')).toBeInTheDocument();
    rerender(<Gauges weather={{ ...WEATHER, precipitation: { kind: 'rain', amountMm: 3, snowCm: null } }} />);
    expect(icon(card('강수량'), 'cloud-rain')).toBeInTheDocument();
  });

  it('appear at low and high, which are also labelled', () => {
    const { container } = render(<FactsLine weather={WEATHER} />);
    expect(icon(container, 'arrow-down')).toBeInTheDocument();
    expect(icon(container, 'arrow-up')).toBeInTheDocument();
    expect(container).toHaveTextContent(/지금 체감 3°/);
    expect(container).toHaveTextContent(/오늘 최저 −1°영하 1도, 최고 8°8도/);
  });

  it("are the season's range without any temperature of now if the weather is unknown", () => {
    const source = { usual: true, recorded: { place: '서울', date: '2023-11-21' } } as PositionWeather['source'];
    const { container } = render(<FactsLine weather={{ ...WEATHER, source, differenceFromYesterday: null }} />);
    expect(container).toHaveTextContent(/^이맘때 서울오늘 최저 −1°영하 1도, 최고 8°8도$/);
  });

  it("appear at tomorrow's values in the evening", () => {
    const { rerender } = render(<FactsLine weather={WEATHER} />);
    expect(screen.queryByText('내일')).not.toBeInTheDocument();
    const evening = [makeHourly({ date: '2023-11-21', time: '1800' })];
    rerender(<FactsLine weather={{ ...WEATHER, forecasts: evening }} />);
    expect(screen.getByText('내일').parentElement).toHaveTextContent(/내일.*최저 0°0도, 최고 6°6도비$/);
    rerender(<FactsLine weather={{ ...WEATHER, forecasts: evening, tomorrow: null }} />);
    expect(screen.queryByText('내일')).not.toBeInTheDocument();
  });

  it.each([
    [18, 'facts-space with-tomorrow'],
    [17, 'facts-space'],
  ])('have the height of their lines before they are loaded at %i:00', (hour, classes) => {
    jest.useFakeTimers({ now: kstEpochMs('2023-11-21', hour) });
    const { container } = render(<WeatherCardSkeleton />);
    jest.useRealTimers();
    expect(container.querySelector('.facts-space')).toHaveClass(classes, { exact: true });
  });

  it.each([
    [18, true, true],
    [17, true, false],
    [18, false, false],
  ])('keep the space of tomorrow at %i:00 while the weather is awaited: %j', (hour, pending, isKept) => {
    jest.useFakeTimers({ now: kstEpochMs('2023-11-21', hour) });
    const source = {
      usual: true,
      pending,
      recorded: { place: '서울', date: '2023-11-21' },
    } as PositionWeather['source'];
    const { container } = render(<FactsLine weather={{ ...WEATHER, source, tomorrow: null }} />);
    jest.useRealTimers();
    expect(container.querySelector('.tomorrow-awaited') !== null).toBe(isKept);
  });

  it('show the time of a grade', () => {
    render(<Gauges weather={WEATHER} />);
    expect(screen.getByText('오늘 최고 3')).toBeInTheDocument();
    expect(screen.getByText(/^지금 (초)?미세 \d+$/)).toBeInTheDocument();
  });

  it('appear at the days', () => {
    const day = { minTemperature: 1, maxTemperature: 2, rainProbability: 10, iconNumber: 1, iconMessage: '맑음' };
    const days = Array.from({ length: 10 }, (_, i) => ({ ...day, forecastDate: addDays(SUNDAY, i) }));
    render(<TenDays days={days} />);
    const heading = screen.getByRole('heading', { name: '열흘 동안' });
    expect(icon(heading, 'calendar-days')).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('오늘')).toBeInTheDocument();
    expect(second).toHaveTextContent('월요일27일');
    expect(screen.getByText('토')).toHaveClass('text-low');
    expect(screen.getByText('일', { selector: '.text-high' })).toBeInTheDocument();
  });
});
