import type { PositionWeather } from '@/lib/contract/weather';
import { FactsLine } from './facts-line';
import { WarningsLine } from './warnings-line';

/**
 * Height of the message. Where there is space, or where most messages need it, it is that of two lines, so that the
 * message of another place moves nothing below.
 */
export const MESSAGE_SPACE =
  'mt-1 grid min-h-[1.375rem] content-center not-low:min-h-[2.75rem] max-[359px]:min-h-[2.75rem]';

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
