import { writeFileSync } from 'node:fs';
import { getCategory } from '@/lib/contract/category';
import { GARMENT_KINDS } from '@/lib/contract/garment-kind';
import { FEW_OUTFITS } from '@/lib/domain/recommendation/excluded-kinds';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { getPercent } from '../replay/tables';
import { tallyRemaining, type RemainingTally } from './remaining';

// Counts how many suitable outfits remain in a recorded year if kinds of clothes are excluded: every day, gender, category
// and combination of kinds. Prints the table and writes it to docs/replay.
const FILE = new URL('../../docs/replay/never-wear.txt', import.meta.url);

const formatKind = (kind: RemainingTally['ofOne']['kind']) => GARMENT_KINDS.find(({ id }) => id === kind)?.id ?? '-';
const formatCells = ({ gender, categoryId, combinations, few, none, ofAll, ofOne }: RemainingTally) => [
  gender.toLowerCase(),
  getCategory(categoryId).key,
  String(combinations),
  getPercent(few, combinations).toFixed(1),
  getPercent(none, combinations).toFixed(1),
  String(ofAll.few),
  String(ofAll.none),
  formatKind(ofOne.kind),
  String(ofOne.few),
  String(ofOne.none),
];
const HEAD = ['', '', 'cases', 'few %', 'none %', 'all: few', 'none', 'hardest one', 'few', 'none'];

const rows = [HEAD, ...tallyRemaining(getSeoul2023Days()).map(formatCells)];
const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
const table = rows
  .map((row) =>
    row
      .map((cell, at) => cell.padStart(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  .join('\n');
const report = `Seoul 2023, every day and every combination of excluded kinds, at 07 h. few: fewer than ${FEW_OUTFITS} outfits suit the day; none:
no outfit does, and the nearest is shown with a note. all: the number of such days if every kind is excluded; hardest
one: the single kind whose exclusion leaves few or none on most days.

${table}
`;
writeFileSync(FILE, report);
console.log(report);
