import { readFileSync } from 'node:fs';
import { summaryTable } from '@/tools/wardrobe/summary-table';

it('matches the table in the documentation', () => {
  expect(readFileSync('docs/wardrobe/README.md', 'utf8')).toContain(summaryTable());
});
