/** Prints a table as README takes it: the first row names its columns. */
export function printTable(columns: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  line(columns);
  line(columns.map(() => '---'));
  rows.forEach(line);
  console.log('');
}

/** A figure with what it is times the bare page's. */
export const beside = (value: number, bare: number): string => `${value.toFixed(0)} (${(value / bare).toFixed(2)} x)`;
