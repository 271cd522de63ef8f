import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PositionWeather } from '@/lib/contract/weather';
import { Degrees } from '../ui/degrees';

const difference = (degrees: number) => {
  if (degrees === 0) return { text: '비슷해요', look: '' };
  return degrees > 0
    ? { text: `${degrees}° 높아요`, look: 'text-high' }
    : { text: `${-degrees}° 낮아요`, look: 'text-low' };
};

/** Feels-like, against yesterday, today's low and high: the second line under the message. */
export function FactsLine({ weather }: { weather: PositionWeather }) {
  const yesterday = weather.differenceFromYesterday === null ? null : difference(weather.differenceFromYesterday);
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-ink-2">
      <span>
        체감 <Degrees value={weather.feelsLike} className="font-semibold text-ink" />
      </span>
      {yesterday && (
        <span>
          어제보다 <b className={`tabular font-semibold ${yesterday.look}`}>{yesterday.text}</b>
        </span>
      )}
      {weather.minTemperature !== null && weather.maxTemperature !== null && (
        <span>
          <span className="sr-only">최저 </span>
          <ArrowDown aria-hidden size={14} className="inline-block align-[-2px] text-low" />
          <Degrees value={weather.minTemperature} className="font-semibold text-low" />
          <span className="sr-only">, 최고 </span>
          <ArrowUp aria-hidden size={14} className="ml-1.5 inline-block align-[-2px] text-high" />
          <Degrees value={weather.maxTemperature} className="font-semibold text-high" />
        </span>
      )}
    </p>
  );
}
