import type { EnglishLanguage } from '@/lib/messages/en/scales';
import { LANDING } from '@/lib/messages/en/landing-pack';
import { createPack } from '../messages';

/** Creates the module of the pack in a variant of English. */
export const create = (language: EnglishLanguage) => ({ default: createPack({ language, ...LANDING }) });
