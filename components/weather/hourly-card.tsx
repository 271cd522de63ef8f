import type { HourlyForecast } from '@/lib/contract/weather';
import { spoken } from '../ui/degrees';
import { fallOf, HourlyChart, HOUR_WIDTH_PX } from './hourly-chart';
import { WeatherIcon } from './weather-icon';

const hourOf = (hour: HourlyForecast) => Number(hour.time.slice(0, 2));

const label = (hour: HourlyForecast, index: number) => {
  if (index === 0) return '지금';
  return hourOf(hour) === 0 ? '내일' : `${hourOf(hour)}시`;
};

function sentence(hour: HourlyForecast, index: number): string {
  const fall = fallOf(hour);
  const chance = hour.rainProbability === null ? '' : `, 강수확률 ${hour.rainProbability}퍼센트`;
  const amount = fall ? `, ${fall.snow ? '눈' : '비'} ${fall.amount}${fall.unit}` : '';
  return `${label(hour, index)} ${hour.iconMessage}, ${spoken(hour.temperature)}${chance}${amount}`;
}

/** The title says what falls first, if anything does. */
function headline(hours: HourlyForecast[]): string {
  const first = hours.find((hour) => fallOf(hour));
  const fall = first && fallOf(first);
  if (!first || !fall) return '시간대별 날씨';
  const when = first === hours[0] ? '지금' : `${hourOf(first)}시에`;
  return `시간대별 · ${when} ${fall.snow ? '눈' : '비'} ${fall.amount}${fall.unit}`;
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
                <span className="sr-only">{sentence(hour, i)}</span>
                <span aria-hidden className={i === 0 ? 'font-bold text-accent-text' : 'font-medium text-ink-2'}>
                  {label(hour, i)}
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
