'use client';

import { ChevronRight } from '@/components/ui/icons';
import Link from 'next/link';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { PositionWeather } from '@/lib/contract/weather';
import { RefreshButton } from '@/components/ui/refresh-button';
import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useFirstInteraction } from '@/lib/client/interaction/first-interaction';
import { useMessages } from '@/lib/client/language/messages';
import { toShownDay } from '@/lib/domain/weather/forecast-day';
import { getTomorrow } from '@/lib/domain/weather/selected-day';
import { SCREENS } from '@/lib/routes';
import { FactsLine } from './facts-line';
import { SourceLine } from './source-line';
import { TemperatureSkeleton } from './weather-card-skeleton';
import { SharedTransition } from './shared-transition';
import { TomorrowFacts, TomorrowTemperatures } from './tomorrow-weather';
import { WarningsLine } from './warnings-line';
import { WeatherMessage } from './weather-text';

interface Props {
  weather: PositionWeather;
  /** Day of the outfits, which the card follows. */
  day: RequestedDay;
}

/** Summary of a day's weather on home. The whole card links to the weather screen. */
export function WeatherCard({ weather, day }: Props) {
  const tomorrow = getTomorrow(weather, toShownDay(day));
  const messages = useMessages('weatherNow');
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
        {weather.source.pending && weather.source.usual && <TemperatureSkeleton />}
        {tomorrow && <TomorrowTemperatures tomorrow={tomorrow} />}
        {!tomorrow && !weather.source.usual && (
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
        <WeatherMessage weather={tomorrow ?? weather} className="message-beside" />
        {!weather.source.usual && <ChevronRight aria-hidden size={20} className="flex-none text-ink-2 short:hidden" />}
      </div>
      {tomorrow ? <TomorrowFacts weather={weather} tomorrow={tomorrow} /> : <FactsLine weather={weather} />}
      <WarningsLine warnings={weather.warnings} />
      <div className="flex items-center justify-between">
        <SourceLine source={weather.source} />
        <RefreshButton />
      </div>
    </section>
  );
}
