const rows: { situation: string; must: string; measured: string }[] = [];

/** Prints a figure and records it for the table. */
export function recordFigure(situation: string, must: string, measured: string): void {
  rows.push({ situation, must, measured });
  process.stdout.write(`${situation}: ${measured} (must ${must})\n`);
}

export function tellTable(): void {
  process.stdout.write('\n| situation | must | measured |\n|---|---|---|\n');
  for (const { situation, must, measured } of rows) process.stdout.write(`| ${situation} | ${must} | ${measured} |\n`);
}

/** 3,784 */
export const formatWhole = (value: number) => Math.round(value).toLocaleString('en-US');
