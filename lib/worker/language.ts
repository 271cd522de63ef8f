import { getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { findAcceptedLanguage } from '@/lib/domain/choose-language';
import { worker as en } from '@/lib/messages/en/worker';
import { worker as ko } from '@/lib/messages/ko/worker';
import { readChosenLanguage } from './language-cookie';
import { readCachedLanguage } from './page-language';

const MESSAGES = { ko, en } satisfies Record<TextLanguage, typeof ko>;

/**
 * Returns the language that the user has chosen, else that of the pages that they opened, else that of the browser. Never
 * fails.
 */
export const readLanguage = async (): Promise<Language> =>
  (await readChosenLanguage()) ??
  (await readCachedLanguage().catch(() => null)) ??
  findAcceptedLanguage(navigator.languages.join());

/** Returns the worker's messages and their language. */
export async function readMessages() {
  const language = await readLanguage();
  return { language, messages: MESSAGES[getTextLanguage(language)] };
}
