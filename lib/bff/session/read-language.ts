import { cookies, headers } from 'next/headers';
import type { Language } from '@/lib/contract/language';
import { chooseLanguage } from '@/lib/domain/choose-language';
import { LANGUAGE_COOKIE } from '@/lib/domain/language';
import { PAGE_LANGUAGE_HEADER } from './page-language';

/** Returns the language of the page that is being rendered. */
export async function readLanguage(): Promise<Language> {
  const received = await headers();
  return chooseLanguage({
    parameter: received.get(PAGE_LANGUAGE_HEADER),
    cookie: (await cookies()).get(LANGUAGE_COOKIE)?.value,
    accepted: received.get('accept-language'),
  });
}
