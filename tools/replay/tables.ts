import { BASELINE_NAMES, type BaselineName } from './baselines';
import { WEARER_NAMES, type Result, type Results } from './replay';
import { findNeverShown, type ShownTally } from './shown';
import type { Tally } from './tally';

export const getPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const cell = (text: string | number, width: number) => String(text).padStart(width);
const share = (part: number, whole: number, width = 10) => cell(getPercent(part, whole).toFixed(1), width);

export const findBestBaseline = (result: Result): BaselineName =>
  BASELINE_NAMES.reduce((best, name) => (result[name].comfortable > result[best].comfortable ? name : best));

/** Returns the lead of the engine over the best baseline, percentage points. */
export const getLead = (result: Result): number => {
  const { hours, comfortable } = result['as advised'];
  return (
    Math.round(
      10 * (getPercent(comfortable, hours) - getPercent(result[findBestBaseline(result)].comfortable, hours)),
    ) / 10
  );
};

/** Formats one line for each group and way of dressing. */
export function formatFullTable(title: string, results: Results): string {
  const head = `${'% of hours'.padEnd(36)}${cell('hours', 8)}${cell('within .5', 10)}${cell('too cold', 10)}${cell('too warm', 10)}${cell('in band', 10)}`;
  const lines = [...results].flatMap(([key, result]) =>
    WEARER_NAMES.filter((name) => result[name].hours > 0).map(
      (name) => `${`${key}, ${name}`.padEnd(36)}${row(result[name])}`,
    ),
  );
  return [title, head, ...lines].join('\n');
}

const row = ({ hours, comfortable, tooCold, tooWarm, inBand }: Tally) =>
  cell(hours, 8) + [comfortable, tooCold, tooWarm, inBand].map((part) => share(part, hours)).join('');

/** Formats one line for each group: the engine, the baselines, and the share that any clothing could reach. */
export function formatComparison(title: string, results: Results): string {
  const head = `${'within .5, % of hours'.padEnd(24)}${cell('hours', 8)}${cell('advised', 9)}${cell('08 h', 8)}${cell('mean', 8)}${cell('maximum', 9)}${cell('lead', 8)}${cell('attainable', 12)}${cell('of it', 8)}${cell('most lead', 11)}${cell('too cold', 10)}`;
  const lines = [...results].map(([key, result]) => {
    const { hours, attainable, comfortable, tooCold } = result['as advised'];
    const of = (name: BaselineName, width: number) => share(result[name].comfortable, hours, width);
    const baselines = of('band at 08 h', 8) + of('band of the mean', 8) + of('band of the maximum', 9);
    const mostLead = getPercent(attainable, hours) - getPercent(result[findBestBaseline(result)].comfortable, hours);
    const reached = share(comfortable, hours, 9) + baselines + cell(getLead(result).toFixed(1), 8);
    return `${key.padEnd(24)}${cell(hours, 8)}${reached}${share(attainable, hours, 12)}${share(comfortable, attainable, 8)}${cell(mostLead.toFixed(1), 11)}${share(tooCold, hours, 10)}`;
  });
  return [title, head, ...lines].join('\n');
}

export function formatJudgements(title: string, shown: ShownTally): string {
  const { firsts, wrong, doubtful, awkward, rainyDays, umbrellas, tooOften } = shown;
  const line = (name: string, part: number, whole: number) =>
    `${name.padEnd(64)}${cell(part, 6)} of ${cell(whole, 6)}${share(part, whole, 8)} %`;
  const rules = (counts: Record<string, number>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${cell(count, 5)}  ${name}`);
  return [
    title,
    line('first outfits that nobody would wear that day (wrong)', wrong, firsts),
    line('first outfits that look strange (doubtful)', doubtful, firsts),
    ...rules(shown.byRule),
    line('first outfits whose texts break a rule', awkward, firsts),
    ...rules(shown.byTextRule),
    line('umbrella in the picture if it rains in half of the hours', umbrellas, rainyDays),
    line('first outfits that came a third time within ten days', tooOften, firsts),
  ].join('\n');
}

export function formatUnseen(title: string, shown: ShownTally): string {
  const ids = findNeverShown(shown);
  return [`${title}: ${ids.length} of the wardrobe`, ...ids.map((id) => `  ${id}`)].join('\n');
}
