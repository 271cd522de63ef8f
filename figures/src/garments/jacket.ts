import type { Dressed, Wearing } from '../cloth/worn';
import { denim } from './denim-jacket';
import { ribbed } from './ribbed-jacket';
import { tweed } from './tweed-jacket';
import { utility } from './utility-jacket';

export function jacket(worn: Wearing<'jacket'>): Dressed {
  const { style } = worn.params;
  if (style === 'denim') return denim(worn);
  if (style === 'tweed') return tweed(worn);
  if (style === 'work' || style === 'field' || style === 'overshirt') return utility(worn);
  return ribbed(worn);
}
