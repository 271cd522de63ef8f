import { createMore } from '@/lib/messages/en/more';
import type { EnglishLanguage } from '@/lib/messages/en/scales';
import { UNITS } from '@/lib/messages/en/units';
import { createPack } from '../messages';

/** Creates the module of the pack in a variant of English. The variants share a file, because they differ in little. */
export const create = (language: EnglishLanguage) => ({
  default: createPack({ language, ...createMore(UNITS[language]) }),
});
