import type { Gender } from '@/lib/contract/gender';
import type { Messages } from '../messages';
import { capitalise, uncapitalise } from './capitalise';
import { joinNames } from './join-names';

const WEARERS: Record<Gender, string> = { FEMALE: 'woman', MALE: 'man' };

const PATTERNS = { check: 'checked', stripe: 'striped', dots: 'polka-dot', flowers: 'floral' };

export const items: Messages['items'] = {
  nameItem: (color, garment, pattern) => {
    const named = pattern && !garment.includes(PATTERNS[pattern]) ? `${PATTERNS[pattern]} ${garment}` : garment;
    return capitalise(`${color} ${named}`);
  },
  formatTitle: (names) => capitalise(names.join(' & ')),
  longestTitle: 28,
  describePicture: (title, clothes, gender) =>
    `${title}. Figure of a ${WEARERS[gender]} wearing ${joinNames(clothes.map(uncapitalise))}`,
};
