import { Share2 } from 'lucide-react';
import { playHapticTick } from '@/lib/client/interaction/haptics';

interface Props {
  title: string;
  /** Whether the shared picture is being created. */
  busy: boolean;
  onShare: () => void;
}

export function ShareButton({ title, busy, onShare }: Props) {
  return (
    <button
      type="button"
      aria-label={`${title} 공유`}
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
