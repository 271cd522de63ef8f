import { mkdirSync, writeFileSync } from 'node:fs';
import { CITIES, getCityDays } from './city-days';
import { kalmanLearner, averageLearner, productLearner, type Learner } from './learners';
import { getShare, createSimulation, type LifeResult } from './learning';
import { createPeople, type Person } from './people';

/**
 * What learning does to people: simulated ones live through two years of three cities, recommended to as to everyone,
 * by the rule that was there first, and by ours. Prints the table and writes it to docs/replay.
 */
const PLACES = ['seoul', 'chuncheon', 'busan'];
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

interface Row {
  name: string;
  /** Comfortable hours, % of all: without learning; then by how many points each rule changes them, each life apart. */
  without: number[];
  byFirst: number[];
  byOurs: number[];
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
    ...{ without: [], byFirst: [], byOurs: [], tooCold: [] },
  };
  rows.set(name, row);
  const without = getShare(lived(averageLearner));
  const learnt = lived(productLearner);
  row.without.push(without);
  row.byFirst.push(getShare(lived(kalmanLearner)) - without);
  row.byOurs.push(getShare(learnt) - without);
  row.tooCold.push(getShare(learnt, 'tooCold'));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value: number) => (Math.abs(value) < 0.05 ? '0.0' : `${value > 0 ? '+' : ''}${value.toFixed(1)}`);
const columns = (cells: readonly string[]) => cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(48)));

const table = [
  columns(['', 'without', 'first', 'worst', 'ours', 'worst', 'too cold']).join(''),
  ...[...rows.values()].map(({ name, without, byFirst, byOurs, tooCold }) =>
    columns([
      name,
      mean(without).toFixed(1),
      signed(mean(byFirst)),
      signed(Math.min(...byFirst)),
      signed(mean(byOurs)),
      signed(Math.min(...byOurs)),
      mean(tooCold).toFixed(1),
    ]).join(''),
  ),
].join('\n');

const report = `Comfortable hours of daily wear over 2024 and 2025, % (thermal vote within half a point), and by how many points
learning changes them: by the rule that was there first, and by ours; the mean and the worst of ${SEEDS.length} lives in each of
${PLACES.join(', ')}. "too cold": hours with a vote below -1, by ours.

${table}`;

const folder = new URL('../../docs/replay/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('learning.txt', folder), `${report}\n`);
console.log(report);
