import { CalendarDays } from '@/components/ui/icons';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useMessages } from '@/lib/client/language/messages';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { getWeekday } from '@/lib/domain/kst';
import { toShownDay } from '@/lib/domain/weather/forecast-day';

const DAYS = ['today', 'tomorrow'] as const;

const getLook = (isShown: boolean) => (isShown ? 'bg-accent text-on-accent' : 'text-on-paper');
const BUTTON = 'h-11 min-w-11 rounded-full px-2.5 text-note font-semibold transition-colors';

interface Props {
  shown: RequestedDay;
  onChoose: (day: RequestedDay) => void;
  /** Whether the strip of ten days is open. */
  isStripOpen?: boolean;
  onToggleStrip?: () => void;
}

/**
 * Switch between today, tomorrow and a day of the strip, in the picture's corner. Upright, so that it stays beside the
 * figure.
 */
export function DayChoice({ shown, onChoose, isStripOpen = false, onToggleStrip }: Props) {
  const { days } = useMessages('outfitCards');
  const isLater = toShownDay(shown) === 'later';
  return (
    <div
      role="group"
      aria-label={days.label}
      className="day-choice absolute top-3 left-7 flex rounded-full bg-paper shadow-sm"
    >
      {DAYS.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === shown}
          onClick={() => {
            playHapticTick();
            onChoose(day);
          }}
          className={`${BUTTON} ${getLook(day === shown)}`}
        >
          {days[day]}
        </button>
      ))}
      <button
        id={STRIP_BUTTON_ID}
        type="button"
        aria-label={isLater ? days.other(getWeekday(shown)) : days.more}
        aria-pressed={isLater}
        aria-expanded={isStripOpen}
        onClick={onToggleStrip}
        className={`${BUTTON} grid place-items-center ${getLook(isLater)}`}
      >
        {isLater ? <span>{days.weekdays[getWeekday(shown)]}</span> : <CalendarDays aria-hidden size={18} />}
      </button>
    </div>
  );
}

/** The button that opens the strip. It gets the focus when the strip closes. */
export const STRIP_BUTTON_ID = 'day-strip-button';
