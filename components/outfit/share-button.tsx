import { Share2 } from '@/components/ui/icons';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  title: string;
  /** Whether the shared picture is being created. */
  busy: boolean;
  onShare: () => void;
}

export function ShareButton({ title, busy, onShare }: Props) {
  const { sharing } = useMessages('outfitCards');
  return (
    <button
      type="button"
      aria-label={sharing.share(title)}
      aria-busy={busy}
      onClick={() => {
        playHapticTick();
        onShare();
      }}
      className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper text-on-paper shadow-sm transition-transform active:scale-90"
    >
      <Share2 aria-hidden size={20} className={busy ? 'animate-pulse' : ''} />
    </button>
  );
}
