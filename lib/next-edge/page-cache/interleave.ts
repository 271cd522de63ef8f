/** Puts `gap` between the parts. */
export const interleave = (parts: Buffer[], gap: Buffer): Buffer[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [gap, part]));
