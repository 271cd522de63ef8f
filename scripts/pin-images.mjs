// `npm run images:pin`: writes the current digest of each image into compose*.yaml and the Dockerfile
// (`postgres:17-bookworm@sha256:...`), so that a tag that is moved later changes nothing. Run it again to update the digests,
// for example after a security release of a base image, and commit the result. Requires Docker and its registries.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILES = process.argv.slice(2);
const DEFAULT_FILES = ['compose.yaml', 'compose.monitoring.yaml', 'Dockerfile'];
/** Images with a registry or a version tag; images that we build have neither. */
const IMAGE = /^((?:\s*image: |FROM ))([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

const digests = new Map();

function getDigest(image) {
  if (digests.has(image)) return digests.get(image);
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { stdout = '', stderr = '', error } = spawnSync('docker', args, { encoding: 'utf8', timeout: 60_000 });
  const digest = stdout.trim();
  if (!DIGEST.test(digest))
    throw new Error(`${image}: no digest was received, and no file was changed. ${error?.message ?? stderr.trim()}`);
  digests.set(image, digest);
  return digest;
}

try {
  const changed = (FILES.length > 0 ? FILES : DEFAULT_FILES).map((file) => [
    file,
    readFileSync(file, 'utf8').replace(IMAGE, (_, start, image) => `${start}${image}@${getDigest(image)}`),
  ]);
  for (const [file, text] of changed) writeFileSync(file, text);
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
