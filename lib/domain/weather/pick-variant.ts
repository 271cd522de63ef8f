/** 32-bit FNV-1a of a text: the same everywhere, spread evenly enough to choose by. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // FNV's low bits follow the last letter closely; one round of mixing spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One of several wordings, the same for the same seed. */
export const pickVariant = <T>(variants: readonly [T, ...T[]], seed: string): T =>
  variants[hash32(seed) % variants.length] ?? variants[0];
