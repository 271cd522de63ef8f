import { Bookmark } from 'lucide-react';
import { playHapticTick } from '@/lib/client/interaction/haptics';

interface Props {
  title: string;
  bookmarked: boolean;
  onToggle: () => void;
}

export function BookmarkButton({ title, bookmarked, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={bookmarked}
      aria-label={`${title} 저장`}
      onClick={() => {
        playHapticTick();
        onToggle();
      }}
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-paper text-on-paper shadow-sm transition-transform active:scale-90"
    >
      <Bookmark aria-hidden size={21} className={bookmarked ? 'fill-accent text-accent' : ''} />
    </button>
  );
}
