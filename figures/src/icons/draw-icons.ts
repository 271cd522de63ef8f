import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = 512;

/**
 * Returns the drawing of a coat hanger in front of the sun. `inset` shrinks it into the safe zone of a maskable icon.
 */
function drawing(inset: number): string {
  const move = (SIZE * inset) / 2;
  return `<g transform="translate(${move} ${move}) scale(${1 - inset})">
    <circle cx="345" cy="172" r="74" fill="#ffd35c"/>
    <g fill="none" stroke="#ffffff" stroke-width="36" stroke-linecap="round" stroke-linejoin="round">
      <path d="M204 150a52 52 0 1 1 70 49c-12 5-18 13-18 25v12"/>
      <path d="M256 236 427 345c25 16 14 55-16 55H101c-30 0-41-39-16-55Z"/>
    </g></g>`;
}

const SKY = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7db9ff"/><stop offset="1" stop-color="#3c7df0"/></linearGradient>`;

const icon = (corner: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${SKY}</defs><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="url(#sky)"/>${drawing(inset)}</svg>`;

/** Badge beside a push message: one colour on a transparent ground. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${drawing(0)
  .replace(/<circle[^>]*>/, '')
  .replace('stroke-width="36"', 'stroke-width="44"')}</svg>`;

/** Icons that browsers and phones request as PNG. */
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: icon(112, 0.1) },
  { file: 'icon-512.png', size: 512, svg: icon(112, 0.1) },
  { file: 'maskable-192.png', size: 192, svg: icon(0, 0.3) },
  { file: 'maskable-512.png', size: 512, svg: icon(0, 0.3) },
  { file: '../apple-touch-icon.png', size: 180, svg: icon(0, 0.18) },
  { file: 'badge-96.png', size: 96, svg: badge },
];

const FAVICON = { file: '../favicon.ico', size: 48, svg: icon(112, 0.04) };

const render = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** Wraps a square PNG in an .ico file. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  const words = { 2: 1, 4: 1, 10: 1, 12: 32 };
  for (const [offset, value] of Object.entries(words)) header.writeUInt16LE(value, Number(offset));
  header.fill(size, 6, 8);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the app's icons into `folder`, and those that browsers request from the root of the site into its parent. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'icon.svg'), icon(112, 0.1));
  for (const { file, size, svg } of ICONS) await writeFile(join(folder, file), await render(svg, size));
  await writeFile(join(folder, FAVICON.file), toIco(await render(FAVICON.svg, FAVICON.size), FAVICON.size));
}
