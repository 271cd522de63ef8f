import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = join(process.cwd(), 'tools/figures/render/render.py');
/** Twenty seconds where it has the machine to itself; behind everything else it may have to wait long. */
const LIMIT_MS = 60 * 60_000;

export interface RenderSettings {
  width: number;
  height: number;
  samples: number;
  threads: number;
}

/** Path-traces a written scene into a PNG. Refuses with Blender's own words when it fails or takes an hour. */
export async function renderScene(scene: string, png: string, settings: RenderSettings): Promise<void> {
  const { width, height, samples, threads } = settings;
  const sizes = [width, height, samples, threads].map(String);
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    SCRIPT,
    '--',
    scene,
    png,
    ...sizes,
  ];
  const child = spawn('nice', ['-n', '19', ...blender], { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => {
    lines.push(chunk.toString());
    if (lines.length > 200) lines.shift();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await rm(`${png}.passes`, { recursive: true, force: true });
  if (code !== 0) throw new Error(`Blender ended with ${code} for ${scene}:\n${lines.join('').slice(-3000)}`);
}
