import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../lib/contract/picture-widths';

const AVIF = { quality: 60, effort: 3 } as const;

const isFresh = (variant: string, picture: string) =>
  existsSync(variant) && statSync(variant).mtimeMs >= statSync(picture).mtimeMs;

/** Returns the path of a picture's variant: `540/{id}.avif`. */
const variantPath = (folder: string, width: number, id: string): string => join(folder, String(width), `${id}.avif`);

/** Writes the narrower and smaller variants of one picture. */
async function writeVariants(folder: string, id: string): Promise<void> {
  for (const width of PICTURE_WIDTHS) {
    mkdirSync(join(folder, String(width)), { recursive: true });
    await sharp(join(folder, `${id}.webp`))
      .resize(width)
      .avif(AVIF)
      .toFile(variantPath(folder, width, id));
  }
}

/** Writes missing variants and deletes those without a picture. */
export async function writeAllVariants(folder: string): Promise<void> {
  const ids = readdirSync(folder).flatMap((name) => /^(.+)\.webp$/.exec(name)?.[1] ?? []);
  for (const id of ids)
    if (PICTURE_WIDTHS.some((width) => !isFresh(variantPath(folder, width, id), join(folder, `${id}.webp`))))
      await writeVariants(folder, id);
  for (const width of PICTURE_WIDTHS)
    for (const name of readdirSync(join(folder, String(width))))
      if (!ids.includes(name.replace(/\.avif$/, ''))) rmSync(join(folder, String(width), name));
}

/** Settings of the landing page's slides, which are square and at most 342 px wide. */
const SLIDE = { width: 720, quality: 48, effort: 6 } as const;

export async function writeSlideVariants(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => /^onboarding-\d\.webp$/.test(file)))
    await sharp(join(folder, name))
      .resize(SLIDE.width)
      .avif({ quality: SLIDE.quality, effort: SLIDE.effort })
      .toFile(join(folder, name.replace('.webp', '.avif')));
}
