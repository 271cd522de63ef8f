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
  /** Returns true if the text begins or ends with one of the qualifiers. Computed once for each district. */
  hasQualifier: (qualifiers: ReadonlySet<string>) => boolean;
}

const MAX_BESIDE = 5;

export function toTyped(query: string): TypedLatin {
  const words = splitWords(query);
  const cuts = Array.from({ length: Math.min(words.length - 1, MAX_BESIDE) }, (_, index) => index + 1);
  const parts = cuts.flatMap((count) => [
    { name: words.slice(0, -count), beside: words.slice(-count) },
    { name: words.slice(count), beside: words.slice(0, count) },
  ]);
  const folded = foldSpelling(query);
  const known = new Map<ReadonlySet<string>, boolean>();
  const findQualifier = (qualifiers: ReadonlySet<string>) =>
    [...qualifiers].some((qualifier) => folded.endsWith(qualifier) || folded.startsWith(qualifier));
  return {
    plain: toPlainLatin(query),
    folded,
    bag: toBag(query),
    parts: parts.map(({ name, beside }) => ({ name: foldSpelling(name.join('')), beside })),
    hasQualifier: (qualifiers) => {
      const found = known.get(qualifiers) ?? findQualifier(qualifiers);
      known.set(qualifiers, found);
      return found;
    },
  };
}

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
