import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';
import { getDifferenceLook, isEvening } from './facts-line';

type Tomorrow = NonNullable<PositionWeather['tomorrow']>;

/** Tomorrow's low and high with its icon, in place of the present temperature. */
export function TomorrowTemperatures({ tomorrow }: { tomorrow: Tomorrow }) {
  const messages = useMessages('weatherNow');
  const { minTemperature, maxTemperature, iconNumber } = tomorrow;
  return (
    <>
      <p className="temperature-now temperatures-of-day">
        <span className="sr-only">{messages.tomorrow + messages.low.tomorrow}</span>
        <Degrees value={minTemperature} className="text-low" />
        <span className="sr-only">{messages.high}</span> <Degrees value={maxTemperature} className="text-high" />
      </p>
      <div className="pointer-events-none -mt-4 -mb-1 short:my-0">
        {iconNumber !== null && <WeatherIcon number={iconNumber} size={92} moving className="icon-now" />}
      </div>
    </>
  );
}

/** Chance of rain and difference from today, in as much space as the facts of today. */
export function TomorrowFacts({ weather, tomorrow }: { weather: PositionWeather; tomorrow: Tomorrow }) {
  const messages = useMessages('weatherNow');
  const hour = Number(weather.forecasts[0]?.time.slice(0, 2));
  const { rainProbability, differenceFromToday: degrees } = tomorrow;
  const fromToday = degrees == null ? null : messages.fromToday(degrees);
  return (
    <p
      className={`facts-space flex-wrap content-start gap-x-3 text-label text-ink-2 short:text-note ${isEvening(hour) ? 'with-tomorrow' : ''}`}
    >
      <b className="font-semibold text-ink">{messages.tomorrow}</b>
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
