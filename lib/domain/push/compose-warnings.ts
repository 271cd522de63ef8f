import type { Messages } from '@/lib/messages/messages';
import { identifyHazard } from '../weather/warning-name';
import type { WarningChange } from './warnings';

export interface WarningFacts {
  /** At least one change, most severe first. */
  changes: readonly WarningChange[];
  /** Names of the sigungu of the first change, for example 강남구: that of the alarm first, if it is one of them. */
  placeNames: readonly string[];
  /** True if none of them is that of the alarm. */
  isElsewhere?: boolean;
}

/**
 * Returns the text of a push about weather warnings: the most severe change with advice, then the other changes. The title,
 * which other people may see on a locked phone, names no place but that of the alarm; the body names it.
 */
export function composeWarnings(
  { changes, placeNames, isElsewhere = false }: WarningFacts,
  { warnings }: Pick<Messages, 'warnings'>,
): { title: string; body: string } {
  const [first, ...others] = changes.map(({ hazard, before, now }) => ({ ...identifyHazard(hazard), before, now }));
  if (!first) throw new RangeError('composeWarnings: no change');
  const [name, ...further] = placeNames;
  const title = warnings.formatTitle(first, name ? { name, furtherCount: further.length } : null);
  const body = warnings.formatBody(first, others);
  return isElsewhere ? { title: warnings.formatTitle(first, null), body: `${title}\n${body}` } : { title, body };
}
