import type { PositionWeather } from '@/lib/contract/weather';
import { FactsLine } from './facts-line';
import { WarningsLine } from './warnings-line';

export function WeatherText({ weather }: { weather: PositionWeather }) {
  return (
    <>
      <h1 className="mt-1 text-lead font-semibold">
        <span className="sr-only">{weather.iconMessage}. </span>
        {weather.weatherMessage}
      </h1>
      <FactsLine weather={weather} />
      <WarningsLine warnings={weather.warnings} />
    </>
  );
}
