import type { Context } from 'hono';
import type { Language } from '@/lib/contract/language';
import { chosenLanguage } from '@/lib/contract/language-field';
import { findAcceptedLanguage } from '@/lib/domain/choose-language';
import { parseLanguage } from '@/lib/domain/language';

/**
 * Returns the language of a request: the query parameter `language`, else `Accept-Language`, by which the BFF names the
 * language of the browser's pages. There, `en-US` alone has the units of the United States.
 */
export function getRequestLanguage({ req }: Context): Language {
  const accepted = req.header('accept-language');
  const named = chosenLanguage.safeParse(req.query('language')).data ?? parseLanguage(accepted);
  return named ?? findAcceptedLanguage(accepted);
}
