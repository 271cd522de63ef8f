'use client';

import { useState } from 'react';
import { ArrowDown, ArrowUp } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { PositionWeather } from '@/lib/contract/weather';
import { Degrees } from '@/components/ui/degrees';
import { kstHour } from '@/lib/domain/kst';

/** Returns the colour of a difference in temperature. */
export const getDifferenceLook = (degrees: number) => (degrees === 0 ? '' : degrees > 0 ? 'text-high' : 'text-low');

interface Range {
  minTemperature: number | null;
  maxTemperature: number | null;
}

/** Low and high of a day. Arrows replace the words that screen readers hear. */
function LowAndHigh({ day, range: { minTemperature, maxTemperature } }: { day: 'today' | 'tomorrow'; range: Range }) {
  const messages = useMessages('weatherNow');
  if (minTemperature === null || maxTemperature === null) return null;
  return (
    <>
      <span className="sr-only">{messages.low[day]}</span>
      <ArrowDown aria-hidden size={14} className="inline-block align-[-2px] text-low" />
      <Degrees value={minTemperature} className="font-semibold text-low" />
      <span className="sr-only">{messages.high}</span>
      <ArrowUp aria-hidden size={14} className="ml-1.5 inline-block align-[-2px] text-high" />
      <Degrees value={maxTemperature} className="font-semibold text-high" />
    </>
  );
}

/** From this hour on, tomorrow's weather is shown, too. */
const EVENING_FROM_HOUR = 18;

/** Returns true if tomorrow's weather is shown at an hour of the day. */
export const isEvening = (hour: number): boolean => hour >= EVENING_FROM_HOUR;

const FACT = 'mx-1.5 inline-block';
/**
 * On a narrow phone the lines break at fixed places, so that the font's arrival changes no line break. Where height is
 * scarce, the text is smaller and in Korean fits into one line.
 */
const ON_OWN_LINE = 'fact-on-own-line';
/** On a phone tomorrow has its own line, so that the skeleton knows the height. */
const TOMORROW = 'fact-of-tomorrow';

/** Facts below the message: apparent temperature, difference from yesterday, low and high. */
export function FactsLine({ weather }: { weather: PositionWeather }) {
  const messages = useMessages('weatherNow');
  const [now] = weather.forecasts;
  const tomorrow = now && isEvening(Number(now.time.slice(0, 2))) ? weather.tomorrow : null;
  // While the weather is awaited, the line of tomorrow keeps its space.
  const [isEveningHere] = useState(() => isEvening(kstHour(Date.now())));
  const isAwaited = weather.source.usual && weather.source.pending && !tomorrow && isEveningHere;
  const degrees = weather.differenceFromYesterday;
  const fromYesterday = degrees === null ? null : messages.fromYesterday(degrees);
  return (
    <p
      className={`-mx-1.5 text-label text-ink-2 short:text-note ${tomorrow ? 'with-tomorrow' : ''} ${isAwaited ? 'tomorrow-awaited' : ''}`}
    >
      <span className={FACT}>
        {weather.source.usual ? (
          <span>{messages.usual(weather.source.recorded?.place ?? '')}</span>
        ) : (
          <>
            <span>{messages.feelsLike}</span> <Degrees value={weather.feelsLike} className="font-semibold text-ink" />
          </>
        )}
      </span>
      {degrees !== null && fromYesterday && (
        <span className={`${FACT} fact-from-yesterday`}>
          <span>{fromYesterday.before}</span>
          <b className={`tabular font-semibold ${getDifferenceLook(degrees)}`}>{fromYesterday.difference}</b>
          <span>{fromYesterday.after}</span>
        </span>
      )}
      <span className={`${FACT} ${ON_OWN_LINE}`}>
        <LowAndHigh day="today" range={weather} />
      </span>
      {tomorrow && (
        <span className={`${FACT} ${TOMORROW}`}>
          <b className="mr-1.5 font-semibold text-ink">{messages.tomorrow}</b>
          <LowAndHigh day="tomorrow" range={tomorrow} />
          {tomorrow.iconMessage && <span className="fact-sky ml-1.5">{tomorrow.iconMessage}</span>}
        </span>
      )}
    </p>
  );
}
