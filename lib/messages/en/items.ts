import type { Gender } from '@/lib/contract/gender';
import type { Messages } from '../messages';
import { capitalise } from './capitalise';
import { joinNames } from './join-names';

const WEARERS: Record<Gender, string> = { FEMALE: 'woman', MALE: 'man' };

/** Colours, with which each item begins, contain no proper names. */
const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const items: Messages['items'] = {
  nameItem: (color, garment) => capitalise(`${color} ${garment}`),
  formatTitle: (names) => capitalise(names.join(' & ')),
  longestTitle: 28,
  describePicture: (title, clothes, gender) =>
    `${title}. Figure of a ${WEARERS[gender]} wearing ${joinNames(clothes.map(uncapitalise))}`,
};
