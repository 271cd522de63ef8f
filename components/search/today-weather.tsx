'use client';

import { FactsLine } from '@/components/weather/facts-line';
import { SourceLine } from '@/components/weather/source-line';
import { WarningsLine } from '@/components/weather/warnings-line';
import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';

/** The present weather of a district. */
export function TodayWeather({ weather }: { weather: PositionWeather }) {
  const messages = useMessages('weatherNow');
  return (
    <section aria-label={messages.label} className="rounded-card bg-card px-5 py-3 shadow-card">
      <div className="flex items-center justify-between">
        <p className="text-temperature font-light tracking-tighter">
          <span className="sr-only">{messages.now}</span>
          <Degrees value={weather.temperature} />
        </p>
        <WeatherIcon number={weather.iconNumber} size={84} />
      </div>
      <p className="text-lead font-semibold">
        <span className="sr-only">{`${weather.iconMessage}. `}</span>
        <span>{weather.weatherMessage}</span>
      </p>
      <FactsLine weather={weather} />
      <WarningsLine warnings={weather.warnings} />
      <SourceLine source={weather.source} full />
    </section>
  );
}
