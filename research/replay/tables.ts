import type { Standard } from '@/lib/domain/comfort/thermal-vote';
import { BASELINE_NAMES, type BaselineName } from './baselines';
import { JUDGE, STANDARDS, WEARER_NAMES, type Result, type Results } from './replay';
import { findNeverShown, type ShownTally } from './shown';
import type { Tally } from './tally';
import { MANNERS, type Manner } from './wearing';

export const getPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const cell = (text: string | number, width: number) => String(text).padStart(width);
const share = (part: number, whole: number, width = 10) => cell(getPercent(part, whole).toFixed(1), width);

/** Selects the tallies of one judge and one way to follow the rows. */
interface View {
  standard?: Standard;
  manner?: Manner;
}

const getTallies = (result: Result, { standard = JUDGE, manner = 'to the letter' }: View = {}) =>
  result[standard][manner];

export const findBestBaseline = (result: Result, view?: View): BaselineName => {
  const tallies = getTallies(result, view);
  return BASELINE_NAMES.reduce((best, name) => (tallies[name].comfortable > tallies[best].comfortable ? name : best));
};

/** Returns the lead of the engine over the best baseline, percentage points. */
export const getLead = (result: Result, view?: View): number => {
  const tallies = getTallies(result, view);
  const { hours, comfortable } = tallies['known day'];
  const baseline = tallies[findBestBaseline(result, view)];
  return Math.round(10 * (getPercent(comfortable, hours) - getPercent(baseline.comfortable, hours))) / 10;
};

const NAME_WIDTH = 32;

/**
 * Formats the ladder: one line for each group and wearer. For each judge: hours within ±0.5 to the letter and by feel,
 * what any clothing could reach, and hours that are too cold to the letter and by feel.
 */
export function formatLadder(title: string, results: Results): string {
  const over = STANDARDS.map((standard) => cell(standard, 50));
  const judges = STANDARDS.map(
    () => cell('letter', 11) + cell('feel', 8) + cell('attainable', 12) + cell('cold: letter', 13) + cell('feel', 6),
  );
  const lines = [...results].flatMap(([key, result]) =>
    WEARER_NAMES.filter((name) => getTallies(result, { manner: 'by feel' })[name].hours > 0).map((name) => {
      const shares = STANDARDS.map((standard) => {
        const [letter, feel] = MANNERS.map((manner) => result[standard][manner][name]) as [Tally, Tally];
        const of = (part: 'comfortable' | 'tooCold', tally: Tally, width: number) =>
          tally.hours === 0 ? cell('-', width) : share(tally[part], tally.hours, width);
        return [
          of('comfortable', letter, 11) + of('comfortable', feel, 8) + share(feel.attainable, feel.hours, 12),
          of('tooCold', letter, 13) + of('tooCold', feel, 6),
        ].join('');
      });
      const { hours } = getTallies(result, { manner: 'by feel' })[name];
      return `${`${key}, ${name}`.padEnd(NAME_WIDTH)}${cell(hours, 8)}${shares.join('')}`;
    }),
  );
  const head = `${'% of hours'.padEnd(NAME_WIDTH)}${cell('hours', 8)}`;
  return [title, `${' '.repeat(head.length)}${over.join('')}`, `${head}${judges.join('')}`, ...lines].join('\n');
}

/** Formats one line for each group, wearer and way to follow the rows. */
export function formatFullTable(title: string, results: Results): string {
  const head = `${'% of hours'.padEnd(48)}${cell('hours', 8)}${cell('within .5', 10)}${cell('too cold', 10)}${cell('too warm', 10)}${cell('in band', 10)}`;
  const lines = [...results].flatMap(([key, result]) =>
    WEARER_NAMES.flatMap((name) =>
      MANNERS.filter((manner) => getTallies(result, { manner })[name].hours > 0).map(
        (manner) => `${`${key}, ${name}, ${manner}`.padEnd(48)}${row(getTallies(result, { manner })[name])}`,
      ),
    ),
  );
  return [title, head, ...lines].join('\n');
}

const row = ({ hours, comfortable, tooCold, tooWarm, inBand }: Tally) =>
  cell(hours, 8) + [comfortable, tooCold, tooWarm, inBand].map((part) => share(part, hours)).join('');

/** Formats one line for each group: the engine, the baselines, and the share that any clothing could reach. */
export function formatComparison(title: string, results: Results, view: View = {}): string {
  const { standard = JUDGE, manner = 'to the letter' } = view;
  const head = `${'within .5, % of hours'.padEnd(24)}${cell('hours', 8)}${cell('advised', 9)}${cell('08 h', 8)}${cell('mean', 8)}${cell('maximum', 9)}${cell('lead', 8)}${cell('attainable', 12)}${cell('of it', 8)}${cell('most lead', 11)}${cell('too cold', 10)}`;
  const lines = [...results].map(([key, result]) => {
    const tallies = getTallies(result, view);
    const { hours, attainable, comfortable, tooCold } = tallies['known day'];
    const of = (name: BaselineName, width: number) => share(tallies[name].comfortable, hours, width);
    const baselines = of('band at 08 h', 8) + of('band of the mean', 8) + of('band of the maximum', 9);
    const best = tallies[findBestBaseline(result, view)].comfortable;
    const mostLead = getPercent(attainable, hours) - getPercent(best, hours);
    const reached = share(comfortable, hours, 9) + baselines + cell(getLead(result, view).toFixed(1), 8);
    return `${key.padEnd(24)}${cell(hours, 8)}${reached}${share(attainable, hours, 12)}${share(comfortable, attainable, 8)}${cell(mostLead.toFixed(1), 11)}${share(tooCold, hours, 10)}`;
  });
  return [`${title}, ${manner}, judged by ${standard}`, head, ...lines].join('\n');
}

export function formatJudgements(title: string, shown: ShownTally): string {
  const { firsts, verdicts, constraints, awkward, untold, absent, rainyDays, umbrellas, tooOften } = shown;
  const line = (name: string, part: number, whole: number) =>
    `${name.padEnd(64)}${cell(part, 6)} of ${cell(whole, 6)}${share(part, whole, 8)} %`;
  const rules = (counts: Record<string, number>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${cell(count, 5)}  ${name}`);
  return [
    title,
    line('first pictures that are right by published dressing advice', verdicts.right, firsts),
    line('first pictures that are doubtful', verdicts.doubtful, firsts),
    line('first pictures that are wrong', verdicts.wrong, firsts),
    ...rules(shown.byRule),
    ...Object.entries(constraints).map(
      ([name, { days, broken }]) => `${cell(broken, 7)} of ${cell(days, 6)}  break: ${name}`,
    ),
    line('first outfits whose texts break a rule', awkward, firsts),
    ...rules(shown.byTextRule),
    line('first pictures that lack told layers (extra layer, thermals)', untold, firsts),
    line('first pictures that lack something that the texts name', absent, firsts),
    line('umbrella in the picture if it rains in half of the hours', umbrellas, rainyDays),
    line('first outfits that came a third time within ten days', tooOften, firsts),
  ].join('\n');
}

export function formatUnseen(title: string, shown: ShownTally): string {
  const ids = findNeverShown(shown);
  return [`${title}: ${ids.length} of the wardrobe`, ...ids.map((id) => `  ${id}`)].join('\n');
}
