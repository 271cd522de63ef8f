import type { HourlyForecast } from '@/lib/contract/weather';
import { dayName } from '@/lib/domain/kst';
import { fallOf, fallWords } from '@/lib/domain/weather/fall';
import { spoken } from '../ui/degrees';
import { HourlyChart, HOUR_WIDTH_PX } from './hourly-chart';
import { WeatherIcon } from './weather-icon';

const hourOf = (hour: HourlyForecast) => Number(hour.time.slice(0, 2));

const NOW = '지금';

/** An hour as the eye reads it: where another day begins, its name. */
function label(hours: HourlyForecast[], index: number): string {
  const [hour, before, now] = [hours[index], hours[index - 1], hours[0]];
  if (!hour || !before || !now) return NOW;
  return hour.date === before.date ? `${hourOf(hour)}시` : dayName(hour.date, now.date);
}

/** An hour as it is said by itself: with its day, where that is not today. */
function spokenTime(hour: HourlyForecast, now: HourlyForecast): string {
  if (hour === now) return NOW;
  return hour.date === now.date ? `${hourOf(hour)}시` : `${dayName(hour.date, now.date)} ${hourOf(hour)}시`;
}

function sentence(hour: HourlyForecast, now: HourlyForecast): string {
  const fall = fallOf(hour);
  const chance = hour.rainProbability === null ? '' : `, 강수확률 ${hour.rainProbability}퍼센트`;
  const amount = fall ? `, ${fallWords(fall)}` : '';
  return `${spokenTime(hour, now)} ${hour.iconMessage}, ${spoken(hour.temperature)}${chance}${amount}`;
}

/** The title says what falls first, if anything does. */
function headline(hours: HourlyForecast[]): string {
  const [now] = hours;
  const first = hours.find((hour) => fallOf(hour));
  const fall = first && fallOf(first);
  if (!now || !fall) return '시간대별 날씨';
  const when = first === now ? NOW : `${spokenTime(first, now)}에`;
  return `시간대별 · ${when} ${fallWords(fall)}`;
}

/** Hour by hour as a picture that scrolls sideways; each hour reads as one sentence. */
export function HourlyCard({ hours }: { hours: HourlyForecast[] }) {
  return (
    <section className="mx-4 rounded-card bg-card py-3.5 shadow-card">
      <h2 className="mb-2 px-4 text-label font-semibold text-ink-2">{headline(hours)}</h2>
      <div tabIndex={0} role="region" aria-label="시간대별 날씨" className="no-scrollbar overflow-x-auto">
        <div style={{ width: hours.length * HOUR_WIDTH_PX }}>
          <ol className="flex">
            {hours.map((hour, i) => (
              <li
                key={hour.date + hour.time}
                style={{ width: HOUR_WIDTH_PX }}
                className="flex flex-none flex-col items-center text-note"
              >
                <span className="sr-only">{sentence(hour, hours[0] ?? hour)}</span>
                <span aria-hidden className={i === 0 ? 'font-bold text-accent-text' : 'font-medium text-ink-2'}>
                  {label(hours, i)}
                </span>
                <WeatherIcon number={hour.iconNumber} size={34} className="mt-1" />
                <span aria-hidden className="h-4 text-fine font-semibold text-low">
                  {hour.rainProbability !== null && hour.rainProbability >= 20 ? `${hour.rainProbability}%` : ''}
                </span>
              </li>
            ))}
          </ol>
          <HourlyChart hours={hours} />
        </div>
      </div>
    </section>
  );
}
