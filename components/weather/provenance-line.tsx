import { useMessages } from '@/lib/client/language/messages';
import type { OriginInfo, PositionWeather } from '@/lib/contract/weather';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import type { Messages } from '@/lib/messages/messages';

type Origins = Messages['weatherScreen']['origins'];

/** Returns the KST time of an observation or issue. The date is null if it is today. */
function readTime(iso: string, today: string) {
  const epochMs = Date.parse(iso);
  const date = kstDate(epochMs);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return { hour: kstHour(epochMs), minute: kstMinute(epochMs), date: date === today ? null : { month, day } };
}

/** Describes the origins of temperature, air quality and forecast, as far as they are known. */
function describe({ provenance, forecasts: [now] }: PositionWeather, messages: Origins): string[] {
  if (!provenance) return [];
  const today = now?.date ?? '';
  const { temperature, air, hours } = provenance;
  const timeOf = ({ at }: OriginInfo) => (at ? readTime(at, today) : null);
  return [
    temperature && messages.temperature(timeOf(temperature), temperature.kind),
    air && messages.dust(air.station, timeOf(air), air.kind),
    hours?.at ? messages.forecast(readTime(hours.at, today)) : null,
  ].filter((text) => text !== null);
}

/** Tells which observation, station and issue the weather comes from. Renders nothing if that is unknown. */
export function ProvenanceLine({ weather }: { weather: PositionWeather }) {
  const texts = describe(weather, useMessages('weatherScreen').origins);
  if (texts.length === 0) return null;
  return (
    <p className="tabular text-note text-ink-2">
      {texts.map((text, index) => (
        <span key={text} className="inline-block">
          {index > 0 && <span className="mx-1">·</span>}
          <span>{text}</span>
        </span>
      ))}
    </p>
  );
}
