import { ProviderError } from '../provider-error';

/** A place in a bulletin: its name, and in brackets the parts that are included or excluded. */
export interface NamedArea {
  name: string;
  /** Empty if the whole place is included. */
  parts: string[];
  /** True if `parts` are excluded. */
  isAllBut: boolean;
}

/** One active warning, such as 폭염주의보, and its areas. */
export interface BulletinEntry {
  name: string;
  areas: NamedArea[];
}

const NOTHING = /^o?\s*없\s*음$/;
const ENTRY = /^([가-힣]+(?:주의보|경보))\s*:\s*(.+)$/;
const ALL_BUT = /\s제외$/;

const createMalformedError = (text: string) =>
  new ProviderError('malformed', `KMA warnings: unknown format: ${text.slice(0, 80)}`);

function splitAtTopLevelCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth < 0) throw createMalformedError(text);
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  if (depth !== 0) throw createMalformedError(text);
  return parts.map((part) => part.trim());
}

function parseArea(text: string): NamedArea {
  const [, name, inside] = /^([^()]+?)\s*(?:\((.+)\))?$/s.exec(text) ?? [];
  if (!name) throw createMalformedError(text);
  if (inside === undefined) return { name, parts: [], isAllBut: false };
  return { name, parts: splitAtTopLevelCommas(inside.replace(ALL_BUT, '')), isAllBut: ALL_BUT.test(inside) };
}

/** Signs that begin a note after the last entry. */
const NOTE = /\s*(?:[※*▶▷■□◇◆●#<>[]|\(주\)|\(참고\)|참고\s*:).*$/s;

/**
 * Parses a bulletin: 'o 강풍주의보 : 울릉도.독도, 제주도(추자도 제외) o 한파경보 : 강원도(태백)', with or without line breaks between entries.
 * A note after the last entry is ignored. Throws `ProviderError` malformed for any other text, because an unknown text
 * must not pass for "no warnings".
 */
export function parseBulletin(text: string): BulletinEntry[] {
  const bulletin = text.replace(NOTE, '').replace(/\s+/g, ' ').trim();
  if (NOTHING.test(bulletin)) return [];
  if (!bulletin.startsWith('o')) throw createMalformedError(bulletin);
  // The rest of a bulletin is Korean, so the letter o only marks entries.
  return bulletin
    .split('o')
    .slice(1)
    .map((entry) => {
      const [, name, areas] = ENTRY.exec(entry.trim()) ?? [];
      if (!name || !areas) throw createMalformedError(entry);
      return { name, areas: splitAtTopLevelCommas(areas).map(parseArea) };
    });
}
