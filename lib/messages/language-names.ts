import type { TextLanguage } from '@/lib/contract/language';

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<TextLanguage, string> = { ko: '한국어', en: 'English' };
