import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Bookmark, CloudSun, Shirt, type LucideIcon } from '@/components/ui/icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const SHORTCUTS = { home: Shirt, weather: CloudSun, bookmark: Bookmark };
/** Screenshots of docs/screens by name in the manifest. */
const SCREENSHOTS = { home: 'home', weather: 'weather', wide: 'home-1280' };
const PHONE = { width: 780, height: 1688 };
const QUALITY = 0.8;

const createIcon = (
  icon: LucideIcon,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7cb8ff"/><stop offset="1" stop-color="#3a7af0"/></linearGradient></defs>
<rect width="48" height="48" fill="url(#sky)"/>
${renderToStaticMarkup(createElement(icon, { x: 12, y: 12, color: '#fff' }))}</svg>`;

interface Drawing {
  source: string;
  type: string;
  size?: { width: number; height: number };
  quality?: number;
}

/** Draws a picture on a canvas and returns the encoded file as base64. Runs in the page. */
async function draw({ source, size, type, quality }: Drawing): Promise<string> {
  const picture = Object.assign(new Image(), { src: source });
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = size ? [size.width, size.height] : [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL(type, quality).split(',')[1] ?? '';
}

/** Writes the pictures of app/manifest.webmanifest: shortcut icons (from lucide) and screenshots. */
export async function writeManifestPictures(page: Page): Promise<void> {
  mkdirSync('public/screenshots', { recursive: true });
  const save = async (file: string, drawing: Drawing) =>
    writeFileSync(file, Buffer.from(await page.evaluate(draw, drawing), 'base64'));
  for (const [name, icon] of Object.entries(SHORTCUTS)) {
    const svg = Buffer.from(createIcon(icon)).toString('base64');
    const source = `data:image/svg+xml;base64,${svg}`;
    await save(`public/icons/shortcut-${name}.png`, { source, type: 'image/png' });
  }
  for (const [name, screen] of Object.entries(SCREENSHOTS)) {
    const source = `data:image/jpeg;base64,${readFileSync(`docs/screens/${screen}.jpg`).toString('base64')}`;
    const size = name === 'wide' ? undefined : PHONE;
    await save(`public/screenshots/${name}.webp`, { source, size, type: 'image/webp', quality: QUALITY });
  }
}
