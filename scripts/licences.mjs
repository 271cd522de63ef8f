// `node scripts/licences.mjs`: writes public/licences.txt, the notices of the packages that the app consists of, and of the
// font and icons in it. `node scripts/licences.mjs --check` fails if the file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'public/licences.txt';
const NOTICE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** Notices of files that were copied from packages which are not installed: the font and the icons. */
const COPIED = 'data/licences';

/** Returns the folders of the packages that an installation without development packages has. */
function listFolders() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isOfApp = ([folder, { dev, link, optional, devOptional }]) =>
    folder.startsWith('node_modules/') && !dev && !link && !optional && !devOptional;
  const ofApp = Object.entries(packages).filter(isOfApp);
  return ofApp.map(([folder]) => folder).sort();
}

function describe(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => NOTICE.test(each));
  const holder = typeof author === 'object' ? author?.name : author;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim()
    : `${typeof license === 'string' ? license : 'See the package'}${holder ? `, ${holder}` : ''}`;
  return { title: `${name} ${version}`, text };
}

/** Returns the notices. Packages with the same text share it. */
function compose() {
  const byText = new Map();
  for (const folder of listFolders().filter((each) => existsSync(join(each, 'package.json')))) {
    const { title, text } = describe(folder);
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const copied = readdirSync(COPIED).map((name) => readFileSync(join(COPIED, name), 'utf8'));
  const installed = [...byText].map(([text, titles]) => `${[...new Set(titles)].join('\n')}\n\n${text}\n`);
  return `Open-source software in 날옷 (Nalot)\n\n${[...copied, ...installed].join(`\n${'-'.repeat(72)}\n\n`)}`;
}

const notices = compose();
if (!process.argv.includes('--check')) writeFileSync(FILE, notices);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== notices) {
  process.stderr.write(`${FILE} is out of date: node scripts/licences.mjs\n`);
  process.exit(1);
}
