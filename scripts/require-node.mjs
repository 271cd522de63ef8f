// Ends the process with one sentence if this Node is older than package.json allows. Imported first, before anything that
// an older Node might not understand.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [minimum] = /\d+\.\d+/.exec(engines.node);
const [major, minor] = process.versions.node.split('.').map(Number);
const [minMajor, minMinor] = minimum.split('.').map(Number);

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  console.error(`Nalot needs Node ${minimum} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
