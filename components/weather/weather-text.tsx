import type { PositionWeather } from '@/lib/contract/weather';
import { FactsLine } from './facts-line';
import { WarningsLine } from './warnings-line';

/**
 * Height of the message: that of two lines, which the longest one needs, so that the message of another place or time moves
 * nothing below. The lines are closer together where height is scarce.
 */
export const MESSAGE_SPACE = 'mt-1 grid min-h-[2.75rem] content-center low:mt-0.5 low:min-h-10 low:leading-5';

interface MessageProps {
  weather: { iconMessage: string | null; weatherMessage?: string };
  className: string;
}

/** Message about the weather, the heading of its screen. */
export function WeatherMessage({ weather, className }: MessageProps) {
  return (
    <h1 className={`text-lead font-semibold ${className}`}>
      {weather.iconMessage !== null && <span className="sr-only">{`${weather.iconMessage}. `}</span>}
      <span>{weather.weatherMessage}</span>
    </h1>
  );
}

/** Facts and warnings below the message. */
export function WeatherFacts({ weather }: { weather: PositionWeather }) {
  return (
    <>
      <FactsLine weather={weather} />
      <WarningsLine warnings={weather.warnings} />
    </>
  );
}
