'use client';

import { OutfitItems } from '@/components/outfit/outfit-items';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import { useMessages } from '@/lib/client/language/messages';
import type { Bookmark } from '@/lib/contract/bookmark';
import { formatSuitableRange } from '@/lib/domain/weather/suitable-range';

interface Props {
  outfit: Bookmark['outfitImage'] | null;
  onClose: () => void;
}

/** Larger view of a saved outfit with its items. */
export function BookmarkSheet({ outfit, onClose }: Props) {
  const messages = useMessages('bookmarks');
  const suitableRange = useMessages('suitableRange');
  const weather = outfit && formatSuitableRange(outfit.metadata.suits, suitableRange);
  return (
    <Sheet open={outfit !== null} onClose={onClose} labelledBy="bookmark-title">
      {outfit && (
        <div className="flex flex-col gap-4 p-5 pt-4">
          <Picture
            picture={outfit.metadata}
            sizes="min(90vw, 42dvh)"
            alt={outfit.metadata.alt}
            className="mx-auto aspect-4/5 max-h-[52dvh] w-auto max-w-full rounded-picture object-cover shadow-card"
          />
          <div>
            <h2 id="bookmark-title" className="text-title font-bold">
              {outfit.title}
            </h2>
            {weather && <p className="tabular text-label text-ink-2">{messages.suits(weather)}</p>}
          </div>
          <OutfitItems items={outfit.metadata.items} />
          <Button look="soft" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
