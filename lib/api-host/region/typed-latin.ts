import { foldSpelling, splitWords, toPlainLatin } from '@/lib/domain/place-search/latin';

/** Returns the words of a text in alphabetical order, or null if it is one word: German Village Namhae. */
export function toBag(text: string): string | null {
  const words = splitWords(text);
  return words.length > 1 ? words.map(foldSpelling).sort().join(' ') : null;
}

/** Query in the forms that are compared with names. */
export interface TypedLatin {
  plain: string;
  folded: string;
  bag: string | null;
  /** Its divisions into a name and the words beside it. */
  parts: { name: string; beside: readonly string[] }[];
}

const MAX_BESIDE = 5;

export function toTyped(query: string): TypedLatin {
  const words = splitWords(query);
  const cuts = Array.from({ length: Math.min(words.length - 1, MAX_BESIDE) }, (_, index) => index + 1);
  const parts = cuts.flatMap((count) => [
    { name: words.slice(0, -count), beside: words.slice(-count) },
    { name: words.slice(count), beside: words.slice(0, count) },
  ]);
  return {
    plain: toPlainLatin(query),
    folded: foldSpelling(query),
    bag: toBag(query),
    parts: parts.map(({ name, beside }) => ({ name: foldSpelling(name.join('')), beside })),
  };
}

/** Returns what remains of a text without a qualifier at its beginning or end. */
export const listWithoutQualifier = (text: string, qualifiers: ReadonlySet<string>): string[] =>
  [...text].flatMap((_, at) => {
    const [beginning, end] = [text.slice(0, at), text.slice(at)];
    return [...(qualifiers.has(beginning) ? [end] : []), ...(qualifiers.has(end) ? [beginning] : [])];
  });

/** Longest qualifier in words: jeju special province. */
const MAX_WORDS = 2;

/** Returns true if words are names of the province, the city or the district, in any order: suwon, gyeonggi-do. */
export function areQualifiers(words: readonly string[], qualifiers: ReadonlySet<string>): boolean {
  if (words.length === 0) return true;
  return Array.from({ length: MAX_WORDS }, (_, index) => index + 1).some(
    (count) =>
      count <= words.length &&
      qualifiers.has(foldSpelling(words.slice(0, count).join(''))) &&
      areQualifiers(words.slice(count), qualifiers),
  );
}
