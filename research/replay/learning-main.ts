import { mkdirSync, writeFileSync } from 'node:fs';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { averageLearner, createFixedLearner, kalmanLearner, productLearner, type Learner } from './learners';
import { getShare, createSimulation, type LifeResult } from './learning';
import { createPeople, type Person } from './people';

// Simulates users with different learning rules through two years of three cities: none, an earlier rule (a Kalman filter)
// and the rule of the product. Prints the tables and writes them to docs/replay.
const PLACES = ['seoul', 'chuncheon', 'busan'];
const SEEDS = ['one', 'two', 'three'];
const SECOND_YEAR = '2025-1';
const FIXED_OFFSETS = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => steps / 10);

interface Row {
  /** Comfortable hours without learning, % for each simulated life; then the change by each rule, percentage points. */
  without: number[];
  byKalman: number[];
  byProduct: number[];
  inSecondYear: number[];
  byBestOffset: number[];
  tooCold: number[];
}

const createRow = (): Row => ({
  ...{ without: [], byKalman: [], byProduct: [], inSecondYear: [], byBestOffset: [], tooCold: [] },
});

type Live = <State>(learner: Learner<State>) => LifeResult;

function record(row: Row, live: Live): void {
  const without = live(averageLearner);
  const learnt = live(productLearner);
  const best = Math.max(...FIXED_OFFSETS.map((offset) => getShare(live(createFixedLearner(offset)))));
  row.without.push(getShare(without));
  row.byKalman.push(getShare(live(kalmanLearner)) - getShare(without));
  row.byProduct.push(getShare(learnt) - getShare(without));
  row.inSecondYear.push(getShare(learnt, 'comfortable', SECOND_YEAR) - getShare(without, 'comfortable', SECOND_YEAR));
  row.byBestOffset.push(best - getShare(without));
  row.tooCold.push(getShare(learnt, 'tooCold'));
}

const byWearer = { byFeel: new Map<string, Row>(), toTheLetter: new Map<string, Row>() };
for (const place of PLACES) {
  const live = createSimulation(getCityDays(CITIES.find(({ id }) => id === place)!));
  for (const seed of SEEDS)
    for (const person of createPeople(seed))
      for (const [rows, corrects] of [
        [byWearer.byFeel, true],
        [byWearer.toTheLetter, false],
      ] as const) {
        const row = rows.get(person.name) ?? createRow();
        rows.set(person.name, row);
        record(row, (learner) => live(person, learner, corrects));
      }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value: number) => (Math.abs(value) < 0.05 ? '0.0' : `${value > 0 ? '+' : ''}${value.toFixed(1)}`);
const columns = (cells: readonly string[]) => cells.map((cell, index) => (index ? cell.padStart(11) : cell.padEnd(48)));

const formatTable = (title: string, rows: ReadonlyMap<string, Row>): string =>
  [
    title,
    columns(['', 'without', 'Kalman', 'product', 'worst', '2nd year', 'best fixed', 'too cold']).join(''),
    ...[...rows].map(([name, row]) =>
      columns([
        name,
        mean(row.without).toFixed(1),
        signed(mean(row.byKalman)),
        signed(mean(row.byProduct)),
        signed(Math.min(...row.byProduct)),
        signed(mean(row.inSecondYear)),
        signed(mean(row.byBestOffset)),
        mean(row.tooCold).toFixed(1),
      ]).join(''),
    ),
  ].join('\n');

/** Formats how much of a gain remains if people answer less or with mistakes. */
function formatShares(title: string, rows: ReadonlyMap<string, Row>): string {
  const share = (name: Person['name'], whole: Person['name'], key: 'byProduct' | 'inSecondYear') =>
    `${Math.round((100 * mean(rows.get(name)![key])) / mean(rows.get(whole)![key]))} %`;
  const bodies = ['a point colder', 'a point warmer'].map((body) => [
    body,
    share(`${body}, 30 % wrong answers`, `${body}, exact answers`, 'byProduct'),
    share(`${body}, exact answers weekly`, `${body}, exact answers`, 'inSecondYear'),
  ]);
  const weekly = ['always cold', 'always warm'].map((body) => [
    body,
    '',
    share(`${body}, answers weekly`, `${body}, answers daily`, 'inSecondYear'),
  ]);
  const head = columns([title, '30 % wrong', 'weekly']).join('');
  return [head, ...[...bodies, ...weekly].map((cells) => columns(cells).join(''))].join('\n');
}

const report = [
  `Comfortable hours of daily wear in 2024 and 2025, % (thermal vote within ±0.5), and their change by learning, percentage
points: by a Kalman filter and by the rule of the product, mean and worst of ${SEEDS.length} lives in each of ${PLACES.join(', ')}; by the rule
in the second year alone; and by the best offset that never changes. Outfits are chosen by a forecast whose error grows with
lead time, and worn as told in the true weather. "too cold": hours with a vote below -1, by the rule of the product.`,
  formatTable('Users who correct the layer rows by feel', byWearer.byFeel),
  formatShares('Share of the gain with exact daily answers', byWearer.byFeel),
  formatTable('Users who follow the layer rows to the letter', byWearer.toTheLetter),
  formatShares('Share of the gain with exact daily answers', byWearer.toTheLetter),
].join('\n\n');

const folder = new URL('../../docs/replay/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('learning.txt', folder), `${report}\n`);
console.log(report);
