/** Returns the 32-bit FNV-1a hash of a text, mixed so that it is even enough for choosing. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The low bits of FNV depend mostly on the last character. One round of mixing spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export const pickVariant = <T>(variants: readonly [T, ...T[]], seed: string): T =>
  variants[hash32(seed) % variants.length] ?? variants[0];
