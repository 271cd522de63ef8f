import type { Span } from '../reason-facts';
import type { Messages } from '../messages';
import { capitalise } from './capitalise';
import { formatDegrees, formatSpan } from './outing';
import { actions } from './reason-actions';
import { causes } from './reason-causes';

/** 'between 3° and 12°', or '3°'. */
const between = (span: Span): string =>
  span.lowC === span.highC ? formatSpan(span) : `between ${formatDegrees(span.lowC)} and ${formatDegrees(span.highC)}`;

export const reasons: Messages['reasons'] = {
  causes,
  actions,
  compose: (day, cause, action) => `${day === 'tomorrow' ? `Tomorrow: ${cause}` : capitalise(cause)}, so ${action}.`,
  mostCharacters: 98,
  past: (span) => `It was ${between(span)} today. If you went out in this outfit, mark it.`,
  usual: (span) =>
    `At this time of year it is usually ${between(span)}. We will choose again when the weather is known.`,
};
