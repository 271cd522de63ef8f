import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderScene } from '../render/blender';
import { writeGroup } from './group';
import { NOTICES } from './notices';
import { ONBOARDING } from './onboarding';
import type { Slide } from './slide';

const SQUARE = { width: 960, height: 960 };
type Size = typeof SQUARE;

/** Returns the ground of a picture as SVG: the sky if the picture has one, and a soft shadow under each figure. */
function ground({ members, camera, sky }: Slide, { width, height }: Size): string {
  const distance = camera.target[1] - camera.at[1];
  const unit = ((camera.lensMm / 32) * height) / distance;
  const floor = height / 2 + camera.target[2] * unit * 0.985;
  const blobs = members.map(
    ({ x, y }) =>
      `<ellipse cx="${width / 2 + x * unit}" cy="${floor - y * unit * 0.14}" rx="${0.26 * unit}" ry="${0.045 * unit}" fill="#1f2a44" opacity=".2"/>`,
  );
  const blur = `<filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${0.035 * unit}"/></filter>`;
  const air = sky
    ? `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#s)"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${blur}${air}<g filter="url(#b)">${blobs.join('')}</g></svg>`;
}

async function renderSlide(slide: Slide, folder: string, target: string): Promise<void> {
  const size = slide.size ?? SQUARE;
  const { width, height } = size;
  const scene = await writeGroup(slide.name, folder, slide.members, slide.props, slide.camera);
  const png = join(folder, `${slide.name}.png`);
  await renderScene(scene, png, { width: width * 1.25, height: height * 1.25, samples: 32, threads: 2 });
  const figures = await sharp(png).resize(width, height, { kernel: 'lanczos3' }).toBuffer();
  await sharp(Buffer.from(ground(slide, size)))
    .composite([{ input: figures }])
    .webp({ quality: 84, alphaQuality: 90, effort: 5 })
    .toFile(join(target, `${slide.name}.webp`));
  const faces = slide.members.map((member) => `-${member.outfit.id}-face.png`);
  for (const suffix of ['.json', '.bin', '.png', ...faces])
    await rm(join(folder, `${slide.name}${suffix}`), { force: true });
}

/** Renders the pictures of the landing page and the notices into `target`: all of them, or those in `only`. */
export async function renderSlides(folder: string, target: string, only?: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(target, { recursive: true });
  const slides = [...ONBOARDING, ...NOTICES];
  const missing = only?.filter((name) => !slides.some((slide) => slide.name === name)) ?? [];
  if (missing.length > 0) throw new Error(`Unknown pictures: ${missing.join(', ')}`);
  for (const slide of slides) if (!only || only.includes(slide.name)) await renderSlide(slide, folder, target);
}
