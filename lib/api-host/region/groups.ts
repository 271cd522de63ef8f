import type { Steps } from './steps';

/** Integers grouped by keys 0..n-1: the values of key k are `values[start[k]]` to `values[start[k + 1] - 1]`. */
export interface Groups {
  start: Uint32Array;
  values: Uint32Array;
}

type Add = (key: number, value: number) => void;

/** Members that `visit` groups in one step. */
const MEMBERS_PER_STEP = 8_192;

/**
 * Groups the values that `visit` adds for each of `count` members. `visit` is called twice for each, to count and to
 * fill, and must add the same values.
 */
export function* packGroups(keyCount: number, count: number, visit: (member: number, add: Add) => void): Steps<Groups> {
  const start = new Uint32Array(keyCount + 1);
  yield* visitAll(count, visit, (key) => {
    start[key + 1]!++;
  });
  for (let key = 0; key < keyCount; key++) start[key + 1]! += start[key]!;
  yield;
  const next = start.slice();
  const values = new Uint32Array(start[keyCount]!);
  yield* visitAll(count, visit, (key, value) => {
    values[next[key]!++] = value;
  });
  return { start, values };
}

function* visitAll(count: number, visit: (member: number, add: Add) => void, add: Add): Steps<void> {
  for (let member = 0; member < count; member++) {
    visit(member, add);
    if (member % MEMBERS_PER_STEP === MEMBERS_PER_STEP - 1) yield;
  }
}
