import type sharp from 'sharp';

/** Loads sharp on the first call, limited to one thread and without a cache. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
