import type { OriginInfo, PositionWeather } from '@/lib/contract/weather';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';

const KIND_TEXTS = { observed: '관측', forecast: '예보', modelled: '모델' } as const;

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Formats a time of today as '09시' or '09:40'; of another day with its date: '11.20 23시'. */
function formatTime(iso: string, today: string): string {
  const epochMs = Date.parse(iso);
  const [hour, minute] = [kstHour(epochMs), kstMinute(epochMs)].map(padTwo);
  const time = minute === '00' ? `${hour}시` : `${hour}:${minute}`;
  const date = kstDate(epochMs);
  if (date === today) return time;
  const [, month, day] = date.split('-').map(Number);
  return `${month}.${day} ${time}`;
}

/** Joins the known parts of a text. */
const join = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' ');

/** Describes the origins: '기온 09:40 관측', '미세먼지 중구 09시', '예보 08시 발표'. */
function describe({ provenance, forecasts: [now] }: PositionWeather): string[] {
  if (!provenance) return [];
  const today = now?.date ?? '';
  const { temperature, air, hours } = provenance;
  const timeOf = ({ at }: OriginInfo) => at && formatTime(at, today);
  return [
    temperature && join('기온', timeOf(temperature), KIND_TEXTS[temperature.kind]),
    air && join('미세먼지', air.station, timeOf(air), air.kind !== 'observed' && KIND_TEXTS[air.kind]),
    hours?.at ? join('예보', timeOf(hours), '발표') : null,
  ].filter((text) => text !== null);
}

/** Tells which observation, station and issue the weather comes from. Renders nothing if that is unknown. */
export function ProvenanceLine({ weather }: { weather: PositionWeather }) {
  const texts = describe(weather);
  if (texts.length === 0) return null;
  return (
    <p className="tabular text-note text-ink-2">
      {texts.map((text, index) => (
        <span key={text} className="inline-block">
          {index > 0 && <span className="mx-1">·</span>}
          {text}
        </span>
      ))}
    </p>
  );
}
