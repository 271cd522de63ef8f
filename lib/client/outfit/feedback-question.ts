'use client';

import { useEffect, useState } from 'react';
import { addDays, kstDate } from '@/lib/domain/kst';
import { getLastWornDate } from '@/lib/domain/worn';
import { useOutfitTitles, type TitledOutfit } from '../clothes/outfit-titles';
import { useWorn } from '../clothes/worn';
import { useMessages } from '../language/messages';
import { useViewer } from '../session/viewer';
import { stored, useStored } from '../storage/stored';
import { useLinkedOutfit } from './linked-outfit';
import type { FeedbackSubject } from './own-comfort';

/** An outfit that the user saw. The one shown last on a day is assumed to be worn if nothing else is known. */
export type SeenOutfit = FeedbackSubject & TitledOutfit;

/** Outfits seen today and yesterday, for each user of this browser. */
const seenOutfits = stored<(SeenOutfit & { userId: string })[]>('local', 'seen-outfits');

function remember(outfit: SeenOutfit, userId: string): void {
  const { date } = outfit;
  const all = seenOutfits.read() ?? [];
  const others = all.filter(
    (seen) => seen.date === addDays(date, -1) || (seen.date === date && seen.userId !== userId),
  );
  seenOutfits.write([{ ...withFirstTold(outfit, all, userId), userId }, ...others]);
}

/** Returns an outfit as it was recommended first on its day: later on the same day, fewer hours are ahead. */
function withFirstTold<Outfit extends FeedbackSubject>(
  outfit: Outfit,
  seen: readonly (SeenOutfit & { userId: string })[] | null,
  userId: string,
): Outfit {
  const first = seen?.find(
    (each) => each.userId === userId && each.date === outfit.date && each.outfitId === outfit.outfitId,
  );
  return first?.told ? { ...outfit, told: first.told } : outfit;
}

/** Returns how an outfit was first recommended to the member on a date; undefined if it has not been seen. */
export const findFirstTold = (outfit: Pick<FeedbackSubject, 'outfitId' | 'date'>): string | undefined =>
  seenOutfits.read()?.find(({ outfitId, date }) => outfitId === outfit.outfitId && date === outfit.date)?.told;

export interface FeedbackQuestion {
  worn: FeedbackSubject;
  /** Names the outfit if it is not the one on screen. */
  question: string;
}

/**
 * Returns the question about a worn outfit: of today from 17:00 on, of yesterday before. It asks about the outfit that
 * the member marked as worn, else the one in the opened push, else the one seen last. Returns null for visitors, and if
 * no outfit is known for that day.
 * @param front the outfit on screen.
 */
export function useFeedbackQuestion(front: SeenOutfit): FeedbackQuestion | null {
  const { profile, isMember } = useViewer();
  const [nowMs] = useState(() => Date.now());
  const seen = useStored(seenOutfits);
  const marks = useWorn();
  const linked = useLinkedOutfit();
  const messages = useMessages('feelings');
  const today = kstDate(nowMs);
  const askedDate = getLastWornDate(nowMs);
  const mark = marks.find((each) => each.date === askedDate);
  const userId = isMember ? profile?.id : undefined;
  const { outfitId, date } = front;
  // Synchronises browser storage with the screen, for the question in the evening.
  useEffect(() => {
    if (userId && date === today) remember(front, userId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new object for the same outfit must not run the effect again
  }, [userId, outfitId, date, today]);

  const last = seen?.find((each) => each.userId === userId && each.date === askedDate);
  const getTitle = useOutfitTitles([mark, last]);

  if (!userId) return null;
  const day = askedDate === today ? 'today' : 'yesterday';
  const isFront = (worn: { outfitId: string }) => date === askedDate && worn.outfitId === outfitId;
  if (mark && !isFront(mark))
    return { worn: { ...mark, cell: mark.cell ?? front.cell }, question: messages.askWorn(day, getTitle(mark)) };
  if (!mark && linked?.date === askedDate && !isFront(linked)) return { worn: linked, question: messages.askTold(day) };
  if (date === askedDate) return { worn: withFirstTold(front, seen, userId), question: messages.askFront };
  return last ? { worn: last, question: messages.askWorn(day, getTitle(last)) } : null;
}
