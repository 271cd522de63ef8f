import { Degrees } from '@/components/ui/degrees';
import { WeatherIcon } from '@/components/ui/weather-icon';
import type { PositionWeather } from '@/lib/contract/weather';
import type { Messages } from '@/lib/messages/messages';

interface Props {
  messages: Messages['searchPages']['tomorrow'];
  tomorrow: NonNullable<PositionWeather['tomorrow']>;
  /** Titles of the first outfits for tomorrow, by whom they are for. */
  outfits: readonly { label: string; title: string }[];
}

/** Tomorrow's weather and outfits in a few lines. */
export function Tomorrow({ messages, tomorrow, outfits }: Props) {
  const { minTemperature, maxTemperature, iconNumber, iconMessage } = tomorrow;
  return (
    <section aria-labelledby="tomorrow" className="rounded-card bg-card p-4 shadow-card">
      <h2 id="tomorrow" className="text-lead font-semibold">
        {messages.title}
      </h2>
      <div className="flex items-center gap-3">
        {iconNumber !== null && <WeatherIcon number={iconNumber} size={44} />}
        <p className="text-body">
          {iconMessage && <span className="mr-2">{iconMessage}</span>}
          <span className="text-ink-2">
            <span>{messages.low}</span> <Degrees value={minTemperature} className="text-ink" />{' '}
            <span>{`· ${messages.high}`}</span> <Degrees value={maxTemperature} className="text-ink" />
          </span>
        </p>
      </div>
      {outfits.length > 0 && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {outfits.map(({ label, title }) => (
            <div key={label} className="contents">
              <dt className="text-label text-ink-2">{label}</dt>
              <dd className="text-body font-medium">{title}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
