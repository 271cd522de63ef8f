import type { HourlyForecast } from '@/lib/contract/weather';
import { getHourPrecipitation, type HourPrecipitation } from '@/lib/domain/weather/precipitation-text';
import { useMessages } from '@/lib/client/language/messages';
import { createScaleY, buildSmoothPath } from './curve';

/** The chart is drawn in units of 1/16 rem, so that it grows with the font size. */
const UNITS_PER_REM = 16;
const HOUR_WIDTH = 58;
/** Returns the CSS width of a number of hours. */
export const getHoursWidth = (hours: number): string => `${(hours * HOUR_WIDTH) / UNITS_PER_REM}rem`;
const CURVE_TOP = 26;
const HEIGHT = 124;
/** Lowest point of the line: above the bars, or near the floor if there is no precipitation. */
const CURVE_BOTTOM = { dry: 100, wet: 70 };
const FLOOR = 122;
const FADE = 22;
const BAR_MAX = 30;
const BAR_WIDTH = 16;
/** Precipitation of a full bar, in mm/h. KMA calls rain strong from 15 mm/h. */
const FULL_BAR_MM = 15;

/** Temperature as a line, precipitation as bars. Hidden from screen readers, because the rows contain the same data. */
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
  const { degrees } = useMessages('units');
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
        {degrees(hour.temperature)}
      </text>
      {fall && <FallBar x={point.x} {...fall} />}
    </g>
  );
}

/** Amount as a bar, or its name if the amount is unknown. */
function FallBar({ x, amount, unit, isSnow, kind }: HourPrecipitation & { x: number }) {
  const { kinds } = useMessages('precipitation');
  const { bar } = useMessages('amounts');
  if (amount === null)
    return (
      <text x={x} y={FLOOR - 4} fontSize="12" fill="var(--low)">
        {kinds[kind]}
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
        {bar({ amount, unit })}
      </text>
    </>
  );
}
