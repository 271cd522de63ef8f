import type { Gender } from '@/lib/contract/gender';
import type { Messages } from '../messages';
import { joinNames } from './join-names';

const WEARERS: Record<Gender, string> = { FEMALE: 'woman', MALE: 'man' };

export const items: Messages['items'] = {
  nameItem: (color, garment) => `${color} ${garment}`,
  describePicture: (title, clothes, gender) => `${title}. Figure of a ${WEARERS[gender]} wearing ${joinNames(clothes)}`,
};
