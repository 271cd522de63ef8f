import { createFirst } from '@/lib/messages/en/first';
import { SCALES, type EnglishLanguage } from '@/lib/messages/en/scales';
import { createPack } from '../messages';

/** Creates the module of the pack in a variant of English. The variants share a file, because they differ in little. */
export const create = (language: EnglishLanguage) => ({
  default: createPack({ language, ...createFirst(SCALES[language]) }),
});
