import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { renderScene } from '../render/blender';
import type { Part } from '../scene/part';
import type { Stage } from '../scene/write-scene';
import { type Member, writeGroup } from './group';
import { bookmarkProp, cloudProp, dropProp, heartProp, sunProp } from './props';

interface Slide {
  name: string;
  members: Member[];
  props: Part[];
  camera: Stage['camera'];
}

const WIDTH = 960;
const HEIGHT = 960;

function outfit(id: string, changes: Partial<Outfit> = {}): Outfit {
  const found = OUTFITS.find((one) => one.id === id);
  if (!found) throw new Error(`No outfit is called ${id}`);
  return { ...found, ...changes };
}

/** Weather, schedule, bookmarks: what the three slides of the landing page say. */
export function slides(): Slide[] {
  return [
    {
      name: 'onboarding-1',
      members: [
        { outfit: outfit('female-daily-ivory-long-down-red-scarf'), x: -0.46, y: 0.1, turnDeg: 6 },
        { outfit: outfit('male-daily-striped-tee-chino-shorts'), x: 0.46, y: 0, turnDeg: -6 },
      ],
      props: [
        sunProp([0.72, 0.5, 2.12], 0.17),
        cloudProp([-0.72, 0.5, 2.2], 0.28, '#f4f7fb'),
        dropProp([-0.86, 0.4, 1.86], 0.06),
        dropProp([-0.68, 0.4, 1.8], 0.06),
      ],
      camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.14], lensMm: 96 },
    },
    {
      name: 'onboarding-2',
      members: [
        { outfit: outfit('male-business-navy-blazer-stripe-tie'), x: -0.74, y: 0.12, turnDeg: 10 },
        { outfit: outfit('female-date-flared-dress-straw-bag'), x: 0, y: -0.1, turnDeg: -2 },
        { outfit: outfit('male-activity-yellow-hoodie-joggers'), x: 0.74, y: 0.12, turnDeg: -10 },
      ],
      props: [],
      camera: { at: [0, -8.6, 1.45], target: [0, 0, 1.0], lensMm: 96 },
    },
    {
      name: 'onboarding-3',
      members: [{ outfit: outfit('female-daily-heart-tee-tennis-skirt'), x: -0.22, y: 0, turnDeg: -2 }],
      props: [
        bookmarkProp([0.56, 0.1, 1.42], 0.62, '#3f7fee'),
        heartProp([0.86, 0, 1.92], 0.22, '#ff8f86'),
        heartProp([-0.72, 0.1, 1.9], 0.14, '#ffc2ba'),
      ],
      camera: { at: [0, -8.6, 1.5], target: [0, 0, 1.06], lensMm: 102 },
    },
  ];
}

/** A soft shadow on the ground under each figure, for pictures without a ground. */
function shadows({ members, camera }: Slide): string {
  const distance = camera.target[1] - camera.at[1];
  const unit = ((camera.lensMm / 32) * HEIGHT) / distance;
  const ground = HEIGHT / 2 + camera.target[2] * unit * 0.985;
  const blobs = members.map(
    ({ x, y }) =>
      `<ellipse cx="${WIDTH / 2 + x * unit}" cy="${ground - y * unit * 0.14}" rx="${0.26 * unit}" ry="${0.045 * unit}" fill="#1f2a44" opacity=".2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${0.035 * unit}"/></filter><g filter="url(#b)">${blobs.join('')}</g></svg>`;
}

/** Renders the landing page's pictures into `target` as transparent WebP. */
export async function renderSlides(folder: string, target: string, only?: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(target, { recursive: true });
  for (const slide of slides()) {
    if (only && !only.includes(slide.name)) continue;
    const scene = await writeGroup(slide.name, folder, slide.members, slide.props, slide.camera);
    const png = join(folder, `${slide.name}.png`);
    await renderScene(scene, png, { width: WIDTH * 1.25, height: HEIGHT * 1.25, samples: 16, threads: 2 });
    const figures = await sharp(png).resize(WIDTH, HEIGHT, { kernel: 'lanczos3' }).toBuffer();
    await sharp(Buffer.from(shadows(slide)))
      .composite([{ input: figures }])
      .webp({ quality: 84, alphaQuality: 90, effort: 5 })
      .toFile(join(target, `${slide.name}.webp`));
    for (const rest of ['.json', '.bin', '.png']) await rm(join(folder, `${slide.name}${rest}`), { force: true });
  }
}
