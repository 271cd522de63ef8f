/** Note above the translation of a legal text. */
export const PREVAILING_TEXT =
  'This is a translation for your convenience. If it differs from the Korean text, the Korean text prevails.';
