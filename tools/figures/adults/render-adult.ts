import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { type RenderSettings, renderScene } from '../render/blender';
import { readLedger, recordOrigin, rendererHash } from '../render/ledger';
import { type Stage, writeScene } from '../scene/write-scene';
import { type AdultFigure, dressAdult } from './dress-adult';
import { drawEye, drawFaceMap } from './face-map';
import { ADULTS, type AdultName } from './people';
import type { AdultPose } from './poses';

const SCRIPT = 'tools/figures/adults/render/render.py';

export type View = 'figure' | 'face';

/** Who is shown, in what, in which pose, and how close. */
export interface Portrait {
  name: string;
  adult: AdultName;
  pose: AdultPose;
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

/** Margin round a figure that is larger than the usual frame, such as under an umbrella. */
const MARGIN = 0.05;
/** Width of a picture, as a share of its height. */
const ASPECT = 0.8;

/** Returns the half-width of a figure as the camera sees it, and its highest point. */
function extent({ meshes, turnDeg }: AdultFigure): { half: number; top: number } {
  const turn = (turnDeg * Math.PI) / 180;
  let half = 0;
  let top = 0;
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      half = Math.max(half, Math.abs(positions[i]! * Math.cos(turn) - positions[i + 1]! * Math.sin(turn)));
      top = Math.max(top, positions[i + 2]!);
    }
  return { half, top };
}

/** Returns the frame of a view, widened until nothing of the figure is cut. */
function frameOf({ adult, view }: Portrait, figure: AdultFigure): { visible: number; centre: number } {
  const usual = FRAMES[view](ADULTS[adult].gender === 'FEMALE');
  if (view !== 'figure') return usual;
  const { half, top } = extent(figure);
  const bottom = usual.centre - usual.visible / 2;
  const visible = Math.max(usual.visible, top + MARGIN - bottom, (2 * (half + MARGIN)) / ASPECT);
  return { visible, centre: bottom + visible / 2 };
}

function stageOf(portrait: Portrait, figure: AdultFigure): Stage {
  const { visible, centre } = frameOf(portrait, figure);
  const { turnDeg } = figure;
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
  const figure = dressAdult(outfit, adult, pose, drawings, coarseness);
  const path = join(folder, name);
  const meshed = writeScene(path, stageOf(portrait, figure), figure.meshes);
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
