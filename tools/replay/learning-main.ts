import { mkdirSync, writeFileSync } from 'node:fs';
import { CITIES, cityDays } from './city-days';
import { first, none, ours, type Learner } from './learners';
import { shareOf, simulation, type Lived } from './learning';
import { peopleOf, type Person } from './people';

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
  const live = simulation(cityDays(CITIES.find(({ id }) => id === place)!));
  for (const seed of SEEDS) for (const person of peopleOf(seed)) record(person, (learner) => live(person, learner));
}

function record({ name }: Person, lived: <State>(learner: Learner<State>) => Lived): void {
  const row = rows.get(name) ?? {
    name,
    ...{ without: [], byFirst: [], byOurs: [], tooCold: [] },
  };
  rows.set(name, row);
  const without = shareOf(lived(none));
  const learnt = lived(ours);
  row.without.push(without);
  row.byFirst.push(shareOf(lived(first)) - without);
  row.byOurs.push(shareOf(learnt) - without);
  row.tooCold.push(shareOf(learnt, 'tooCold'));
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
