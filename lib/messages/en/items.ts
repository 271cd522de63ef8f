import type { Gender } from '@/lib/contract/gender';
import type { Messages } from '../messages';
import { capitalise, uncapitalise } from './capitalise';
import { joinNames } from './join-names';

const WEARERS: Record<Gender, string> = { FEMALE: 'woman', MALE: 'man' };

export const items: Messages['items'] = {
  nameItem: (color, garment) => capitalise(`${color} ${garment}`),
  formatTitle: (names) => capitalise(names.join(' & ')),
  longestTitle: 28,
  describePicture: (title, clothes, gender) =>
    `${title}. Figure of a ${WEARERS[gender]} wearing ${joinNames(clothes.map(uncapitalise))}`,
};
