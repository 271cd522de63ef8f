import { DEFERRED_ATTRIBUTE, FIRST_PAINT_ID } from '@/lib/contract/worker';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { LAST_OUTFIT_SLOT } from '@/lib/client/outfit/last-outfit-slot';
import { SLIDE_SIZES } from '@/lib/client/outfit/picture-sources';

export function OutfitsSkeleton() {
  const { choosing } = useMessages('outfitCards');
  return (
    <>
      <div id={FIRST_PAINT_ID} role="status" aria-label={choosing} className="picture-place flex pl-4">
        <div className="picture-crop relative flex w-[90%] overflow-hidden rounded-picture">
          <Skeleton className="w-full rounded-picture" />
          {/* The splash's script sets the sources, if this browser has outfits of an earlier visit. Without them browsers
              would draw the sign of a broken picture. */}
          <img
            id={LAST_OUTFIT_SLOT}
            alt=""
            sizes={SLIDE_SIZES}
            suppressHydrationWarning
            className="cropped-picture [&:not([srcset])]:hidden"
          />
        </div>
      </div>
      <div
        {...{ [DEFERRED_ATTRIBUTE]: '' }}
        className="answer-words px-5 pt-3 pb-2 low:pt-2 short:pb-1 short:max-[359px]:pt-1.5"
      >
        <Skeleton className="h-6 w-1/2" />
        <div className="h-[3.875rem] pt-2 short:h-[2.625rem]">
          <Skeleton className="h-8 w-4/5" />
        </div>
      </div>
    </>
  );
}
