// Rewrites the table of counts in docs/wardrobe/README.md: `npx tsx tools/wardrobe/summary.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { summaryTable } from './summary-table';

const README = 'docs/wardrobe/README.md';
const BLOCK = /(<!-- counts -->)[\s\S]*?(<!-- \/counts -->)/;

const before = readFileSync(README, 'utf8');
if (!BLOCK.test(before)) throw new Error(`${README} has no <!-- counts --> block to fill.`);
writeFileSync(
  README,
  before.replace(BLOCK, (_, open: string, close: string) => `${open}\n\n${summaryTable()}\n\n${close}`),
);
