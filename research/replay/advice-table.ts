import type { Standard } from '@/lib/domain/comfort/thermal-vote';
import { JUDGE, STANDARDS, type Results, type WearerName } from './replay';
import { findBestBaseline, getPercent } from './tables';
import { listToldShares, type ToldTally } from './told';
import { MANNERS, type Manner } from './wearing';

/** One set of days with its results by category (`getCategory(id).key`) and the counts of its first outfits. */
export interface AdviceSet {
  name: string;
  byCategory: Results;
  told: ToldTally;
}

/** One figure of each set. */
interface Line {
  name: string;
  read: (set: AdviceSet) => string;
}

const CATEGORY_KEYS = ['daily', 'business', 'date', 'activity'];
/** Wearers of the table beside the categories on the known day. */
const DAILY_WEARERS: readonly WearerName[] = ['known day', 'forecast', 'strolling', 'brisk'];

/** Returns the lines of hours within ±0.5 by one judge and one way to follow the rows, %. */
function listComfort(standard: Standard, manner: Manner): Line[] {
  const read =
    (key: string, wearer: WearerName | 'best baseline', part: 'comfortable' | 'tooCold' = 'comfortable') =>
    ({ byCategory }: AdviceSet): string => {
      const result = byCategory.get(key)!;
      const name = wearer === 'best baseline' ? findBestBaseline(result, { standard, manner }) : wearer;
      const { hours, ...tally } = result[standard][manner][name];
      return hours === 0 ? '-' : getPercent(tally[part], hours).toFixed(1);
    };
  return [
    ...DAILY_WEARERS.map((wearer) => ({ name: `daily, ${wearer}`, read: read('daily', wearer) })),
    { name: 'daily, best baseline', read: read('daily', 'best baseline') },
    ...CATEGORY_KEYS.slice(1).flatMap((key) =>
      (['known day', 'forecast'] as const).map((wearer) => ({ name: `${key}, ${wearer}`, read: read(key, wearer) })),
    ),
    ...(['known day', 'forecast'] as const).map((wearer) => ({
      name: `daily, ${wearer}: too cold`,
      read: read('daily', wearer, 'tooCold'),
    })),
  ].map((line) => ({ ...line, name: `${manner}: ${line.name}` }));
}

const NAME_WIDTH = 76;
const WIDTH = 22;

/**
 * Formats the figures by which the advice is judged, one column for each set: hours within ±0.5 by every judge, to the
 * letter and by feel, and what the first outfits tell people to carry.
 */
export function formatAdvice(title: string, sets: readonly AdviceSet[]): string {
  const format = ({ name, read }: Line) =>
    name.padEnd(NAME_WIDTH) + sets.map((set) => read(set).padStart(WIDTH)).join('');
  const judged = STANDARDS.flatMap((standard) => [
    `  ${standard}${standard === JUDGE ? ' (the judge)' : ''}, % of hours within .5`,
    ...MANNERS.flatMap((manner) => listComfort(standard, manner)).map(format),
  ]);
  const told = listToldShares(sets[0]!.told).map(({ name }, index): Line => ({
    name,
    read: ({ told }) => listToldShares(told)[index]!.text,
  }));
  const head = ''.padEnd(NAME_WIDTH) + sets.map(({ name }) => name.padStart(WIDTH)).join('');
  return [title, head, ...judged, '  told by the rows of the first outfits', ...told.map(format)].join('\n');
}
