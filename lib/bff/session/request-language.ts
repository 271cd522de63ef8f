import { parseCookie } from 'cookie';
import type { Language } from '@/lib/contract/language';
import { chooseLanguage } from '@/lib/domain/choose-language';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@/lib/domain/language';

/** The parts of a request that name its language. */
export interface LanguageSource {
  /** Path and query, or the whole URL. */
  url?: string;
  cookie?: string | null;
  /** The `Accept-Language` header. */
  accepted?: string | null;
}

/** Returns the language of a request and of its errors: that of its query, else of the cookie, else of the browser. */
export function chooseRequestLanguage({ url = '', cookie, accepted }: LanguageSource): Language {
  // Without `new URL`, because the edge layer also responds to addresses that cannot be parsed.
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const chosen = parseCookie(cookie ?? '')[LANGUAGE_COOKIE];
  return chooseLanguage({ parameter: query.get(LANGUAGE_PARAMETER), cookie: chosen, accepted });
}

export const getRequestLanguage = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Language =>
  chooseRequestLanguage({ url, cookie: headers.get('cookie'), accepted: headers.get('accept-language') });
