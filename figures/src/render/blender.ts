import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = 'figures/src/render/render.py';
/** Time limit of a render. It takes 20 s on an idle machine, but may wait long at low priority. */
const LIMIT_MS = 60 * 60_000;

export interface RenderSettings {
  width: number;
  height: number;
  samples: number;
  threads: number;
}

/** Path-traces a written scene into a PNG. Throws with Blender's last output if it fails or exceeds the limit. */
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
    join(process.cwd(), SCRIPT),
    '--',
    scene,
    png,
    ...sizes,
  ];
  const child = spawn('nice', ['-n', '19', ...blender], { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
  const lines: string[] = [];
  const collect = (chunk: Buffer) => {
    lines.push(chunk.toString());
    if (lines.length > 200) lines.shift();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await rm(`${png}.passes`, { recursive: true, force: true });
  if (code !== 0) throw new Error(`Blender exited with ${code} for ${scene}:\n${lines.join('').slice(-3000)}`);
}
