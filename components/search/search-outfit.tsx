import { Picture } from '@/components/ui/picture';
import { OutfitItems } from '@/components/outfit/outfit-items';
import type { OutfitItem } from '@/lib/contract/outfit';
import type { PictureSources } from '@/lib/client/outfit/picture-sources';

interface Props {
  /** Whom the outfit is for. */
  label: string;
  outfit: {
    picture: PictureSources & { width: number; height: number };
    title: string;
    alt: string;
    reason?: string;
    items: OutfitItem[];
  };
  /** Whether the picture is in sight when the page opens. */
  isFirst: boolean;
}

/** An outfit with its picture, clothes and, for a day's weather, the reason. */
export function SearchOutfit({ label, outfit: { picture, title, alt, reason, items }, isFirst }: Props) {
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-card bg-card shadow-card">
      <Picture
        picture={picture}
        sizes="(min-width: 480px) 220px, 46vw"
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[4/5] w-full object-cover"
      />
      <div className="flex flex-col gap-2 p-3.5">
        <p className="text-note font-semibold text-accent-text">{label}</p>
        <h3 className="text-body font-bold">{title}</h3>
        {reason && <p className="text-label text-ink-2">{reason}</p>}
        <OutfitItems items={items} />
      </div>
    </article>
  );
}
