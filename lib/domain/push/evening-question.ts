import type { HourSpan } from '@/lib/contract/hour-spans';
import { kstEpochMs, type KstDate } from '../kst';
import { WORN_FROM_HOUR } from '../worn';

/** Most are home by then, and nobody is asleep. KST. */
const QUESTION_HOUR = 20;

/** When the evening asks about the outfit of a date, epoch ms. */
export const getQuestionDueMs = (date: KstDate): number => kstEpochMs(date, QUESTION_HOUR);

/** Whether a day's clothes have been out by then; who goes out in the evening is asked in the app, on the next day. */
export const isOutBeforeEvening = (spans: readonly HourSpan[] | null): boolean =>
  spans === null || spans.some(({ from }) => from < WORN_FROM_HOUR);

interface QuestionFacts {
  /** Of the outfit. */
  title: string;
  /** The person said that they wear it; else it is what the push told. */
  isMarked: boolean;
}

/** How the evening asks. What answers it, buttons or the app, the system decides: nothing in it speaks of them. */
export const composeQuestion = ({ title, isMarked }: QuestionFacts): { title: string; body: string } => ({
  title: '오늘 옷차림, 어땠어요?',
  body: isMarked
    ? `‘${title}’ 차림이 추웠는지 더웠는지 알려 주시면 다음 추천에 담을게요.`
    : `알려 드린 ‘${title}’ 차림으로 나가셨다면, 추웠는지 더웠는지 알려 주세요. 다음 추천에 담을게요.`,
});
