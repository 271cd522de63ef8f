/** Request header in which `middleware.ts` passes the language of a page to layouts, which cannot read the query. */
export const PAGE_LANGUAGE_HEADER = 'x-nalot-language';
