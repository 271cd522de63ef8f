import { writeFileSync } from 'node:fs';
import { getCategory } from '@/lib/contract/category';
import { GARMENT_KINDS } from '@/lib/contract/garment-kind';
import { FEW_OUTFITS } from '@/lib/domain/recommendation/excluded-kinds';
import { getSeoul2023Days } from '../replay/observed-days';
import { getPercent } from '../replay/tables';
import { tallyRemaining, type RemainingTally } from './remaining';

/**
 * What is left to a recorded year where kinds of clothes are left out: every day, for both genders, every category and
 * every combination of kinds. Prints the table and writes it to docs/replay.
 */
const FILE = new URL('../../docs/replay/never-wear.txt', import.meta.url);

const nameOf = (kind: RemainingTally['ofOne']['kind']) => GARMENT_KINDS.find(({ id }) => id === kind)?.id ?? '-';
const cells = ({ gender, categoryId, asked, few, none, ofAll, ofOne }: RemainingTally) => [
  gender.toLowerCase(),
  getCategory(categoryId).key,
  String(asked),
  getPercent(few, asked).toFixed(1),
  getPercent(none, asked).toFixed(1),
  String(ofAll.few),
  String(ofAll.none),
  nameOf(ofOne.kind),
  String(ofOne.few),
  String(ofOne.none),
];
const HEAD = ['', '', 'asked', 'few %', 'none %', 'all: few', 'none', 'hardest one', 'few', 'none'];

const rows = [HEAD, ...tallyRemaining(getSeoul2023Days()).map(cells)];
const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
const table = rows
  .map((row) =>
    row
      .map((cell, at) => cell.padStart(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  .join('\n');
const report = `Seoul 2023, every day and every combination of kinds that are left out, at 07 h. few: fewer than ${FEW_OUTFITS} outfits suit the day, by
what there would be with everything; none: the nearest is shown, and said so. all: days on which that holds with every
kind left out at once; hardest one: the kind whose absence alone leaves few or none on most days.

${table}
`;
writeFileSync(FILE, report);
console.log(report);
