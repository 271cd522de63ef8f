'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { CalendarDays } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/sheet';
import { SheetTitle } from '@/components/ui/sheet-title';
import { useMessages } from '@/lib/client/language/messages';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import { saveEvent } from '@/lib/client/outfit/save-event';
import { shareOutfit, type ShownOutfit } from '@/lib/client/outfit/share-outfit';
import type { ShareOutcome } from '@/lib/client/sharing/share-file';
import { midTermWeatherQuery } from '@/lib/client/weather/queries';
import { GENDERS } from '@/lib/contract/gender';
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
  /** True if the picture came too late for the first tap. */
  isReady?: boolean;
  /** Called with a promise that resolves when the outfit is shared. */
  onShare: (shared: Promise<ShareOutcome | void>) => void;
  onClose: () => void;
}

/** Asks in which format an outfit is shared, and shares it. */
export function ShareSheet({ shown, isReady = false, onShare, onClose }: Props) {
  const messages = useMessages('shareSheet');
  return (
    <Sheet open onClose={onClose} labelledBy="share-sheet">
      <div className="flex flex-col gap-2.5 px-5 pt-7 pb-5">
        <SheetTitle id="share-sheet" note={isReady ? messages.outcomes.again : null}>
          {messages.title}
        </SheetTitle>
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
        <AddToCalendar shown={shown} onSave={onShare} />
      </div>
    </Sheet>
  );
}

/** Downloads the day with its outfit as a calendar event. Nothing for an outfit that is not among the first ones. */
function AddToCalendar({ shown, onSave }: Pick<Props, 'shown'> & { onSave: Props['onShare'] }) {
  const messages = useMessages('shareSheet');
  const { language, place, categoryId, gender, hours, outfitId } = shown;
  const { data: days } = useQuery(midTermWeatherQuery(place.cell, language));
  const client = useQueryClient();
  const lists = GENDERS.map((each) => client.getQueryData(outfitsQuery({ ...shown, gender: each }).queryKey));
  const list = lists.find((each) => each?.fileMetadata.some(({ id }) => id === outfitId));
  const outfit = list?.fileMetadata.find(({ id }) => id === outfitId);
  if (!list || !outfit) return null;
  const day = days?.forecasts.find(({ forecastDate }) => forecastDate === list.date);
  const { minTemperature: low = null, maxTemperature: high = null } = day ?? {};
  const range = low === null || high === null ? null : { low, high };
  const id = `${gender ?? 'any'}-${categoryId}`;
  return (
    <Button
      look="plain"
      className="justify-start"
      onClick={() => onSave(saveEvent(id, { list, outfit, hours: hours || undefined, range }))}
    >
      <span className="grid w-14 place-items-center">
        <CalendarDays aria-hidden size={24} />
      </span>
      <span className="flex-1 text-left">{messages.addToCalendar}</span>
    </Button>
  );
}
