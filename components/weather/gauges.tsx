import { CloudRain, CloudSnow, Sun, Wind, type LucideIcon } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';
import { formatDayPrecipitationDetail, formatDayPrecipitation } from '@/lib/domain/weather/precipitation-text';

interface GaugeProps {
  name: string;
  icon: LucideIcon;
  /** Grade or amount as text, null if unknown. */
  value: string | null;
  detail?: string | null;
  /** Position on the scale, 0 to 1. */
  level: number | null;
  scale?: string;
}

function Gauge({ name, icon: Icon, value, detail, level, scale = 'var(--scale)' }: GaugeProps) {
  const { unknown } = useMessages('ui');
  return (
    <div className="min-w-0 rounded-card bg-card px-3 pt-3 pb-3.5 shadow-card">
      <dt className="flex items-center gap-1 text-note font-semibold text-ink-2">
        <Icon aria-hidden size={14} className="flex-none" />
        <span>{name}</span>
      </dt>
      <dd>
        <p className={`${value ? 'text-heading font-bold' : 'text-label leading-6 text-ink-2'}`}>{value ?? unknown}</p>
        <p className="tabular mb-2 min-h-[1rem] text-fine text-ink-2">{detail}</p>
        <div
          aria-hidden
          className="relative h-[5px] rounded-full forced-color-adjust-none"
          style={{ background: level === null ? 'var(--track)' : scale }}
        >
          {level !== null && (
            <span
              className="absolute -top-[3px] -ml-[5.5px] size-[11px] rounded-full border-[3px] border-ink bg-solid"
              style={{ left: `${6 + Math.min(1, Math.max(0, level)) * 88}%` }}
            />
          )}
        </div>
      </dd>
    </div>
  );
}

const UV_FULL = 12;
const PM10_FULL = 200;
const PM25_FULL = 100;
const RAIN_FULL_MM = 60;
const RAIN_SCALE = 'linear-gradient(90deg, var(--track), var(--bar))';

/** Returns the worse of the two particle values, which also determines the grade. */
function pickWorseParticle(pm10: number | null, pm25: number | null) {
  const coarse = pm10 === null ? null : { kind: 'coarse' as const, amount: pm10, level: pm10 / PM10_FULL };
  const fine = pm25 === null ? null : { kind: 'fine' as const, amount: pm25, level: pm25 / PM25_FULL };
  if (!coarse || !fine) return coarse ?? fine;
  return fine.level > coarse.level ? fine : coarse;
}

export function Gauges({ weather }: { weather: PositionWeather }) {
  const messages = useMessages('weatherScreen').gauges;
  const precipitationMessages = useMessages('precipitation');
  const amounts = useMessages('amounts');
  const { uvIndex, airQuality, precipitation } = weather;
  const particle = pickWorseParticle(airQuality.pm10, airQuality.pm25);
  return (
    <dl className="own-frame mx-4 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
      <Gauge
        name={messages.uv}
        icon={Sun}
        value={uvIndex.grade}
        detail={uvIndex.value === null ? null : messages.uvPeak(uvIndex.value)}
        level={uvIndex.value === null ? null : uvIndex.value / UV_FULL}
      />
      <Gauge
        name={messages.dust}
        icon={Wind}
        value={airQuality.grade}
        detail={particle && messages[particle.kind](Math.round(particle.amount))}
        level={particle?.level ?? null}
      />
      <Gauge
        name={messages.precipitation}
        icon={precipitation.kind === 'snow' ? CloudSnow : CloudRain}
        value={formatDayPrecipitation(precipitation, { precipitation: precipitationMessages, amounts })}
        detail={formatDayPrecipitationDetail(precipitation, precipitationMessages)}
        level={precipitation.amountMm === null ? null : (precipitation.amountMm / RAIN_FULL_MM) ** 0.5}
        scale={RAIN_SCALE}
      />
    </dl>
  );
}
