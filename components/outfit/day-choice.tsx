import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useMessages } from '@/lib/client/language/messages';
import type { OutfitList } from '@/lib/contract/outfit';

type Day = OutfitList['day'];

const DAYS = ['today', 'tomorrow'] as const;

interface Props {
  shown: Day;
  onChoose: (day: (typeof DAYS)[number]) => void;
}

/** Switch between today and tomorrow in the picture's corner, upright so that it stays beside the figure. */
export function DayChoice({ shown, onChoose }: Props) {
  const { days } = useMessages('outfitCards');
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
          className={`h-11 min-w-11 rounded-full px-2.5 text-note font-semibold transition-colors ${
            day === shown ? 'bg-accent text-on-accent' : 'text-on-paper'
          }`}
        >
          {days[day]}
        </button>
      ))}
    </div>
  );
}
