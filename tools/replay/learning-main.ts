import { mkdirSync, writeFileSync } from 'node:fs';
import { CITIES, getCityDays } from './city-days';
import { kalmanLearner, averageLearner, productLearner, type Learner } from './learners';
import { getShare, createSimulation, type LifeResult } from './learning';
import { createPeople, type Person } from './people';

// Simulates users with different learning rules through two years of three cities: none, an earlier rule (a Kalman filter)
// and the rule of the product. Prints the table and writes it to docs/replay.
const PLACES = ['seoul', 'chuncheon', 'busan'];
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

interface Row {
  name: string;
  /** Comfortable hours without learning, % for each simulated life; then the change by each rule, percentage points. */
  without: number[];
  byKalman: number[];
  byProduct: number[];
  tooCold: number[];
}

const rows = new Map<string, Row>();

for (const place of PLACES) {
  const live = createSimulation(getCityDays(CITIES.find(({ id }) => id === place)!));
  for (const seed of SEEDS) for (const person of createPeople(seed)) record(person, (learner) => live(person, learner));
}

function record({ name }: Person, lived: <State>(learner: Learner<State>) => LifeResult): void {
  const row = rows.get(name) ?? {
    name,
    ...{ without: [], byKalman: [], byProduct: [], tooCold: [] },
  };
  rows.set(name, row);
  const without = getShare(lived(averageLearner));
  const learnt = lived(productLearner);
  row.without.push(without);
  row.byKalman.push(getShare(lived(kalmanLearner)) - without);
  row.byProduct.push(getShare(learnt) - without);
  row.tooCold.push(getShare(learnt, 'tooCold'));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value: number) => (Math.abs(value) < 0.05 ? '0.0' : `${value > 0 ? '+' : ''}${value.toFixed(1)}`);
const columns = (cells: readonly string[]) => cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(48)));

const table = [
  columns(['', 'without', 'Kalman', 'worst', 'product', 'worst', 'too cold']).join(''),
  ...[...rows.values()].map(({ name, without, byKalman, byProduct, tooCold }) =>
    columns([
      name,
      mean(without).toFixed(1),
      signed(mean(byKalman)),
      signed(Math.min(...byKalman)),
      signed(mean(byProduct)),
      signed(Math.min(...byProduct)),
      mean(tooCold).toFixed(1),
    ]).join(''),
  ),
].join('\n');

const report = `Comfortable hours of daily wear in 2024 and 2025, % (thermal vote within ±0.5), and their change by learning, percentage
points: by a Kalman filter and by the rule of the product, mean and worst of ${SEEDS.length} lives in each of ${PLACES.join(', ')}.
"too cold": hours with a vote below -1, by the rule of the product.

${table}`;

const folder = new URL('../../docs/replay/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('learning.txt', folder), `${report}\n`);
console.log(report);
