import { GRID_HEIGHT, GRID_WIDTH } from './grid-size';

/**
 * One's hours out as text: `8-19`, or `8-12@61.125,13-19@60.127`. Hours of the day in KST, the last one outside; `22-6`
 * passes midnight. `@nx.ny` is the forecast cell that they are spent in; left out, the one that is asked about. Browsers
 * read this too, so nothing here needs a library.
 */
export interface OutSpan {
  /** 0-23. */
  from: number;
  /** Up to 24 hours later: past 24 where it passes midnight. */
  until: number;
  /** null: where the person asks about. */
  cell: Cell | null;
}

interface Cell {
  nx: number;
  ny: number;
}

export const MOST_SPANS = 4;
const HOURS_OF_DAY = 24;
const SPAN = /^(\d{1,2})-(\d{1,2})(?:@(\d{1,3}\.\d{1,3}))?$/;

/** A forecast cell as text: `61.125`. */
export const cellText = ({ nx, ny }: Cell): string => `${nx}.${ny}`;

function parseCell(text: string): Cell | null {
  const [nx = 0, ny = 0] = text.split('.').map(Number);
  return nx >= 1 && nx <= GRID_WIDTH && ny >= 1 && ny <= GRID_HEIGHT ? { nx, ny } : null;
}

function parseSpan(text: string): OutSpan | null {
  const [, from, until, at] = SPAN.exec(text) ?? [];
  const [first, last] = [Number(from), Number(until)];
  if (from === undefined || first >= HOURS_OF_DAY || last > HOURS_OF_DAY) return null;
  const cell = at === undefined ? null : parseCell(at);
  if (at !== undefined && cell === null) return null;
  return { from: first, until: last > first ? last : last + HOURS_OF_DAY, cell };
}

const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && cellText(one) === cellText(other));

/** Spans in the order of their hours, those that touch at one place as one; null where somebody would be at two places at once. */
function joinSpans(spans: readonly OutSpan[]): OutSpan[] | null {
  const joined: OutSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.until - b.until)) {
    const last = joined.at(-1);
    if (last && isSameCell(last.cell, span.cell) && span.from <= last.until)
      joined[joined.length - 1] = { ...last, until: Math.max(last.until, span.until) };
    else if (last && span.from < last.until) return null;
    else joined.push(span);
  }
  const total = joined.reduce((sum, { from, until }) => sum + until - from, 0);
  return joined.length > 0 && total <= HOURS_OF_DAY ? joined : null;
}

/** The spans of a text, in their order; null where it is none, or more than four, a day of more than 24 hours or two places at once. */
export function parseHoursOut(text: string): OutSpan[] | null {
  const parts = text.split(',');
  if (parts.length > MOST_SPANS) return null;
  const spans = parts.map(parseSpan);
  return spans.every((span) => span !== null) ? joinSpans(spans) : null;
}

/** The one text of these hours. */
export const formatHoursOut = (spans: readonly OutSpan[]): string =>
  spans
    .map(({ from, until, cell }) => {
      const end = until % HOURS_OF_DAY || HOURS_OF_DAY;
      return `${from}-${end}${cell ? `@${cellText(cell)}` : ''}`;
    })
    .join(',');

/** The same hours as asked about in a cell: its own name is left out, so that all who ask there ask alike. */
export const hoursSeenFrom = (here: Cell, spans: readonly OutSpan[]): OutSpan[] =>
  joinSpans(spans.map((span) => (isSameCell(span.cell, here) ? { ...span, cell: null } : span))) ?? [...spans];
