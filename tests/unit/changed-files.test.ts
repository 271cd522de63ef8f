import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL('scripts/changed-files.mjs').href;
const folder = mkdtempSync(join(tmpdir(), 'nalot-changed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });

function listChangedFiles(): unknown {
  const program = `import { listChangedFiles } from '${script}'; console.log(JSON.stringify(listChangedFiles()));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder }).toString());
}

it('lists changed, staged and new files, without deleted and ignored ones', () => {
  mkdirSync(join(folder, 'lib'));
  for (const name of ['same.ts', 'changed.ts', 'staged.ts', 'deleted.ts', 'lib/날옷.ts'])
    writeFileSync(join(folder, name), 'export {};\n');
  writeFileSync(join(folder, '.gitignore'), 'ignored.ts\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'test: start');
  expect(listChangedFiles()).toEqual([]);

  for (const name of ['changed.ts', 'staged.ts', 'lib/날옷.ts', 'new file.ts', 'ignored.ts'])
    writeFileSync(join(folder, name), 'export const changed = true;\n');
  git('add', 'staged.ts');
  rmSync(join(folder, 'deleted.ts'));
  expect(listChangedFiles()).toEqual(['changed.ts', 'lib/날옷.ts', 'staged.ts', 'new file.ts']);
});
