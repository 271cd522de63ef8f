'use client';

import { useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { toLanguageQuery } from '@/lib/contract/language';
import type { OutfitFile, OutfitList, TakeAlong } from '@/lib/contract/outfit';
import { Failure } from '@/components/ui/failure';
import { getLoadedMessages, useMessages } from '@/lib/client/language/messages';
import { useIsBookmarked } from '@/lib/client/outfit/bookmarks';
import {
  toBookmarkId,
  useToggleBookmark,
  usePendingBookmark,
  type BookmarkFailure,
} from '@/lib/client/outfit/change-bookmarks';
import { openDayStrip } from '@/lib/client/my-day/open-day-strip';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useMoreOutfits } from '@/lib/client/outfit/more-outfits';
import { useWornToday } from '@/lib/client/outfit/worn-today';
import { useOutfits, type OutfitRequest } from '@/lib/client/outfit/outfits';
import { useSharedOutfit } from '@/lib/client/outfit/shared-outfit';
import { useShownEffect } from '@/lib/client/outfit/shown-effect';
import { useStored } from '@/lib/client/storage/stored';
import { useViewer } from '@/lib/client/session/viewer';
import { showFailure } from '@/lib/client/api/show-failure';
import { repeatRequest } from '@/lib/domain/weather/forecast-day';
import { DayChoice } from './day-choice';
import { FeelingQuestion } from './feeling-question';
import { OutfitActions } from './outfit-actions';
import { OutfitCarousel } from './outfit-carousel';
import { OutfitDetails } from './outfit-details';
import type { Sharing } from './outfit-slide';
import { OutfitsEnd } from './outfits-end';
import { OutfitsSkeleton } from './outfits-skeleton';
import { OutfitCaption } from './outfit-caption';

function showBookmarkFailure({ bookmarked, error }: BookmarkFailure): void {
  const { saveFailed, removeFailed } = getLoadedMessages('outfitCards');
  showFailure(error, bookmarked ? saveFailed : removeFailed);
}

const scrollToOutfits = () =>
  document.getElementById('outfits')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });

interface Props extends OutfitRequest {
  /** Time at which the server rendered the page. */
  renderedAtMs: number;
  /** Outfit of a shared link, which is shown first; null without one. */
  sharedOutfitId?: string | null;
  /** Renders what stands above the outfits, for the day that they are for. */
  renderAbove: (day: RequestedDay) => ReactNode;
  /** Renders the strip of ten days. */
  renderStrip?: (shown: RequestedDay, onClose: () => void) => ReactNode;
  /** Renders the line below the reason. */
  line?: (shown: OutfitList | undefined) => ReactNode;
  onDay: (day: RequestedDay) => void;
  /** Returns the user's name for another cell of the day. */
  getCellName?: (cell: string) => string | undefined;
  below: ReactNode;
  onView: (outfitId: string) => void;
  /** Undefined if outfits cannot be shared. */
  sharing?: Sharing;
}

/** Outfits for one place, category and gender, with the details of the one in front. */
export function Outfits(props: Props) {
  const {
    renderAbove,
    renderStrip,
    below,
    line,
    renderedAtMs,
    getCellName,
    onDay,
    onView,
    sharing,
    sharedOutfitId = null,
    ...choice
  } = props;
  const messages = useMessages('outfitCards');
  const { shownEffects } = useMessages('feelings');
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useOutfits(choice);
  const effect = useShownEffect(choice, isPlaceholderData ? undefined : data);
  const { isMember, known } = useViewer();
  const [index, setIndex] = useIndex(
    `${known?.id} ${choice.categoryId} ${choice.gender} ${choice.without} ${data?.date} ${sharedOutfitId}`,
  );
  const shared = useSharedOutfit(choice, sharedOutfitId, isPlaceholderData ? undefined : data);
  const { open } = useLoginPrompt();
  const isBookmarked = useIsBookmarked(isMember);
  const toggleBookmark = useToggleBookmark(showBookmarkFailure);
  usePendingBookmark(isMember, showBookmarkFailure);
  const further = useMoreOutfits(choice, isPlaceholderData ? undefined : data);
  const isStripOpen = useStored(openDayStrip) !== null;
  const closeStrip = () => openDayStrip.write(null);
  const shownDay = data ? repeatRequest(data) : (choice.day ?? 'today');
  const dayChoice = {
    onChoose: onDay,
    isStripOpen,
    onToggleStrip: () => (isStripOpen ? closeStrip() : openDayStrip.write(true)),
  };
  const worn = useWornToday(data?.date, renderedAtMs);

  const listed = data?.fileMetadata ?? [];
  const first = shared ? [shared, ...listed.filter(({ id }) => id !== shared.id)] : listed;
  const later = further.outfits.filter(({ id }) => first.every((outfit) => outfit.id !== id));
  // Unchanged outfits keep their identity, so that their slides do not render again.
  const outfits = [...first, ...later].map((outfit) =>
    isBookmarked(outfit.id) ? { ...outfit, bookmarked: true } : outfit,
  );
  // For members, one index further is the end slide. Later pages are no longer loaded after a visit to another screen.
  const shown = isMember && index === outfits.length ? index : Math.min(index, outfits.length - 1);
  const show = (next: number) => {
    if (!isMember) return open('carousel');
    setIndex(next);
    if (next === outfits.length - 1) further.prefetch();
    if (next === outfits.length) further.loadMore();
  };
  const onToggleBookmark = useCallback(
    (outfit: OutfitFile) => {
      if (isMember) toggleBookmark(outfit, !outfit.bookmarked);
      else open('bookmark', { pictureId: toBookmarkId(outfit) });
    },
    [isMember, toggleBookmark, open],
  );
  const current = outfits[shown];
  const remaining = data?.left && data.left !== 'enough' ? messages.remaining[data.left] : null;
  const note = effect ? shownEffects[effect] : remaining;
  const viewedId = current?.id;
  const [highlighted, highlight] = useHighlight(viewedId);
  // A view counts however the outfit came to the front.
  useEffect(() => {
    if (viewedId !== undefined) onView(viewedId);
  }, [viewedId, onView]);

  // The picture responds at once, the details render when there is time.
  const details = useDeferredValue(
    current && (
      <OutfitDetails
        outfit={current.metadata}
        getCellName={getCellName}
        highlighted={highlighted}
        onHighlight={highlight}
      />
    ),
  );

  return (
    <>
      <div className="first-screen">
        {renderAbove(shownDay)}
        <div id="outfits" role="tabpanel" aria-labelledby={`category-${choice.categoryId}`} className="answer">
          {isPending || (sharedOutfitId !== null && shared === undefined && data) ? (
            <OutfitsSkeleton />
          ) : !data || outfits.length === 0 ? (
            <div className={choice.day ? 'relative pt-18' : undefined}>
              {/* Users who chose the other day need a way back. */}
              {choice.day && <DayChoice {...dayChoice} shown={choice.day} />}
              <Failure
                title={messages.failed}
                detail={messages.failedDetail}
                onRetry={() => void refetch()}
                busy={isFetching}
              />
            </div>
          ) : (
            <>
              <OutfitCarousel
                outfits={outfits}
                index={shown}
                highlighted={highlighted}
                corner={<DayChoice {...dayChoice} shown={repeatRequest(data)} />}
                end={isMember && <OutfitsEnd further={further} count={outfits.length} onBackToFirst={() => show(0)} />}
                mayMove={isMember}
                sharing={sharing}
                onMove={(direction) => show(shown + direction)}
                onToggleBookmark={onToggleBookmark}
              />
              <OutfitCaption
                outfit={current?.metadata ?? { title: messages.others, reason: '' }}
                day={data.day}
                date={data.date}
                note={shown > 0 ? null : shared === null ? messages.notSuitable : note}
                line={line?.(isPlaceholderData ? undefined : data)}
              />
            </>
          )}
        </div>
      </div>
      {isStripOpen && renderStrip?.(shownDay, closeStrip)}
      <div className="answer-details">
        {current && data && (
          <FeelingQuestion
            front={{
              outfitId: current.id,
              title: current.metadata.title,
              ...toLanguageQuery(choice.language),
              date: data.date,
              cell: choice.cell,
              categoryId: choice.categoryId,
              ...(choice.hours && { hours: choice.hours }),
              ...(current.metadata.told && { told: current.metadata.told }),
            }}
          />
        )}
        {outfits.length > 0 && (
          <OutfitActions
            isWorn={current ? worn.isWorn(current.id) : null}
            onWear={() => current && data && worn.toggle(current, choice, data.feelsLikeRange)}
            onOther={() => {
              show(outfits.length);
              scrollToOutfits();
            }}
          />
        )}
        {current && details ? details : (isPending || current) && <DetailsSpace />}
        {below}
      </div>
    </>
  );
}

/** Keeps what stands below the details out of sight until they are rendered, so that it does not move into view. */
const DetailsSpace = () => <div className="h-svh" />;

/** The last outfit in front, to which the user returns from another screen. Only the browser sets it. */
let lastFront = { choice: '', index: 0 };

/** Index of the outfit in front. It restarts at 0 when the choice or its user changes. */
function useIndex(choice: string): [number, (index: number) => void] {
  const [front, setFront] = useState(lastFront);
  const show = (index: number) => {
    lastFront = { choice, index };
    setFront(lastFront);
  };
  return [front.choice === choice ? front.index : 0, show];
}

/** Item highlighted in an outfit's picture. Highlighting scrolls to the picture; another outfit has no highlight. */
function useHighlight(outfitId: string | undefined): [TakeAlong | null, (piece: TakeAlong | null) => void] {
  const [light, setLight] = useState<{ outfitId?: string; piece: TakeAlong | null }>({ piece: null });
  const show = (piece: TakeAlong | null) => {
    setLight({ outfitId, piece });
    if (piece) scrollToOutfits();
  };
  return [light.outfitId === outfitId ? light.piece : null, show];
}
