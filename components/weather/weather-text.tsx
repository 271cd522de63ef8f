import type { PositionWeather } from '@/lib/contract/weather';
import { FactsLine } from './facts-line';
import { WarningsLine } from './warnings-line';

/**
 * Height of the message: that of two lines, which the longest one needs, so that the message of another place or time moves
 * nothing below. The lines are closer together where height is scarce.
 */
export const MESSAGE_SPACE = 'mt-1 grid min-h-[2.75rem] content-center low:mt-0.5 low:min-h-10 low:leading-5';

/**
 * Position of the message on home: below temperature and icon, or beside them where height is scarce. There it needs
 * three lines on the narrowest phones, and its own line if the text is large.
 */
export const MESSAGE_BESIDE = `order-last basis-full ${MESSAGE_SPACE} short:order-none short:mt-0 short:flex-[1_1_8rem] short:text-label short:leading-5 short:max-[359px]:min-h-[3.1875rem] short:max-[359px]:leading-[1.0625rem]`;

/** Message about the weather, the heading of its screen. */
export function WeatherMessage({ weather, className }: { weather: PositionWeather; className: string }) {
  return (
    <h1 className={`text-lead font-semibold ${className}`}>
      <span className="sr-only">{weather.iconMessage}. </span>
      {weather.weatherMessage}
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
