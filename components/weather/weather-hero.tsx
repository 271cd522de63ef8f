import { useConnection } from '@/lib/client/api/connection';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';
import { FIRST_PAINT_ID } from '@/lib/contract/worker';
import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { SourceLine } from './source-line';
import { SharedTransition } from './shared-transition';
import { MESSAGE_SPACE, WeatherFacts, WeatherMessage } from './weather-text';

/** Head of the weather screen: the same facts as on home, centred. */
export function WeatherHero({ weather }: { weather: PositionWeather }) {
  const messages = useMessages('weatherNow');
  const isOutOfReach = useConnection() !== 'online';
  return (
    <section
      id={FIRST_PAINT_ID}
      aria-label={messages.label}
      className="flex flex-col items-center px-5 pb-1 text-center"
    >
      {!weather.source.usual && (
        <div className="flex items-center gap-3">
          <SharedTransition name="icon">
            <div>
              <WeatherIcon number={weather.iconNumber} size={72} moving />
            </div>
          </SharedTransition>
          <SharedTransition name="temperature">
            <p className="text-temperature font-light tracking-tighter">
              <span className="sr-only">{messages.now}</span>
              <Degrees value={weather.temperature} />
            </p>
          </SharedTransition>
        </div>
      )}
      <WeatherMessage weather={weather} className={MESSAGE_SPACE} />
      <WeatherFacts weather={weather} />
      {(weather.source.recorded || isOutOfReach) && <SourceLine source={weather.source} full />}
    </section>
  );
}
