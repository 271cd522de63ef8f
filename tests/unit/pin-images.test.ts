import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-pin-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs scripts/pin-images.mjs on files with a `docker` that prints the given text. */
function pin(files: string[], output: string) {
  const docker = path.join(folder, 'docker');
  writeFileSync(docker, `#!/bin/sh\necho "${output}"\n`);
  chmodSync(docker, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync(process.execPath, ['scripts/pin-images.mjs', ...files], { env, encoding: 'utf8' });
}
const digest = (character: string) => `sha256:${character.repeat(64)}`;

it('pins each image to its digest, and updates the digest when it runs again', () => {
  const [compose, dockerfile] = [path.join(folder, 'compose.yaml'), path.join(folder, 'Dockerfile')];
  const before = 'services:\n  a:\n    image: ghcr.io/versity/versitygw:v1.2.0\n  b:\n    image: nalot\n';
  writeFileSync(compose, before);
  writeFileSync(dockerfile, 'FROM node:24-bookworm-slim AS build\nCOPY --from=build /a ./\n');
  expect(pin([compose, dockerfile], 'error').status).toBe(1);
  expect(readFileSync(compose, 'utf8')).toBe(before);
  for (const character of ['a', 'b']) {
    expect(pin([compose, dockerfile], digest(character)).status).toBe(0);
    expect(readFileSync(compose, 'utf8')).toBe(before.replace('v1.2.0', `v1.2.0@${digest(character)}`));
    expect(readFileSync(dockerfile, 'utf8')).toBe(
      `FROM node:24-bookworm-slim@${digest(character)} AS build\nCOPY --from=build /a ./\n`,
    );
  }
});
