import type { CategoryId } from '@/lib/contract/category';
import { getWeekday } from '@/lib/domain/kst';
import { composeQuestion, isOutBeforeEvening } from '@/lib/domain/push/evening-question';
import type { Claim } from '../claims';
import type { ComposeTools, PushContent } from '../compose-content';
import type { Recipient } from '../recipients';

/**
 * What somebody is asked in the evening: about what they said to wear, else about what the push told that they opened.
 * Null where there is nothing to ask: they answered or switched it off meanwhile, or go out in the evening.
 */
export async function composeQuestionContent(
  { setting, week, worn, lastFeedbackDate }: Recipient,
  { date }: Claim,
  { outfits, pictures, clock }: Pick<ComposeTools, 'outfits' | 'pictures' | 'clock'>,
): Promise<PushContent | null> {
  const day = week?.[getWeekday(date)];
  const isAsked = setting.questionEnabled && setting.openedDate === date && (lastFeedbackDate ?? '') < date;
  if (!isAsked || !isOutBeforeEvening(day?.spans ?? null)) return null;
  const mark = worn.find((each) => each.date === date);
  const outfit = outfits.find(({ id }) => id === (mark?.outfitId ?? setting.openedOutfitId));
  if (!outfit) return null;
  // Only what the contract allows is ever written.
  const said = day?.categoryId ?? (setting.categoryId as CategoryId);
  return {
    ...composeQuestion({ title: outfit.title, isMarked: mark !== undefined }),
    image: await pictures.address(outfit.id, clock()),
    about: { outfitId: outfit.id, date, categoryId: mark?.categoryId ?? said },
  };
}
