import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { engines, version } from '@/package.json';

const read = (file: string) => readFileSync(file, 'utf8');

it('the notices of open-source software are those of the installed packages', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/licences.mjs', '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const notices = read('public/licences.txt');
  for (const name of ['react', 'next', 'pretendard', '@meteocons/svg', 'lucide-react'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

it('the changelog begins with changes to come, then the current version', () => {
  const headings = read('CHANGELOG.md').match(/^## .+$/gm) ?? [];
  expect(headings.slice(0, 2)).toEqual(['## Unreleased', `## ${version}`]);
});

it('the version of Node for developers is the oldest that the app supports', () =>
  expect(engines.node).toBe(`>=${read('.nvmrc').trim()}.0`));

it('the workflow runs what a clean checkout has to pass', () =>
  expect(read('.github/workflows/ci.yml')).toMatch(/- run: \.ci\/run$/m));
