/** Prints a Markdown table; the first row contains the column names. */
export function printTable(columns: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  line(columns);
  line(columns.map(() => '---'));
  rows.forEach(line);
  console.log('');
}

/** Formats a figure with its ratio to the baseline. */
export const formatWithRatio = (value: number, bare: number): string =>
  `${value.toFixed(0)} (${(value / bare).toFixed(2)} x)`;
