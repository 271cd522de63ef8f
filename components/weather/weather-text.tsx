import type { PositionWeather } from '@/lib/contract/weather';
import { FactsLine } from './facts-line';
import { WarningsLine } from './warnings-line';

/**
 * Height of the message: that of two lines, which the longest one needs, so that the message of another place or time moves
 * nothing below. The lines are closer together where height is scarce.
 */
export const MESSAGE_SPACE = 'mt-1 grid min-h-[2.75rem] content-center low:mt-0.5 low:min-h-10 low:leading-5';

export function WeatherText({ weather }: { weather: PositionWeather }) {
  return (
    <>
      <h1 className={`text-lead font-semibold ${MESSAGE_SPACE}`}>
        <span className="sr-only">{weather.iconMessage}. </span>
        {weather.weatherMessage}
      </h1>
      <FactsLine weather={weather} />
      <WarningsLine warnings={weather.warnings} />
    </>
  );
}
