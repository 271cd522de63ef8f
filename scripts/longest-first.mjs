import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { LONGEST_FIRST } from './test-suites.mjs';

/** Position of a test file: that of its suite, or after all suites if it runs alone, which takes less. */
function getPosition({ path }) {
  const position = LONGEST_FIRST.indexOf(basename(path).replace(/\.suite\.tsx?$/, ''));
  return position < 0 ? LONGEST_FIRST.length : position;
}

/** Runs the longest test files of the last run first, or if there was none, the suites that usually take longest. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.every(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((one, other) => getPosition(one) - getPosition(other));
  }
}
