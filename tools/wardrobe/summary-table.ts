import { outfitClo, WARMTH_LEVELS, warmthLevel } from '../../lib/domain/wardrobe/insulation';
import { OUTFITS } from '../../lib/domain/wardrobe/outfits';
import type { EventTypeId, Gender } from '../../lib/domain/wardrobe/wardrobe';

const CLOSETS: readonly [string, Gender, EventTypeId][] = [
  ['여성 비즈니스', 'FEMALE', 1],
  ['여성 데일리', 'FEMALE', 2],
  ['여성 활동', 'FEMALE', 3],
  ['여성 데이트', 'FEMALE', 4],
  ['남성 비즈니스', 'MALE', 1],
  ['남성 데일리', 'MALE', 2],
  ['남성 활동', 'MALE', 3],
  ['남성 데이트', 'MALE', 4],
];

/** The counts of outfits by closet and warmth level, as a Markdown table. An outfit counts in each category it serves. */
export function summaryTable(): string {
  const rows = CLOSETS.map(([name, gender, eventType]) => {
    const levels = OUTFITS.filter((outfit) => outfit.gender === gender && outfit.eventTypes.includes(eventType)).map(
      (outfit) => warmthLevel(outfitClo(outfit)),
    );
    const counts = WARMTH_LEVELS.map((level) => levels.filter((other) => other === level).length);
    return row([name, ...counts, levels.length]);
  });
  return [row(['', ...WARMTH_LEVELS, 'all']), row(['---', ...WARMTH_LEVELS.map(() => '--:'), '--:']), ...rows].join(
    '\n',
  );
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
