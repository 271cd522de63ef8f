import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { parseLanguage, parseLanguageTag } from './language';

/** A language range with its weight: `en-GB;q=0.8`. Group 1 is the range or `*`, group 2 the weight. */
const RANGE = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** Parses an `Accept-Language` header (RFC 9110, section 12.5.4). Invalid ranges are left out. */
const parseRanges = (header: string): { name: string; weight: number }[] =>
  header.split(',').flatMap((range) => {
    const [, name, weight = '1'] = RANGE.exec(range.trim()) ?? [];
    return name === undefined ? [] : [{ name: name.toLowerCase(), weight: Number(weight) }];
  });

/**
 * Returns the language that an `Accept-Language` header prefers: the one with the highest weight, the first of equal
 * ones. `*` stands for the default language unless the header names it. Returns the default if the header is missing or
 * accepts no language of the product.
 */
export function findAcceptedLanguage(header: string | null | undefined): Language {
  const ranges = parseRanges(header ?? '');
  const isDefaultNamed = ranges.some(({ name }) => parseLanguageTag(name) === DEFAULT_LANGUAGE);
  const candidates = ranges.flatMap(({ name, weight }) => {
    const language = name === '*' && !isDefaultNamed ? DEFAULT_LANGUAGE : parseLanguageTag(name);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  const highest = Math.max(...candidates.map(({ weight }) => weight));
  return candidates.find(({ weight }) => weight === highest)?.language ?? DEFAULT_LANGUAGE;
}

/** Everything that tells the language of a request, the strongest first. */
interface LanguageSources {
  /** Value of the query parameter. */
  parameter?: string | null;
  /** Value of the cookie. */
  cookie: string | null | undefined;
  /** The `Accept-Language` header. */
  accepted: string | null | undefined;
}

/** Returns the language of a request. */
export const chooseLanguage = ({ parameter, cookie, accepted }: LanguageSources): Language =>
  parseLanguage(parameter) ?? parseLanguage(cookie) ?? findAcceptedLanguage(accepted);
