/** Parts with the same thing between each two of them. */
export const interleave = (parts: Buffer[], gap: Buffer): Buffer[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [gap, part]));
