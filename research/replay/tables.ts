import type { Standard } from '@/lib/domain/comfort/thermal-vote';
import { BASELINE_NAMES, type BaselineName } from './baselines';
import { LADDER, STANDARDS, WEARER_NAMES, type Result, type Results } from './replay';
import { findNeverShown, type ShownTally } from './shown';
import type { CoatTally } from './coat-doubt';
import type { Tally } from './tally';

export const getPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

const cell = (text: string | number, width: number) => String(text).padStart(width);
const share = (part: number, whole: number, width = 10) => cell(getPercent(part, whole).toFixed(1), width);

export const findBestBaseline = (result: Result, standard: Standard = 'blended'): BaselineName =>
  BASELINE_NAMES.reduce((best, name) =>
    result[standard][name].comfortable > result[standard][best].comfortable ? name : best,
  );

/** Returns the lead of the engine over the best baseline, percentage points. */
export const getLead = (result: Result, standard: Standard = 'blended'): number => {
  const { hours, comfortable } = result[standard]['known day'];
  const baseline = result[standard][findBestBaseline(result, standard)];
  return Math.round(10 * (getPercent(comfortable, hours) - getPercent(baseline.comfortable, hours))) / 10;
};

/** Formats the ladder: one line for each group and way of wearing the first outfit, by each judge. */
export function formatLadder(title: string, results: Results): string {
  const judges = STANDARDS.map(
    (standard) => cell(`${standard}: within .5`, 22) + cell('attainable', 12) + cell('of it', 8) + cell('too cold', 10),
  );
  const head = `${'% of hours'.padEnd(32)}${cell('hours', 8)}${judges.join('')}`;
  const lines = [...results].flatMap(([key, result]) =>
    [...LADDER, ...BASELINE_NAMES]
      .filter((name) => result.blended[name].hours > 0)
      .map((name) => {
        const shares = STANDARDS.map((standard) => {
          const { hours, comfortable, attainable, tooCold } = result[standard][name];
          return `${share(comfortable, hours, 22)}${share(attainable, hours, 12)}${share(comfortable, attainable, 8)}${share(tooCold, hours)}`;
        });
        return `${`${key}, ${name}`.padEnd(32)}${cell(result.blended[name].hours, 8)}${shares.join('')}`;
      }),
  );
  return [title, head, ...lines].join('\n');
}

/** Formats one line for each group and way of dressing. */
export function formatFullTable(title: string, results: Results): string {
  const head = `${'% of hours'.padEnd(36)}${cell('hours', 8)}${cell('within .5', 10)}${cell('too cold', 10)}${cell('too warm', 10)}${cell('in band', 10)}`;
  const lines = [...results].flatMap(([key, { blended }]) =>
    WEARER_NAMES.filter((name) => blended[name].hours > 0).map(
      (name) => `${`${key}, ${name}`.padEnd(36)}${row(blended[name])}`,
    ),
  );
  return [title, head, ...lines].join('\n');
}

const row = ({ hours, comfortable, tooCold, tooWarm, inBand }: Tally) =>
  cell(hours, 8) + [comfortable, tooCold, tooWarm, inBand].map((part) => share(part, hours)).join('');

/** Formats one line for each group: the engine, the baselines, and the share that any clothing could reach. */
export function formatComparison(title: string, results: Results, standard: Standard = 'blended'): string {
  const head = `${'within .5, % of hours'.padEnd(24)}${cell('hours', 8)}${cell('advised', 9)}${cell('08 h', 8)}${cell('mean', 8)}${cell('maximum', 9)}${cell('lead', 8)}${cell('attainable', 12)}${cell('of it', 8)}${cell('most lead', 11)}${cell('too cold', 10)}`;
  const lines = [...results].map(([key, result]) => {
    const tallies = result[standard];
    const { hours, attainable, comfortable, tooCold } = tallies['known day'];
    const of = (name: BaselineName, width: number) => share(tallies[name].comfortable, hours, width);
    const baselines = of('band at 08 h', 8) + of('band of the mean', 8) + of('band of the maximum', 9);
    const best = tallies[findBestBaseline(result, standard)].comfortable;
    const mostLead = getPercent(attainable, hours) - getPercent(best, hours);
    const reached = share(comfortable, hours, 9) + baselines + cell(getLead(result, standard).toFixed(1), 8);
    return `${key.padEnd(24)}${cell(hours, 8)}${reached}${share(attainable, hours, 12)}${share(comfortable, attainable, 8)}${cell(mostLead.toFixed(1), 11)}${share(tooCold, hours, 10)}`;
  });
  return [title, head, ...lines].join('\n');
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

/** Formats whether the told outermost layer was needed, where a doubt about it is told and where none is. */
export function formatCoat(title: string, coat: CoatTally): string {
  const { outfits, doubtful, doubtfulRight, sure, sureRight, sureWithout } = coat;
  const share = (part: number, whole: number) => `${part} of ${whole} (${getPercent(part, whole).toFixed(1)} %)`;
  return `${title}: the outermost layer is in doubt in ${doubtful} of ${outfits} first outfits; wearing it or not, as told, is then right in ${share(doubtfulRight, doubtful)}. Without a word of doubt it is right in ${share(sureRight, sure)}; in ${sureWithout} of the others a layer is needed that was not taken along.`;
}

export function formatUnseen(title: string, shown: ShownTally): string {
  const ids = findNeverShown(shown);
  return [`${title}: ${ids.length} of the wardrobe`, ...ids.map((id) => `  ${id}`)].join('\n');
}
