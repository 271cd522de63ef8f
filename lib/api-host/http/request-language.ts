import type { Context } from 'hono';
import type { Language } from '@/lib/contract/language';
import { chosenLanguage } from '@/lib/contract/language-field';
import { findAcceptedLanguage } from '@/lib/domain/choose-language';

/**
 * Returns the language of a request: the query parameter `language`, else `Accept-Language`, by which the BFF names the
 * language of the browser's pages.
 */
export const getRequestLanguage = ({ req }: Context): Language =>
  chosenLanguage.safeParse(req.query('language')).data ?? findAcceptedLanguage(req.header('accept-language'));
