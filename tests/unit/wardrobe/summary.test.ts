import { readFileSync } from 'node:fs';
import { summaryTable } from '@/tools/wardrobe/summary-table';

it('stands in the documentation as the tables are', () => {
  expect(readFileSync('docs/wardrobe/README.md', 'utf8')).toContain(summaryTable());
});
