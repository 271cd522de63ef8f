import type { Language } from '@/lib/contract/language';
import { EN, EN_US } from './en/messages';
import { KO } from './ko/messages';
import type { Messages } from './messages';

const MESSAGES: Record<Language, Messages> = { ko: KO, en: EN, 'en-US': EN_US };

/** Returns the messages of a language. For servers and tests only, because it contains every language. */
export const getMessages = (language: Language): Messages => MESSAGES[language];
