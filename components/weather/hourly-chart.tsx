import type { HourlyForecast } from '@/lib/contract/weather';
import { formatWhole } from '@/lib/domain/format-whole';
import { getHourPrecipitation, type HourPrecipitation } from '@/lib/domain/weather/precipitation-text';
import { createScaleY, buildSmoothPath } from './curve';

/** Drawn in units of a sixteenth rem: with larger letters all of it grows, and none of its numbers meet. */
const UNITS_PER_REM = 16;
const HOUR_WIDTH = 58;
/** So many hours side by side. */
export const getHoursWidth = (hours: number): string => `${(hours * HOUR_WIDTH) / UNITS_PER_REM}rem`;
const CURVE_TOP = 26;
const HEIGHT = 124;
/** Where the line is lowest: above the bars, or near the floor where nothing falls and there are none. */
const CURVE_BOTTOM = { dry: 100, wet: 70 };
const FLOOR = 122;
const FADE = 22;
const BAR_MAX = 30;
const BAR_WIDTH = 16;
/** A bar of full height: what KMA calls strong rain begins at 15 mm/h. */
const FULL_BAR_MM = 15;

/** The temperature as a smooth line with rain and snow as bars below; the rows of text beside it say the same. */
export function HourlyChart({ hours }: { hours: HourlyForecast[] }) {
  const width = hours.length * HOUR_WIDTH;
  const lowest = CURVE_BOTTOM[hours.some(getHourPrecipitation) ? 'wet' : 'dry'];
  const y = createScaleY(
    hours.map(({ temperature }) => temperature),
    CURVE_TOP,
    lowest,
  );
  const points = hours.map(({ temperature }, i) => ({ x: (i + 0.5) * HOUR_WIDTH, y: y(temperature) }));
  const line = buildSmoothPath(points);
  const [first] = points;
  const last = points.at(-1);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ width: getHoursWidth(hours.length), height: `${HEIGHT / UNITS_PER_REM}rem` }}
      className="own-frame tabular block"
    >
      <defs>
        <linearGradient id="warmth" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--curve)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--curve)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {first && last && (
        <path d={`${line}L${last.x},${lowest + FADE}L${first.x},${lowest + FADE}Z`} fill="url(#warmth)" />
      )}
      <path d={line} fill="none" stroke="var(--curve)" strokeWidth="2.5" strokeLinecap="round" />
      {hours.map((hour, i) => (
        <HourMark key={hour.date + hour.time} hour={hour} point={points[i] ?? { x: 0, y: 0 }} now={i === 0} />
      ))}
    </svg>
  );
}

function HourMark({ hour, point, now }: { hour: HourlyForecast; point: { x: number; y: number }; now: boolean }) {
  const fall = getHourPrecipitation(hour);
  return (
    <g textAnchor="middle" fontWeight="600">
      <circle
        cx={point.x}
        cy={point.y}
        r={now ? 4.5 : 2.5}
        fill={now ? 'var(--solid)' : 'var(--curve)'}
        stroke="var(--curve)"
        strokeWidth={now ? 3 : 0}
      />
      <text x={point.x + 2} y={point.y - 10} fontSize="13.5" fill="var(--ink)">
        {formatWhole(hour.temperature)}°
      </text>
      {fall && <FallBar x={point.x} {...fall} />}
    </g>
  );
}

/** How much falls as a bar; where only that it falls is known, its word. */
function FallBar({ x, amount, isSnow, word }: HourPrecipitation & { x: number }) {
  if (amount === null)
    return (
      <text x={x} y={FLOOR - 4} fontSize="12" fill="var(--low)">
        {word}
      </text>
    );
  const height = Math.max(4, Math.min(1, amount / FULL_BAR_MM) ** 0.6 * BAR_MAX);
  return (
    <>
      <rect
        x={x - BAR_WIDTH / 2}
        y={FLOOR - height}
        width={BAR_WIDTH}
        height={height}
        rx="4"
        fill={isSnow ? 'var(--bar-snow)' : 'var(--bar)'}
      />
      <text x={x} y={FLOOR - height - 4} fontSize="12" fill="var(--low)">
        {amount < 10 ? amount.toFixed(1) : Math.round(amount)}
      </text>
    </>
  );
}
