import { getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { EN_NOTICES } from './en/notices';
import { KO_NOTICES } from './ko/notices';
import type { Notice } from './notice';

const NOTICES: Record<TextLanguage, readonly Notice[]> = { ko: KO_NOTICES, en: EN_NOTICES };

/** Returns the notices in a language, newest first. For servers only, because this module contains every language. */
export const listNotices = (language: Language): readonly Notice[] => NOTICES[getTextLanguage(language)];

export const findNotice = (id: string, language: Language): Notice | undefined =>
  listNotices(language).find((notice) => notice.id === id);
