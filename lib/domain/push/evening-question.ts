import type { HourSpan } from '@/lib/contract/hour-spans';
import type { Messages } from '@/lib/messages/messages';
import { kstEpochMs, type KstDate } from '../kst';
import { WORN_FROM_HOUR } from '../worn';

/** Hour in KST. Most users are at home by then and still awake. */
const QUESTION_HOUR = 20;

/** Returns the time of the evening question about a date's outfit, in epoch ms. */
export const getQuestionDueMs = (date: KstDate): number => kstEpochMs(date, QUESTION_HOUR);

/**
 * Returns whether the user was out before the evening. A user who goes out later gets the question in the app the next
 * day.
 */
export const isOutBeforeEvening = (spans: readonly HourSpan[] | null): boolean =>
  spans === null || spans.some(({ from }) => from < WORN_FROM_HOUR);

interface QuestionFacts {
  title: string;
  /** Whether the user marked the outfit as worn. If not, it is the outfit of the push. */
  isMarked: boolean;
}

/** Returns the text of the evening question. It mentions no buttons, because not every system shows them. */
export const composeQuestion = (
  { title, isMarked }: QuestionFacts,
  { questionPush }: Pick<Messages, 'questionPush'>,
): { title: string; body: string } => ({
  title: questionPush.title,
  body: isMarked ? questionPush.formatMarkedBody(title) : questionPush.formatRecommendedBody(title),
});
