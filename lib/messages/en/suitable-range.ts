import { formatWhole } from '../format-whole';
import type { Messages } from '../messages';
import type { Units } from './units';

export const createSuitableRange = ({ convert, inWords: { temperature } }: Units): Messages['suitableRange'] => ({
  exactly: temperature,
  between: (fromC, untilC) => `${formatWhole(convert(fromC))} to ${temperature(untilC)}`,
  above: (celsius) => `${temperature(celsius)} and above`,
  below: (celsius) => `${temperature(celsius)} and below`,
});
