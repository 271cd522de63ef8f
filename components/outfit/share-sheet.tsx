'use client';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useMessages } from '@/lib/client/language/messages';
import { shareOutfit, type ShownOutfit } from '@/lib/client/outfit/share-outfit';
import { CARD_SIZES, type CardShape } from '@/lib/contract/card-shapes';

const FORMATS = [
  { shape: 'story', ratio: '9:16' },
  { shape: 'tall', ratio: '4:5' },
  { shape: 'wide', ratio: '1.91:1' },
] as const satisfies readonly { shape: CardShape; ratio: string }[];

/** Height of the outlines of the formats, in pixels. */
const OUTLINE_PX = 28;

interface Props {
  shown: Omit<ShownOutfit, 'shape'>;
  /** Called with a promise that resolves when the outfit is shared. */
  onShare: (shared: Promise<void>) => void;
  onClose: () => void;
}

/** Asks in which format an outfit is shared, and shares it. */
export function ShareSheet({ shown, onShare, onClose }: Props) {
  const messages = useMessages('shareSheet');
  return (
    <Sheet open onClose={onClose} labelledBy="share-sheet">
      <div className="flex flex-col gap-2.5 px-5 pt-7 pb-5">
        <h2 id="share-sheet" className="mb-2 text-title font-bold">
          {messages.title}
        </h2>
        {FORMATS.map(({ shape, ratio }) => {
          const { width, height } = CARD_SIZES[shape];
          return (
            <Button
              key={shape}
              look="plain"
              className="justify-start"
              onClick={() => onShare(shareOutfit({ ...shown, shape }))}
            >
              <span className="grid w-14 place-items-center">
                <span
                  aria-hidden
                  className="rounded-[3px] border-2 border-current"
                  style={{ height: OUTLINE_PX, width: (OUTLINE_PX * width) / height }}
                />
              </span>
              <span className="flex-1 text-left">{messages.formats[shape]}</span>
              <span className="font-normal text-ink-2">{ratio}</span>
            </Button>
          );
        })}
      </div>
    </Sheet>
  );
}
