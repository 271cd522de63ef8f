import { parseCookie } from 'cookie';
import type { Language } from '@/lib/contract/language';
import { chosenLanguage } from '@/lib/contract/language-field';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';

/** The parts of a request that name its language. */
export interface LanguageSource {
  /** Path and query, or the whole URL. */
  url?: string;
  cookie?: string | null;
}

/** Returns the language of a request's errors: that of its query, else that of the browser's pages. */
export function chooseRequestLanguage({ url = '', cookie }: LanguageSource): Language {
  // Without `new URL`, because the edge layer also responds to addresses that cannot be parsed.
  const named = /[?&]language=([^&#]*)/.exec(url)?.[1];
  return chosenLanguage.safeParse(named).data ?? parseLanguage(parseCookie(cookie ?? '')[LANGUAGE_COOKIE]);
}

export const getRequestLanguage = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language =>
  chooseRequestLanguage({ url, cookie: headers.get('cookie') });
