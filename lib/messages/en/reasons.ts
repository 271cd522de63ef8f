import type { Span } from '../reason-facts';
import type { Messages } from '../messages';
import { capitalise } from './capitalise';
import { formatSpan } from './outing';
import { actions } from './reason-actions';
import { createCauses } from './reason-causes';
import type { Units } from './units';

/** 'between 3° and 12°', or '3°'. */
const formatBetween = (span: Span, units: Units): string =>
  span.lowC === span.highC
    ? formatSpan(span, units)
    : `between ${units.degrees(span.lowC)} and ${units.degrees(span.highC)}`;

export const createReasons = (units: Units): Messages['reasons'] => ({
  causes: createCauses(units),
  actions,
  compose: (day, cause, action) => {
    const sentence = `${cause && `${cause}, so `}${action}.`;
    return day === 'tomorrow' ? `Tomorrow: ${sentence}` : capitalise(sentence);
  },
  mostCharacters: 98,
  past: (span) => `It was ${formatBetween(span, units)} today. If you went out in this outfit, mark it.`,
  usual: (span) =>
    `At this time of year it is usually ${formatBetween(span, units)}. We will choose again when the weather is known.`,
});
