import type { ReasonFacts, Span } from '../reason-facts';
import { formatSpan } from './outing';
import { actions } from './reason-actions';
import { causes } from './reason-causes';

/** The sentence that explains an outfit. */
export const reasons = {
  causes,
  actions,
  /** Composes the sentence of a cause and an action. The cause is empty if the headline above gives it. */
  compose: (day: ReasonFacts['day'], cause: string, action: string): string =>
    `${day === 'tomorrow' ? '내일은 ' : ''}${cause && `${cause}, `}${action}`,
  /** Length of two lines of a phone. Sentences that fit in every language are preferred. */
  mostCharacters: 50,
  /** The sentence of a day whose hours have passed, when the user may still mark what they wore. */
  past: (span: Span): string => `오늘은 ${formatSpan(span)}였어요. 입고 나갔다면 표시해 두세요.`,
  /** The sentence of an outfit that is chosen for the season, because the weather is unknown. */
  usual: (span: Span): string => `이맘때는 보통 ${formatSpan(span)}예요. 날씨를 받으면 다시 골라 드릴게요.`,
};
