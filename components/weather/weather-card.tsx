import Link from 'next/link';
import type { PositionWeather } from '@/lib/contract/weather';
import { RefreshButton } from '@/components/ui/refresh-button';
import { Degrees } from '../ui/degrees';
import { FactsLine } from './facts-line';
import { SourceLine } from './source-line';
import { WeatherIcon } from './weather-icon';

/** The weather in five seconds; all of it leads to the weather screen. */
export function WeatherCard({ weather }: { weather: PositionWeather }) {
  return (
    <section aria-label="지금 날씨" className="relative px-5 pt-0.5">
      <Link href="/weather" aria-label="날씨 자세히 보기" className="absolute inset-0 rounded-card" />
      <div className="flex items-center justify-between">
        <p className="text-temperature font-light tracking-tighter">
          <span className="sr-only">지금 </span>
          <Degrees value={weather.temperature} />
        </p>
        <WeatherIcon number={weather.iconNumber} size={92} moving className="-my-2.5" />
      </div>
      <h1 className="mt-1 text-lead font-semibold">
        <span className="sr-only">{weather.iconMessage}. </span>
        {weather.weatherMessage}
      </h1>
      <FactsLine weather={weather} />
      <div className="flex items-center justify-between">
        <SourceLine source={weather.source} />
        <RefreshButton />
      </div>
    </section>
  );
}
