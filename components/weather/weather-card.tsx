'use client';

import { ChevronRight } from '@/components/ui/icons';
import Link from 'next/link';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { DailyForecast, PositionWeather } from '@/lib/contract/weather';
import { RefreshButton } from '@/components/ui/refresh-button';
import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { useMessages } from '@/lib/client/language/messages';
import { getWeekday } from '@/lib/domain/kst';
import { getSelectedForecast, needsTenDays, type ShownForecast } from '@/lib/domain/weather/selected-day';
import { SCREENS } from '@/lib/routes';
import { FactsLine } from './facts-line';
import { SourceLine } from './source-line';
import { TemperatureSkeleton } from './weather-card-skeleton';
import { SharedTransition } from './shared-transition';
import { ForecastFacts, ForecastTemperatures } from './forecast-weather';
import { WarningsLine } from './warnings-line';
import { WeatherMessage } from './weather-text';

interface Props {
  weather: PositionWeather;
  /** Day of the outfits, which the card follows. */
  day: RequestedDay;
  /** The ten-day forecast, for days after tomorrow. Undefined until it is loaded. */
  days?: readonly DailyForecast[];
}

/** A later day without the ten-day forecast. */
const UNKNOWN: ShownForecast = {
  ...{
    iconMessage: null,
    weatherMessage: '',
    minTemperature: null,
    maxTemperature: null,
    iconNumber: null,
    rainProbability: null,
    isRough: false,
  },
};

/** Summary of a day's weather on home. The whole card links to the weather screen. */
export function WeatherCard({ weather, day, days }: Props) {
  const isLater = needsTenDays(day) && !weather.source.usual;
  const isLoading = isLater && days === undefined;
  const forecast = getSelectedForecast(weather, day, days) ?? (isLater ? UNKNOWN : null);
  const messages = useMessages('weatherNow');
  const label = needsTenDays(day) ? messages.later(getWeekday(day), Number(day.slice(8))) : messages.tomorrow;
  const hasInteracted = useFirstInteraction();
  return (
    <section aria-label={messages.label} className="relative pt-0.5 pr-3 pl-5 short:pt-0">
      <Link
        href={SCREENS.weather.path}
        prefetch={hasInteracted ? null : false}
        aria-label={messages.showMore}
        className="absolute inset-0 rounded-card"
      />
      <div className="flex flex-wrap items-center short:min-h-11 short:gap-x-2">
        {((weather.source.pending && weather.source.usual) || isLoading) && <TemperatureSkeleton />}
        {forecast && !isLoading && <ForecastTemperatures label={label} forecast={forecast} />}
        {!forecast && !weather.source.usual && (
          <>
            <SharedTransition name="temperature">
              <p className="temperature-now">
                <span className="sr-only">{messages.now}</span>
                <Degrees value={weather.temperature} />
              </p>
            </SharedTransition>
            <SharedTransition name="icon">
              <div className="pointer-events-none -mt-4 -mb-1 short:my-0">
                <WeatherIcon number={weather.iconNumber} size={92} moving className="icon-now" />
              </div>
            </SharedTransition>
          </>
        )}
        <WeatherMessage weather={forecast ?? weather} className="message-beside" />
        {!weather.source.usual && <ChevronRight aria-hidden size={20} className="flex-none text-ink-2 short:hidden" />}
      </div>
      {forecast ? (
        <ForecastFacts weather={weather} label={label} forecast={forecast} />
      ) : (
        <FactsLine weather={weather} />
      )}
      <WarningsLine warnings={weather.warnings} />
      <div className="flex items-center justify-between">
        <SourceLine source={weather.source} />
        <RefreshButton />
      </div>
    </section>
  );
}
