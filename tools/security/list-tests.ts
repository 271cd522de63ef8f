import { readdirSync, readFileSync } from 'node:fs';
import { readTestTitles, type TestTitle } from './test-titles';

/** Returns the tests of this repository that have a tag, in the order of their files. */
export const listTaggedTests = (): TestTitle[] =>
  readdirSync('tests', { encoding: 'utf8', recursive: true })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .map((file) => [`tests/${file}`, readFileSync(`tests/${file}`, 'utf8')] as const)
    // Parsing takes long, and most files have no tag.
    .filter(([, text]) => /^\s*\/\/ ASVS /m.test(text))
    .flatMap(([file, text]) => readTestTitles(file, text))
    .filter(({ requirements }) => requirements.length > 0);
