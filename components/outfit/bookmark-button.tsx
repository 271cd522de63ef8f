import { Bookmark } from '@/components/ui/icons';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  title: string;
  bookmarked: boolean;
  onToggle: () => void;
}

export function BookmarkButton({ title, bookmarked, onToggle }: Props) {
  const messages = useMessages('outfitCards');
  return (
    <button
      type="button"
      aria-pressed={bookmarked}
      aria-label={messages.save(title)}
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
