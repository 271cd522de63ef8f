import { Check, Shirt } from '@/components/ui/icons';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useMessages } from '@/lib/client/language/messages';

const ACTION =
  'flex min-h-11 min-w-fit flex-1 items-center justify-center gap-1.5 rounded-control px-2 text-label font-semibold transition-colors active:opacity-80';

interface Props {
  /** Whether the user wears this outfit today, null if it is not for today. */
  isWorn: boolean | null;
  onWear: () => void;
  onOther: () => void;
}

/** Actions for the outfit in front: wear it today, or show others. */
export function OutfitActions({ isWorn, onWear, onOther }: Props) {
  const { wear, others } = useMessages('outfitCards');
  return (
    <div className="flex flex-wrap gap-2 px-4 pt-3">
      {isWorn !== null && (
        <button
          type="button"
          aria-pressed={isWorn}
          onClick={() => {
            playHapticTick();
            onWear();
          }}
          className={`${ACTION} ${isWorn ? 'bg-accent text-on-accent' : 'bg-card text-ink shadow-card'}`}
        >
          <Check aria-hidden size={17} className="flex-none" />
          <span>{wear}</span>
        </button>
      )}
      <button type="button" onClick={onOther} className={`${ACTION} bg-card text-ink shadow-card`}>
        <Shirt aria-hidden size={17} className="flex-none" />
        <span>{others}</span>
      </button>
    </div>
  );
}
