import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGallery } from './gallery';
import { drawIcons } from './icons/draw-icons';
import { measureOutfit } from './measure';
import { findSubject, listByPriority } from './render/coverage';
import { acceptFrames, drawFrames } from './render/frames';
import { ACCEPTED, FRESH, inputHash, readLedger, recordOrigin } from './render/ledger';
import { renderOutfit, type Subject } from './render/render-outfit';
import { renderPieces } from './scenes/pieces';
import { renderSlides } from './scenes/render-slides';
import { recordSeen } from './seen/record-seen';
import { drawSheets } from './sheet';
import { writeAllVariants, writeSlideVariants } from './variants';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    accept: { type: 'string' },
    preview: { type: 'boolean', default: false },
    scenes: { type: 'string' },
    pieces: { type: 'string' },
    measure: { type: 'string' },
    seen: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
    variants: { type: 'boolean', default: false },
    frames: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    folder: { type: 'string', default: FRESH },
    jobs: { type: 'string', default: '2' },
    limit: { type: 'string' },
  },
});

function selectSubjects(): Subject[] {
  const ids = options.only?.split(',');
  const found = ids ? ids.map(findSubject) : listByPriority().filter(isStale);
  return options.limit ? found.slice(0, Number(options.limit)) : found;
}

/** Returns true if neither the accepted nor the fresh picture was made from the current inputs. */
function isStale({ pictureId, outfit }: Subject): boolean {
  const input = inputHash(outfit);
  return [options.folder, ACCEPTED].every(
    (folder) => readLedger(folder)[pictureId]?.input !== input || !existsSync(join(folder, `${pictureId}.webp`)),
  );
}

async function renderAndReport(subject: Subject): Promise<void> {
  const { reused, meshMs, renderMs, bytes } = await renderOutfit(
    subject,
    options.folder,
    options.preview ? 'preview' : 'full',
  );
  const seconds = (ms: number) => (ms / 1000).toFixed(0);
  const done = reused ? 'unchanged' : `mesh ${seconds(meshMs)} s, render ${seconds(renderMs)} s`;
  console.log(`${subject.pictureId}: ${done}, ${(bytes / 1024).toFixed(0)} KB`);
}

/** Renders all pictures. If one fails, the others continue, and the run fails at the end. */
async function renderAll(subjects: Subject[]): Promise<void> {
  mkdirSync(options.folder, { recursive: true });
  const queue = [...subjects];
  const failed: string[] = [];
  const work = async () => {
    for (let subject = queue.shift(); subject; subject = queue.shift()) {
      const { pictureId } = subject;
      await renderAndReport(subject).catch((error: unknown) => {
        failed.push(pictureId);
        console.error(pictureId, error);
      });
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, work));
  if (failed.length > 0) throw new Error(`Rendering failed: ${failed.join(', ')}`);
}

/** Copies reviewed pictures from a folder into the product. */
async function accept(ids: string[], from: string): Promise<void> {
  mkdirSync(ACCEPTED, { recursive: true });
  const origins = readLedger(from);
  for (const id of ids) {
    const origin = origins[id];
    if (!origin) throw new Error(`No fresh picture of ${id}`);
    copyFileSync(join(from, `${id}.webp`), join(ACCEPTED, `${id}.webp`));
    recordOrigin(ACCEPTED, id, origin);
  }
  await writeAllVariants(ACCEPTED);
  acceptFrames(from, ACCEPTED, ids);
}

const measureById = (id: string) => measureOutfit(findSubject(id).outfit, 1.6);

async function main(): Promise<void> {
  if (options.measure) console.log(JSON.stringify(measureById(options.measure)));
  else if (options.seen) recordSeen(listByPriority());
  else if (options.accept) await accept(options.accept.split(','), options.folder);
  else if (options.sheet) await drawSheets(ACCEPTED, 'docs/wardrobe/sheets');
  else if (options.gallery) console.log(writeGallery(ACCEPTED, '.figures/gallery'));
  else if (options.variants) {
    await writeSlideVariants('public/figures');
    await writeAllVariants(ACCEPTED);
  } else if (options.frames) await drawFrames(ACCEPTED, options.frames.split(','), FRESH);
  else if (options.icons) await drawIcons('public/icons');
  else if (options.scenes !== undefined)
    await renderSlides(FRESH, 'public/figures', options.scenes === 'all' ? undefined : options.scenes.split(','));
  else if (options.pieces !== undefined)
    await renderPieces(
      FRESH,
      'public/figures/pieces',
      options.pieces === 'all' ? undefined : options.pieces.split(','),
    );
  else await renderAll(selectSubjects());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
