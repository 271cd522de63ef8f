import { OutfitItems } from '@/components/outfit/outfit-items';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { Bookmark } from '@/lib/contract/bookmark';

interface Props {
  /** The outfit to show; null while none is. */
  outfit: Bookmark['outfitImage'] | null;
  onClose: () => void;
}

/** A saved outfit, larger, with its clothes by name. */
export function BookmarkSheet({ outfit, onClose }: Props) {
  return (
    <Sheet open={outfit !== null} onClose={onClose} labelledBy="bookmark-title">
      {outfit && (
        <div className="flex flex-col gap-4 p-5 pt-4">
          <img
            src={outfit.metadata.presignedUrl}
            alt={outfit.metadata.alt}
            width={outfit.metadata.width}
            height={outfit.metadata.height}
            className="mx-auto aspect-4/5 max-h-[52dvh] w-auto max-w-full rounded-picture object-cover shadow-card"
          />
          <h2 id="bookmark-title" className="text-title font-bold">
            {outfit.title}
          </h2>
          <OutfitItems items={outfit.metadata.items} />
          <Button look="soft" onClick={onClose}>
            닫기
          </Button>
        </div>
      )}
    </Sheet>
  );
}
