import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';
import { worker as en } from '@/lib/messages/en/worker';
import { worker as ko } from '@/lib/messages/ko/worker';
import { worker } from './scope';

/** TypeScript's DOM types lack it, because not all browsers have it. */
interface CookieReader {
  get: (name: string) => Promise<{ value?: string } | null>;
}

const MESSAGES = { ko, en } satisfies Record<Language, typeof ko>;

/** Returns the language that the user has chosen on this device; the default if it is not known. Never fails. */
async function readLanguage(): Promise<Language> {
  const { cookieStore } = worker as { cookieStore?: CookieReader };
  try {
    return parseLanguage((await cookieStore?.get(LANGUAGE_COOKIE))?.value);
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Returns the worker's messages and their language. */
export async function readMessages() {
  const language = await readLanguage();
  return { language, messages: MESSAGES[language] };
}
