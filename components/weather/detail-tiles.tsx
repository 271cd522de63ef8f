import { Droplets, Snowflake, Sunrise, Sunset, Wind, type LucideIcon } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { WeatherDetails } from '@/lib/contract/weather';
import { countDays, getWeekday } from '@/lib/domain/kst';
import { describeHumidity, describeWind } from '@/lib/domain/weather/detail-texts';

interface TileProps {
  name: string;
  icon: LucideIcon;
  value: string;
  detail?: string;
}

function Tile({ name, icon: Icon, value, detail }: TileProps) {
  return (
    <div className="min-w-0 rounded-card bg-card px-3.5 py-3 shadow-card">
      <dt className="flex items-center gap-1 text-note font-semibold text-ink-2">
        <Icon aria-hidden size={14} className="flex-none" />
        <span>{name}</span>
      </dt>
      <dd>
        <p className="tabular text-lead font-semibold">{value}</p>
        {detail && <p className="text-fine text-ink-2">{detail}</p>}
      </dd>
    </div>
  );
}

/** Formats '07:12' as '7:12'. */
const formatClock = (time: string): string => time.replace(/^0/, '');

interface Props {
  details: WeatherDetails;
  /** KST date of the first hour on the screen. */
  today: string;
}

/** Further conditions as quiet tiles. What is unknown is absent. */
export function DetailTiles({ details: { humidity, windSpeed, sunrise, sunset, air, snow }, today }: Props) {
  const { tiles: messages, nameDay } = useMessages('weatherScreen');
  const details = useMessages('weatherDetails');
  const amounts = useMessages('amounts');
  const getDayName = (date: string) => nameDay(countDays(today, date), getWeekday(date));
  const tiles: (TileProps | false)[] = [
    humidity !== null && {
      name: messages.humidity,
      icon: Droplets,
      value: `${humidity}%`,
      detail: describeHumidity(humidity, details),
    },
    windSpeed !== null && {
      name: messages.wind,
      icon: Wind,
      value: amounts.wind(windSpeed),
      detail: describeWind(windSpeed, details),
    },
    sunrise !== null && { name: messages.sunrise, icon: Sunrise, value: formatClock(sunrise) },
    sunset !== null && { name: messages.sunset, icon: Sunset, value: formatClock(sunset) },
    ...air.map(({ date, grade }) => ({ name: messages.dust(getDayName(date)), icon: Wind, value: grade })),
    ...snow.map(({ date, cm }) => ({
      name: messages.snow(getDayName(date)),
      icon: Snowflake,
      value: amounts.precipitation({ amount: cm, unit: 'cm' }),
    })),
  ];
  const known = tiles.filter((tile) => tile !== false);
  if (known.length === 0) return null;
  return (
    <dl className="own-frame mx-4 grid grid-cols-2 gap-2">
      {known.map((tile) => (
        <Tile key={tile.name} {...tile} />
      ))}
    </dl>
  );
}
