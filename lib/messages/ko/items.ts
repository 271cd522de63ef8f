import type { Gender } from '@/lib/contract/gender';
import { joinNames } from './josa';

const WEARERS: Record<Gender, string> = { FEMALE: '여성', MALE: '남성' };

/** The garments of a picture. */
export const items = {
  nameItem: (color: string, garment: string): string => `${color} ${garment}`,
  /** Title of a picture by the garments that it shows. */
  formatTitle: (names: readonly string[]): string => joinNames(names),
  /** Number of characters that a title has room for. */
  longestTitle: 18,
  /** Alternative text of a picture. */
  describePicture: (title: string, clothes: readonly string[], gender: Gender): string =>
    `${title}. ${clothes.join(', ')} 차림의 ${WEARERS[gender]} 캐릭터`,
};
