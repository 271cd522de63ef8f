'use client';

import { useEffect, useState } from 'react';
import { addDays, kstDate } from '@/lib/domain/kst';
import { getLastWornDate } from '@/lib/domain/worn';
import { useWorn } from '../clothes/worn';
import { useViewer } from '../session/viewer';
import { stored, useStored } from '../storage/stored';
import { useLinkedOutfit } from './linked-outfit';
import type { FeedbackSubject } from './own-comfort';

/** An outfit as a person had it before them; what was last in front on a day is taken for what was worn. */
export interface SeenOutfit extends FeedbackSubject {
  title: string;
}

/** Today's and yesterday's, with whose they are: a browser may have several people. */
const seenOutfits = stored<(SeenOutfit & { userId: string })[]>('local', 'seen-outfits');

function remember(outfit: SeenOutfit, userId: string): void {
  const { date } = outfit;
  const others = (seenOutfits.read() ?? []).filter(
    (seen) => seen.date === addDays(date, -1) || (seen.date === date && seen.userId !== userId),
  );
  seenOutfits.write([{ ...outfit, userId }, ...others]);
}

/** What a person is asked about. */
export interface FeedbackQuestion {
  worn: FeedbackSubject;
  /** '오늘 이 옷차림 어땠어요?', or by its title where another one is in front. */
  question: string;
}

/**
 * Which outfit a member is asked about: today's from five in the afternoon on, yesterday's before, also where it is no
 * longer shown; the one that they said to have worn before the one that a notification asks about, and both before the one
 * that was in front. Null for visitors, and where nothing is known of that day.
 */
export function useFeedbackQuestion(front: SeenOutfit): FeedbackQuestion | null {
  const { profile, isMember } = useViewer();
  const [nowMs] = useState(() => Date.now());
  const seen = useStored(seenOutfits);
  const marks = useWorn();
  const linked = useLinkedOutfit();
  const today = kstDate(nowMs);
  const userId = isMember ? profile?.id : undefined;
  const { outfitId, date } = front;
  // The browser remembers it for the time when it will have been worn.
  useEffect(() => {
    if (userId && date === today) remember(front, userId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new object of the same outfit is nothing new
  }, [userId, outfitId, date, today]);

  if (!userId) return null;
  const asked = getLastWornDate(nowMs);
  const day = asked === today ? '오늘' : '어제';
  const mark = marks.find((each) => each.date === asked);
  const isFront = (worn: { outfitId: string }) => date === asked && worn.outfitId === outfitId;
  if (mark && !isFront(mark))
    return { worn: { ...mark, cell: mark.cell ?? front.cell }, question: `${day} ‘${mark.title}’ 차림은 어땠어요?` };
  if (!mark && linked?.date === asked && !isFront(linked))
    return { worn: linked, question: `알려 드린 ${day} 옷차림은 어땠어요?` };
  if (date === asked) return { worn: front, question: '오늘 이 옷차림 어땠어요?' };
  const worn = seen?.find((each) => each.userId === userId && each.date === asked);
  return worn ? { worn, question: `${day} ‘${worn.title}’ 차림은 어땠어요?` } : null;
}
