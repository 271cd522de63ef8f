import type sharp from 'sharp';

/** Loaded with the first card. It works beside the event loop, on one thread, and keeps nothing. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
