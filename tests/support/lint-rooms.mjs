// Has the project's own lint read, in memory, a file in every room that imports one file of every other room of the
// same folder. Prints the table of the rooms and what was refused, as JSON: { rooms, houses, refused }, where
// `refused` is { importer: [imported] } and `houses` are entered by files at their top.
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { ENTERED_BY_TOP_FILES, MAY_IMPORT } from '../../eslint.rooms.mjs';

const depthOf = (path) => path.split('/').length;

/** A file of a room, one at its top where there is one: houses within the house are entered there. */
function someFileOf(room) {
  if (room.endsWith('.ts')) return room;
  const files = readdirSync(room, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  return `${room}/${files.sort((a, b) => depthOf(a) - depthOf(b))[0]}`;
}

const RULE = 'import/no-restricted-paths';
const lint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === RULE });

async function refusedBy(importer, others) {
  const imports = others.map(
    (other, n) => `import * as from${n} from '@/${someFileOf(other).replace(/\.tsx?$/, '')}';`,
  );
  const filePath = importer.endsWith('.ts') ? importer : `${importer}/new-file.ts`;
  const [{ messages }] = await lint.lintText(imports.join('\n'), { filePath });
  const lines = messages.filter(({ ruleId }) => ruleId === RULE).map(({ line }) => line);
  return others.filter((_, n) => lines.includes(n + 1));
}

const rooms = Object.fromEntries(
  Object.entries(MAY_IMPORT).map(([folder, neighbours]) => {
    const at = (room) => (folder === '.' ? room : `${folder}/${room}`);
    return [folder, Object.fromEntries(Object.entries(neighbours).map(([room, may]) => [at(room), may.map(at)]))];
  }),
);

const refused = {};
for (const neighbours of Object.values(rooms))
  for (const importer of Object.keys(neighbours)) {
    const others = Object.keys(neighbours).filter((other) => other !== importer);
    refused[importer] = [...(refused[importer] ?? []), ...(await refusedBy(importer, others))];
  }
// No pair of neighbours shows a way past the entrance of a house.
refused['lib/bff/upstream'].push(...(await refusedBy('lib/bff/upstream', ['lib/api-host/db'])));
refused.app.push(...(await refusedBy('app', ['lib/bff/door'])));

console.log(JSON.stringify({ rooms, houses: ENTERED_BY_TOP_FILES, refused }));
