import type { Gender } from '@/lib/contract/gender';
import { joinNames } from './josa';

const WEARERS: Record<Gender, string> = { FEMALE: '여성', MALE: '남성' };

const PATTERNS = { check: '체크', stripe: '줄무늬', dots: '도트', flowers: '꽃무늬' };

/** The garments of a picture. */
export const items = {
  /** Name of a garment with its colour, and with its pattern unless the garment itself is named by it. */
  nameItem: (color: string, garment: string, pattern?: keyof typeof PATTERNS): string => {
    const named = pattern && !garment.includes(PATTERNS[pattern]) ? `${PATTERNS[pattern]} ${garment}` : garment;
    return `${color} ${named}`;
  },
  /** Title of a picture by the garments that it shows. */
  formatTitle: (names: readonly string[]): string => joinNames(names),
  /** Number of characters that a title has room for. */
  longestTitle: 18,
  /** Alternative text of a picture. */
  describePicture: (title: string, clothes: readonly string[], gender: Gender): string =>
    `${title}. ${clothes.join(', ')} 차림의 ${WEARERS[gender]} 캐릭터`,
};
