import type { CategoryId } from '@/lib/contract/category';
import { getScheduledDay } from '@/lib/domain/my-day/schedule';
import { composeQuestion, isOutBeforeEvening } from '@/lib/domain/push/evening-question';
import { getPictureTitle } from '@/lib/domain/recommendation/picture-title';
import { getMessages } from '@/lib/messages/get-messages';
import { AFTER_DAILY_MS, type PushKindRecord } from '../push-kind';
import { enrolQuestions } from './enrol-questions';

/** The evening question: how did the outfit feel that the user wore today? */
export const questionPush: PushKindRecord = {
  enrolDelayMs: AFTER_DAILY_MS,
  enrol: enrolQuestions,
  // Not wanted any more if the user has given feedback since, or goes out only in the evening.
  isWanted: ({ setting, schedule, lastFeedbackDate }, { date }) =>
    setting.questionEnabled &&
    setting.openedDate === date &&
    (lastFeedbackDate ?? '') < date &&
    isOutBeforeEvening(getScheduledDay(schedule, date).spans),
  /** Asks about the outfit that the user marked as worn, else about the one of the opened push; null if that is unknown. */
  async compose({ setting, schedule, worn, audience }, { date }, { outfits, pictures, clock }) {
    const mark = worn.find((each) => each.date === date);
    const outfit = outfits.find(({ id }) => id === (mark?.outfitId ?? setting.openedOutfitId));
    if (!outfit) return null;
    // Safe: only ids that the contract allows are written.
    const categoryId =
      mark?.categoryId ?? getScheduledDay(schedule, date).categoryId ?? (setting.categoryId as CategoryId);
    const messages = getMessages(audience.language);
    const text = composeQuestion(
      { title: getPictureTitle({ id: outfit.id, outfit }, messages), isMarked: mark !== undefined },
      messages,
    );
    return {
      notification: { ...text, image: await pictures.getUrl(outfit.id, clock()) },
      categoryId,
      link: `/home?category=${categoryId}&ask=${date}.${outfit.id}`,
      about: { outfitId: outfit.id, date },
      asks: 'feeling',
    };
  },
};
