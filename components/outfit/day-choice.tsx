import { playHapticTick } from '@/lib/client/interaction/haptics';
import type { OutfitList } from '@/lib/contract/outfit';

type Day = OutfitList['day'];

const DAYS: readonly { day: Day; name: string }[] = [
  { day: 'today', name: '오늘' },
  { day: 'tomorrow', name: '내일' },
];

interface Props {
  shown: Day;
  onChoose: (day: Day) => void;
}

/** Switch between today and tomorrow in the picture's corner. */
export function DayChoice({ shown, onChoose }: Props) {
  return (
    <div role="group" aria-label="어느 날" className="absolute top-3 left-8 flex rounded-full bg-paper shadow-sm">
      {DAYS.map(({ day, name }) => (
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
          {name}
        </button>
      ))}
    </div>
  );
}
