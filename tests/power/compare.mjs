// `node tests/power/compare.mjs BEFORE AFTER`: counts by module, and what only the first results found.
import { readFileSync } from 'node:fs';

const [before, after] = process.argv
  .slice(2)
  .map((name) => JSON.parse(readFileSync(new URL(`results/${name}.json`, import.meta.url), 'utf8')).results);

const isKilled = ({ status }) => status === 'killed';
const modules = [...new Set(before.map(({ module, type }) => module ?? type))];
for (const name of modules) {
  const count = (results) => {
    const own = results.filter((result) => (result.module ?? result.type) === name);
    return `${own.filter(isKilled).length} of ${own.length}`;
  };
  console.log([name.padEnd(32), count(before).padEnd(9), after ? count(after) : ''].join(' ').trimEnd());
}
for (const result of before.filter(isKilled)) {
  const later = after?.find(({ id }) => id === result.id);
  if (after && !(later && isKilled(later)))
    console.log(
      `${result.id} ${result.file ?? result.subject}: ${later?.status ?? 'not measured'}, before found by ${result.test}`,
    );
}
