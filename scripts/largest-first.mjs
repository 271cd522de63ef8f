import { statSync } from 'node:fs';
import { basename, relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { planSuites } from './test-suites.mjs';

const suites = { ...planSuites(false).suites, ...planSuites(true).suites };

/** Returns the size of a test file in bytes, or of all files of a suite, whose own file is tiny. */
function getSize(file) {
  const files = suites[basename(file).replace(/\.suite\.tsx?$/, '')] ?? [relative('', file)];
  return files.reduce((sum, each) => sum + statSync(each).size, 0);
}

/** Runs the longest test files of the last run first, or the largest ones if there was none, so that no suite runs last. */
export default class LargestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.every(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((one, other) => getSize(other.path) - getSize(one.path));
  }
}
