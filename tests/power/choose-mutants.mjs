// `node tests/power/choose-mutants.mjs`: draws the mutants at random from all sites, and writes mutants.json.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EQUIVALENT, LEFT_OUT, QUOTAS } from './quotas.mjs';
import { findSites, KINDS } from './sites.mjs';

/** Seed of the draw: the number of the issue that asked for it. */
const SEED = 45;

/** Returns random numbers from 0 to 1 that depend only on the seed (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && !LEFT_OUT.test(file);

function listSources(place) {
  if (/\.\w+$/.test(place)) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter(isSource)
    .sort();
}

/** Returns the shortest whole lines around a site that occur once in the file, before and after the change. */
function cutSnippet(text, { start, end, text: replacement }) {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  let to = (text.indexOf('\n', end) + text.length + 1) % (text.length + 1);
  while (text.indexOf(text.slice(from, to)) !== text.lastIndexOf(text.slice(from, to))) {
    if (to < text.length) to = (text.indexOf('\n', to + 1) + text.length + 1) % (text.length + 1);
    else from = text.lastIndexOf('\n', from - 2) + 1;
  }
  return { find: text.slice(from, to), replace: text.slice(from, start) + replacement + text.slice(end, to) };
}

const isEquivalent = ({ file, replace }) =>
  [...EQUIVALENT.keys()].some((key) => key.startsWith(`${file}: `) && replace.includes(key.slice(file.length + 2)));

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

const random = createRandom(SEED);
const mutants = [];
const files = new Set();
for (const [module, quota] of Object.entries(QUOTAS)) {
  const sites = shuffle(
    listSources(module).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return findSites(file, text).map((site) => ({ file, kind: site.kind, ...cutSnippet(text, site) }));
    }),
    random,
  );
  for (let drawn = 0; drawn < quota; drawn += 1) {
    const usable = sites.filter((site) => !files.has(site.file) && !LEFT_OUT.test(site.find) && !isEquivalent(site));
    // The kinds take turns, as far as the module has them.
    const turns = KINDS.map((_, at) => KINDS[(mutants.length + at) % KINDS.length]);
    const site = turns.map((kind) => usable.find((candidate) => candidate.kind === kind)).find(Boolean);
    if (!site) throw new Error(`${module} has fewer than ${quota} files with sites.`);
    files.add(site.file);
    mutants.push({ id: `m${String(mutants.length + 1).padStart(2, '0')}`, module, ...site });
  }
}
writeFileSync(new URL('mutants.json', import.meta.url), `${JSON.stringify(mutants, null, 2)}\n`);
console.log(`${mutants.length} mutants`);
