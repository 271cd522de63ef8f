import type { Context } from 'hono';
import type { Language } from '@/lib/contract/language';
import { chosenLanguage } from '@/lib/contract/language-field';
import { parseLanguage } from '@/lib/domain/language';

/**
 * Returns the language of a request: the query parameter `language`, else `Accept-Language`, by which the BFF names the
 * language of the browser's pages. The default if neither names exactly one of the product's languages.
 */
export const getRequestLanguage = ({ req }: Context): Language =>
  chosenLanguage.safeParse(req.query('language')).data ?? parseLanguage(req.header('accept-language'));
