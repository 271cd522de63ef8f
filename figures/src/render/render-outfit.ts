import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { drawFace } from '../face/draw-face';
import { FACES } from '../face/faces';
import { dressFigure } from '../figure/dress-figure';
import { meshFigure } from '../figure/mesh-figure';
import { makeStage } from '../figure/stage';
import { writeScene } from '../scene/write-scene';
import { type RenderSettings, renderScene } from './blender';
import { measurePlace, type Place, recordFrame } from './frames';
import { ACCEPTED, inputHash, readLedger, recordOrigin, rendererHash } from './ledger';
import { PICTURE } from './picture';

export type Quality = 'preview' | 'full';

const TRACE: Record<Quality, { width: number; height: number; samples: number; coarseness: number }> = {
  preview: { width: 432, height: 540, samples: 10, coarseness: 1.5 },
  full: { width: 792, height: 990, samples: 12, coarseness: 1 },
};

export interface Rendered {
  meshMs: number;
  renderMs: number;
  file: string;
  bytes: number;
  /** True if the scene had not changed, so that the existing picture was reused. */
  reused: boolean;
}

/** A picture to render: its id, and the outfit with the additions that the id names. */
export interface Subject {
  pictureId: string;
  outfit: Outfit;
}

/** Meshes an outfit into `folder`. Returns the scene's path, its content hash and the figure's place in the picture. */
async function meshOutfit(
  { pictureId, outfit }: Subject,
  folder: string,
  coarseness: number,
): Promise<{ scene: string; hash: string; place: Place }> {
  const { person } = outfit;
  const drawing = `${pictureId}-face.png`;
  await drawFace(FACES[person.face], person.skin, person.hair.color, join(folder, drawing));
  const figure = dressFigure(outfit, drawing);
  const meshes = meshFigure(figure, () => coarseness);
  const path = join(folder, pictureId);
  const stage = makeStage(outfit, figure.hasOpenUmbrella);
  const hash = writeScene(path, stage, meshes);
  return { scene: `${path}.json`, hash, place: measurePlace(figure, meshes, stage) };
}

/** Lowers the quality until the picture is small enough. */
async function writeWebp(png: string, file: string): Promise<void> {
  for (let quality = 92; ; quality -= 6) {
    const { size } = await sharp(png)
      .resize(PICTURE.width, PICTURE.height, { kernel: 'lanczos3' })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toFile(file);
    if (size <= PICTURE.maxBytes || quality <= 58) return;
  }
}

/**
 * Meshes, traces and finishes one picture. It is written to `folder` as {id}.webp. If the picture there or the
 * accepted one was made from the same scene, it is reused.
 */
export async function renderOutfit(subject: Subject, folder: string, quality: Quality): Promise<Rendered> {
  const { pictureId, outfit } = subject;
  const { coarseness, ...settings } = TRACE[quality];
  const start = Date.now();
  const { scene, hash: meshes, place } = await meshOutfit(subject, folder, coarseness);
  const hash = `${meshes.slice(0, 32)}-${rendererHash().slice(0, 16)}`;
  const meshMs = Date.now() - start;
  const reusable = quality === 'full' ? findFolder(hash, pictureId, [folder, ACCEPTED]) : undefined;
  if (!reusable) await trace(scene, join(folder, pictureId), settings);
  for (const suffix of ['.json', '.bin', '-face.png', '.png'])
    await rm(join(folder, `${pictureId}${suffix}`), { force: true });
  const file = join(reusable ?? folder, `${pictureId}.webp`);
  if (quality === 'full') {
    await recordFrame(reusable ?? folder, pictureId, place);
    // Last, because a picture with an origin counts as complete.
    recordOrigin(reusable ?? folder, pictureId, { input: inputHash(outfit), scene: hash });
  }
  return { reused: !!reusable, meshMs, renderMs: Date.now() - start - meshMs, file, bytes: (await stat(file)).size };
}

/** Returns the first folder whose picture was made from this scene. */
const findFolder = (hash: string, id: string, folders: readonly string[]): string | undefined =>
  folders.find((folder) => existsSync(join(folder, `${id}.webp`)) && readLedger(folder)[id]?.scene === hash);

async function trace(scene: string, path: string, settings: Omit<RenderSettings, 'threads'>): Promise<void> {
  await renderScene(scene, `${path}.png`, { ...settings, threads: 2 });
  await writeWebp(`${path}.png`, `${path}.webp`);
}
