/** Integers grouped by keys 0..n-1: the values of key k are `values[start[k]]` to `values[start[k + 1] - 1]`. */
export interface Groups {
  start: Uint32Array;
  values: Uint32Array;
}

type Visit = (add: (key: number, value: number) => void) => void;

/** Groups the values that `visit` adds. `visit` is called twice, to count and to fill, and must add the same values. */
export function packGroups(keyCount: number, visit: Visit): Groups {
  const start = new Uint32Array(keyCount + 1);
  visit((key) => {
    start[key + 1]!++;
  });
  for (let key = 0; key < keyCount; key++) start[key + 1]! += start[key]!;
  const next = start.slice();
  const values = new Uint32Array(start[keyCount]!);
  visit((key, value) => {
    values[next[key]!++] = value;
  });
  return { start, values };
}
