const hash = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Returns value noise in -1..1 with cells of size 1. It is the same on every machine. */
export function noise(x: number, y: number, z: number): number {
  const X = Math.floor(x);
  const Y = Math.floor(y);
  const Z = Math.floor(z);
  const u = fade(x - X);
  const v = fade(y - Y);
  const w = fade(z - Z);
  const row = (j: number, k: number) => {
    const a = hash(X, Y + j, Z + k);
    return a + (hash(X + 1, Y + j, Z + k) - a) * u;
  };
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * v;
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * v;
  return (near + (far - near) * w) * 2 - 1;
}

/** Returns a soft crest where `n` (in -1..1) passes zero. */
export const ridge = (n: number) => (1 - Math.abs(n)) * (1 - Math.abs(n));

/** Returns a repeatable stream of numbers in 0..1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a stable hash of a text in 0..2^32, for seeds that do not depend on order. */
export function hashText(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
