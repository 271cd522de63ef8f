import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';
import type { ShownForecast } from '@/lib/domain/weather/selected-day';
import { getDifferenceLook, isEvening } from './facts-line';

interface Props {
  /** Name of the day. */
  label: string;
  forecast: ShownForecast;
}

/** Low and high of a day ahead with its icon, in place of the present temperature. */
export function ForecastTemperatures({ label, forecast }: Props) {
  const messages = useMessages('weatherNow');
  const { minTemperature, maxTemperature, iconNumber } = forecast;
  return (
    <>
      <p className="temperature-now temperatures-of-day">
        <span className="sr-only">{label + messages.low.tomorrow}</span>
        <Degrees value={minTemperature} className="text-low" />
        <span className="sr-only">{messages.high}</span> <Degrees value={maxTemperature} className="text-high" />
      </p>
      <div className="pointer-events-none -mt-4 -mb-1 short:my-0">
        {iconNumber !== null && <WeatherIcon number={iconNumber} size={92} moving className="icon-now" />}
      </div>
    </>
  );
}

/** Facts of a day ahead, in as much space as those of today: how sure they are, or the difference from today. */
export function ForecastFacts({ weather, label, forecast }: Props & { weather: PositionWeather }) {
  const messages = useMessages('weatherNow');
  const hour = Number(weather.forecasts[0]?.time.slice(0, 2));
  const { rainProbability, certaintyMessage, isRough, differenceFromToday: degrees } = forecast;
  const fromToday = degrees == null ? null : messages.fromToday(degrees);
  return (
    <p
      className={`facts-space flex-wrap content-start gap-x-3 overflow-hidden text-label text-ink-2 short:text-note ${isEvening(hour) ? 'with-tomorrow' : ''}`}
    >
      <b className="font-semibold text-ink">{isRough ? messages.roughly(label) : label}</b>
      {certaintyMessage && <span>{certaintyMessage}</span>}
      {rainProbability !== null && (
        <span>
          <span>{messages.rainChance}</span> <b className="tabular font-semibold text-ink">{`${rainProbability}%`}</b>
        </span>
      )}
      {degrees != null && fromToday && (
        <span>
          <span>{fromToday.before}</span>
          <b className={`tabular font-semibold ${getDifferenceLook(degrees)}`}>{fromToday.difference}</b>
          <span>{fromToday.after}</span>
        </span>
      )}
    </p>
  );
}
