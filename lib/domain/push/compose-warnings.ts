import type { Messages } from '@/lib/messages/messages';
import { identifyHazard } from '../weather/warning-name';
import type { WarningChange } from './warnings';

export interface WarningFacts {
  /** At least one change, most severe first. */
  changes: readonly WarningChange[];
  /** Names of the sigungu of the first change, for example 강남구. */
  placeNames: readonly string[];
}

/** Returns the text of a push about weather warnings: the most severe change with advice, then the other changes. */
export function composeWarnings(
  { changes, placeNames }: WarningFacts,
  { warnings }: Pick<Messages, 'warnings'>,
): { title: string; body: string } {
  const [first, ...others] = changes.map(({ hazard, before, now }) => ({ ...identifyHazard(hazard), before, now }));
  if (!first) throw new RangeError('composeWarnings: no change');
  const [name, ...further] = placeNames;
  return {
    title: warnings.formatTitle(first, name ? { name, furtherCount: further.length } : null),
    body: warnings.formatBody(first, others),
  };
}
