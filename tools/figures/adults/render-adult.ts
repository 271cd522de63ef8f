import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { type RenderSettings, renderScene } from '../render/blender';
import { readLedger, recordOrigin, rendererHash } from '../render/ledger';
import { type Stage, writeScene } from '../scene/write-scene';
import { dressAdult } from './dress-adult';
import { drawEye, drawFaceMap } from './face-map';
import { ADULTS, type AdultName } from './people';
import type { AdultPoseName } from './poses';

const SCRIPT = 'tools/figures/adults/render/render.py';

export type View = 'figure' | 'face';

/** Who is shown, in what, in which pose, and how close. */
export interface Portrait {
  name: string;
  adult: AdultName;
  pose: AdultPoseName;
  outfit: Outfit;
  view: View;
}

/** Heights of the visible frame and of its centre, in body units. */
const FRAMES: Record<View, (woman: boolean) => { visible: number; centre: number }> = {
  figure: (woman) => (woman ? { visible: 2.1, centre: 0.968 } : { visible: 2.18, centre: 1.005 }),
  face: (woman) => ({ visible: 0.62, centre: woman ? 1.72 : 1.8 }),
};
const DISTANCE = 9;
const SENSOR_MM = 32;
/** Colour of the ground, which the page continues. */
const GROUND = '#eef0f2';

function stageOf({ adult, view }: Portrait, turnDeg: number): Stage {
  const { visible, centre } = FRAMES[view](ADULTS[adult].gender === 'FEMALE');
  return {
    backdrop: GROUND,
    turnDeg,
    camera: {
      at: [0, -DISTANCE, centre + 0.32],
      target: [0, 0, centre],
      lensMm: (SENSOR_MM * DISTANCE) / visible,
    },
  };
}

export interface PortraitTimes {
  /** True if the scene had not changed, so that the existing picture was kept. */
  reused: boolean;
  meshMs: number;
  traceMs: number;
}

export type PortraitSettings = Omit<RenderSettings, 'script'> & { coarseness: number };

/** Meshes and path-traces one adult into `folder`/{name}.png. A picture of the same scene is kept. */
export async function renderPortrait(
  portrait: Portrait,
  folder: string,
  { coarseness, ...settings }: PortraitSettings,
): Promise<PortraitTimes> {
  const start = Date.now();
  const { name, adult: who, pose, outfit } = portrait;
  const adult = ADULTS[who];
  const drawings = { face: `${name}-face-map.png`, eye: `${name}-eye-map.png` };
  await drawFaceMap(adult.features, adult.look, join(folder, drawings.face));
  await drawEye(adult.iris, adult.look.age, join(folder, drawings.eye));
  const { meshes, turnDeg } = dressAdult(outfit, adult, pose, drawings, coarseness);
  const path = join(folder, name);
  const meshed = writeScene(path, stageOf(portrait, turnDeg), meshes);
  const input = JSON.stringify({ adult, settings });
  const scene = `${meshed.slice(0, 32)}-${rendererHash(['render', 'adults/render']).slice(0, 16)}`;
  const before = readLedger(folder)[name];
  const reused = before?.scene === scene && before.input === input && existsSync(`${path}.png`);
  const meshMs = Date.now() - start;
  if (!reused) await renderScene(`${path}.json`, `${path}.png`, { ...settings, script: SCRIPT });
  for (const file of ['.json', '.bin', '-face-map.png', '-eye-map.png']) await rm(`${path}${file}`, { force: true });
  recordOrigin(folder, name, { input, scene });
  return { reused, meshMs, traceMs: Date.now() - start - meshMs };
}
