import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { deriveLocalSecret } from '@/lib/local-secrets';
import { compileProgram } from '../support/compiled';

let folder: string;
beforeEach(() => (folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'nalot-secrets-')), 'data')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

// ASVS 13.2.3, 13.3.2
it('creates a secret on first use, readable by the owner only, and returns the same one afterwards', () => {
  const secret = deriveLocalSecret(folder, 'pictures');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(deriveLocalSecret(folder, 'pictures')).toBe(secret);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

it('derives a different secret for each purpose and folder', () => {
  const other = `${folder}-other`;
  const all = [deriveLocalSecret(folder, 'a'), deriveLocalSecret(folder, 'b'), deriveLocalSecret(other, 'a')];
  expect(new Set(all).size).toBe(3);
});

it('is the same for four processes that start together', async () => {
  const program = compileProgram('tests/support/print-secret.ts');
  const run = () => promisify(execFile)(process.execPath, [program, folder]);
  const said = await Promise.all(Array.from({ length: 4 }, run));
  expect(new Set(said.map(({ stdout }) => stdout)).size).toBe(1);
  expect(said[0]?.stdout).toMatch(/^[0-9a-f]{64}$/);
});

it('is not silently replaced if the file is damaged', () => {
  deriveLocalSecret(folder, 'a');
  writeFileSync(path.join(folder, 'secrets.json'), '{"master":');
  expect(() => deriveLocalSecret(folder, 'a')).toThrow(/secrets\.json cannot be read/);
});
