import { mkdirSync } from 'node:fs';
import { OUTFITS } from '../../lib/domain/wardrobe/outfits';
import { renderOutfit } from './render/render-outfit';



async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const only = args.flatMap((arg, i) => (arg === '--only' ? (args[i + 1] ?? '').split(',') : []));
  const preview = args.includes('--preview');
  const folder = args.includes('--folder') ? args[args.indexOf('--folder') + 1]! : '.figures';
  mkdirSync(folder, { recursive: true });
  const wanted = OUTFITS.filter(({ id }) => only.length === 0 || only.includes(id));
  if (wanted.length === 0) throw new Error(`No outfit is called ${only.join(', ')}`);
  for (const outfit of wanted) {
    const { meshMs, renderMs, file, bytes } = await renderOutfit(outfit, folder, preview ? 'preview' : 'full');
    console.log(`${outfit.id}: mesh ${(meshMs / 1000).toFixed(1)} s, render ${(renderMs / 1000).toFixed(1)} s, ${file} ${(bytes / 1024).toFixed(1)} KB`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
