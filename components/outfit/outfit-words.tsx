import type { OutfitList, OutfitMetadata } from '@/lib/contract/outfit';

/** Under the picture: what it is and why, in two lines. */
export function OutfitWords({ outfit, day }: { outfit: OutfitMetadata; day: OutfitList['day'] }) {
  return (
    <div className="px-5 pt-3">
      <h2 className="text-heading font-bold">
        {day === 'tomorrow' && <span className="text-accent-text">내일은 </span>}
        {outfit.title}
      </h2>
      <p className="mt-0.5 text-label text-ink-2">{outfit.reason}</p>
    </div>
  );
}
