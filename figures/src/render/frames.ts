import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FrameRecord } from '../../../lib/api-host/pictures/frames';
import type { Figure } from '../figure/dress-figure';
import type { BuiltMesh } from '../scene/build-mesh';
import { makeProjection, projectPlace } from '../scene/project';
import type { Vec3 } from '../scene/vector';
import type { Stage } from '../scene/write-scene';
import { writeWhole } from './ledger';
import { PICTURE } from './picture';

/** The mouth in head space, where overlays are placed. */
const MOUTH: Vec3 = [0, -0.3, -0.15];

/** Number of heights at which the colour of the ground is recorded, from the upper to the lower edge. */
const GROUND_ROWS = 6;
/** Width of the columns at the left and right edge, and height of the rows, from which a colour is averaged. */
const EDGE_PX = { width: 6, height: 20 };

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

/** Place of a figure in its picture: the box of its surfaces and the place of its head, in px. */
export type Place = Pick<FrameRecord, 'box' | 'head'>;

/** Projects a figure's meshes and returns its place in the picture. Throws if it has no head. */
export function measurePlace({ parts, posture }: Figure, meshes: readonly BuiltMesh[], stage: Stage): Place {
  const project = makeProjection(stage, PICTURE);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = project([positions[i]!, positions[i + 1]!, positions[i + 2]!]);
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  const { place, bend = posture } = parts.find(({ name }) => name === 'head') ?? {};
  if (!place) throw new Error('The figure has no head.');
  const { x, y, unitPx, rollDeg } = projectPlace(project, (p) => bend(place(p, 'point')), MOUTH);
  return {
    box: [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)],
    head: { x: round(x, 1), y: round(y, 1), unitPx: round(unitPx, 1), rollDeg: round(rollDeg, 1) },
  };
}

/** Returns the colours of a picture's left and right edge, averaged, from top to bottom. */
async function sampleGround(picture: string): Promise<string[]> {
  const averageAt = async (left: number, top: number) => {
    const corner = sharp(picture).extract({ left, top, ...EDGE_PX });
    const { channels } = await sharp(await corner.png().toBuffer()).stats();
    return channels.slice(0, 3).map(({ mean }) => mean);
  };
  const rows = Array.from({ length: GROUND_ROWS }, async (_, row) => {
    const top = Math.round(((PICTURE.height - EDGE_PX.height) * row) / (GROUND_ROWS - 1));
    const [left = [], right = []] = [await averageAt(0, top), await averageAt(PICTURE.width - EDGE_PX.width, top)];
    const bytes = left.map((channel, index) => Math.round((channel + right[index]!) / 2));
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
  return Promise.all(rows);
}

const getPath = (folder: string) => join(folder, 'frames.json');

const readFrames = (folder: string): Record<string, FrameRecord> =>
  existsSync(getPath(folder)) ? (JSON.parse(readFileSync(getPath(folder), 'utf8')) as Record<string, FrameRecord>) : {};

/** Writes one line for each outfit. The keys are sorted so that differences are easy to read. */
function saveFrames(folder: string, frames: Record<string, FrameRecord>): void {
  const lines = Object.entries(frames)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, frame]) => `${JSON.stringify(id)}:${JSON.stringify(frame)}`);
  writeWhole(getPath(folder), `{\n${lines.join(',\n')}\n}\n`);
}

/** Records the frame of a rendered picture in its folder. */
export async function recordFrame(folder: string, id: string, place: Place): Promise<void> {
  const ground = await sampleGround(join(folder, `${id}.webp`));
  saveFrames(folder, { ...readFrames(folder), [id]: { ...place, ground } });
}

/** Copies the frames of accepted pictures into their folder. Frames of removed pictures are dropped. */
export function acceptFrames(from: string, to: string, ids: readonly string[]): void {
  const fresh = readFrames(from);
  const accepted = Object.entries(readFrames(to)).filter(([id]) => existsSync(join(to, `${id}.webp`)));
  const added = ids.map((id): [string, FrameRecord] => {
    const frame = fresh[id];
    if (!frame) throw new Error(`No frame of ${id} in ${from}: render it again.`);
    return [id, frame];
  });
  saveFrames(to, Object.fromEntries([...accepted, ...added]));
}

/** Draws the recorded box and head of outfits into their pictures, for review. */
export async function drawFrames(folder: string, ids: readonly string[], target: string): Promise<void> {
  const frames = readFrames(folder);
  for (const id of ids) {
    const frame = frames[id];
    if (!frame) throw new Error(`No frame of ${id}`);
    const { box, head } = frame;
    const [left, top, right, bottom] = box;
    const radius = 0.12 * head.unitPx;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" fill="none" stroke="#d00" stroke-width="2"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/><g transform="translate(${head.x} ${head.y}) rotate(${head.rollDeg})"><circle r="${radius}"/><path d="M${-2 * radius} 0H${2 * radius}"/></g></svg>`;
    await sharp(join(folder, `${id}.webp`))
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toFile(join(target, `${id}-frame.png`));
  }
}
