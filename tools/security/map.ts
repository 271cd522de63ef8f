// Rewrites the requirements in docs/security.md from docs/security-requirements.yaml and the tags of the tests:
// `npm run security:map`.
import { readFileSync, writeFileSync } from 'node:fs';
import { listTaggedTests } from './list-tests';
import { formatMap, readRequirements } from './requirement-map';

const PAGE = 'docs/security.md';
const BLOCK = /(<!-- requirements -->)[\s\S]*?(<!-- \/requirements -->)/;

const before = readFileSync(PAGE, 'utf8');
if (!BLOCK.test(before)) throw new Error(`${PAGE} has no <!-- requirements --> block to fill.`);
const map = formatMap(readRequirements(), listTaggedTests());
writeFileSync(
  PAGE,
  before.replace(BLOCK, (_, open: string, close: string) => `${open}\n\n${map}\n\n${close}`),
);
