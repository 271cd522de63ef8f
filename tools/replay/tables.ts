import { BASELINES, CHOOSER_NAMES, type ChooserName } from './choosers';
import type { Result, Results } from './replay';
import type { Tally } from './tally';

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const cell = (text: string | number, width: number) => String(text).padStart(width);
const share = (part: number, whole: number, width = 10) => cell(percent(part, whole).toFixed(1), width);

/** The baseline that was comfortable most often. */
export const bestBaseline = (result: Result): ChooserName =>
  BASELINES.reduce((best, name) => (result[name].comfortable > result[best].comfortable ? name : best));

/** How far the engine is ahead of the best baseline, percentage points. */
export const leadOf = (result: Result): number => {
  const { hours, comfortable } = result.engine;
  return Math.round(10 * (percent(comfortable, hours) - percent(result[bestBaseline(result)].comfortable, hours))) / 10;
};

/** One line for each chooser of each group. */
export function fullTable(title: string, results: Results): string {
  const head = `${'% of hours'.padEnd(34)}${cell('hours', 8)}${cell('within .5', 10)}${cell('too cold', 10)}${cell('too warm', 10)}${cell('in band', 10)}`;
  const lines = [...results].flatMap(([key, result]) =>
    CHOOSER_NAMES.map((name) => `${`${key}, ${name}`.padEnd(34)}${row(result[name])}`),
  );
  return [title, head, ...lines].join('\n');
}

const row = ({ hours, comfortable, tooCold, tooWarm, inBand }: Tally) =>
  cell(hours, 8) + [comfortable, tooCold, tooWarm, inBand].map((part) => share(part, hours)).join('');

/** One line for each group: the engine beside the baselines, and what any clothing could reach. */
export function comparison(title: string, results: Results): string {
  const head = `${'within .5, % of hours'.padEnd(24)}${cell('hours', 8)}${cell('engine', 9)}${cell('08 h', 8)}${cell('mean', 8)}${cell('maximum', 9)}${cell('lead', 8)}${cell('attainable', 12)}${cell('too cold', 10)}`;
  const lines = [...results].map(([key, result]) => {
    const { hours, attainable, tooCold } = result.engine;
    const of = (name: ChooserName, width: number) => share(result[name].comfortable, hours, width);
    const baselines = of('band at 08 h', 8) + of('band of the mean', 8) + of('band of the maximum', 9);
    const lead = cell(leadOf(result).toFixed(1), 8);
    return `${key.padEnd(24)}${cell(hours, 8)}${of('engine', 9)}${baselines}${lead}${share(attainable, hours, 12)}${share(tooCold, hours, 10)}`;
  });
  return [title, head, ...lines].join('\n');
}
