import { RotateCw } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';

interface Props {
  busy: boolean;
  onRetry: () => void;
}

/** Replaces the categories if they cannot be loaded. The daily outfit is shown all the same. */
export function CategoriesFailure({ busy, onRetry }: Props) {
  const { categoriesFailed } = useMessages('outfitCards');
  return (
    <div role="alert">
      <button
        type="button"
        disabled={busy}
        onClick={onRetry}
        className="flex min-h-11 items-center gap-1.5 text-label font-semibold text-accent-text disabled:opacity-50"
      >
        <RotateCw aria-hidden size={16} className={busy ? 'animate-spin' : ''} />
        <span>{categoriesFailed}</span>
      </button>
    </div>
  );
}
