import { GRID_HEIGHT, GRID_WIDTH } from './grid-size';

/**
 * One's hours out as text: `8-19`, or `8-12@61.125,13-19@60.127`. Hours of the day in KST, the last one outside; `22-6`
 * passes midnight. `@nx.ny` is the forecast cell that they are spent in; left out, the one that is asked about. Browsers
 * read this too, so nothing here needs a library.
 */
export interface HourSpan {
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

export const MAX_SPANS = 4;
const HOURS_PER_DAY = 24;
const SPAN = /^(\d{1,2})-(\d{1,2})(?:@(\d{1,3}\.\d{1,3}))?$/;

/** A forecast cell as text: `61.125`. */
export const formatCell = ({ nx, ny }: Cell): string => `${nx}.${ny}`;

function parseCell(text: string): Cell | null {
  const [nx = 0, ny = 0] = text.split('.').map(Number);
  return nx >= 1 && nx <= GRID_WIDTH && ny >= 1 && ny <= GRID_HEIGHT ? { nx, ny } : null;
}

function parseSpan(text: string): HourSpan | null {
  const [, from, until, at] = SPAN.exec(text) ?? [];
  const [first, last] = [Number(from), Number(until)];
  if (from === undefined || first >= HOURS_PER_DAY || last > HOURS_PER_DAY) return null;
  const cell = at === undefined ? null : parseCell(at);
  if (at !== undefined && cell === null) return null;
  return { from: first, until: last > first ? last : last + HOURS_PER_DAY, cell };
}

const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && formatCell(one) === formatCell(other));

/** Spans in the order of their hours, those that touch at one place as one; null where somebody would be at two places at once. */
function joinSpans(spans: readonly HourSpan[]): HourSpan[] | null {
  const joined: HourSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.until - b.until)) {
    const last = joined.at(-1);
    if (last && isSameCell(last.cell, span.cell) && span.from <= last.until)
      joined[joined.length - 1] = { ...last, until: Math.max(last.until, span.until) };
    else if (last && span.from < last.until) return null;
    else joined.push(span);
  }
  const total = joined.reduce((sum, { from, until }) => sum + until - from, 0);
  return joined.length > 0 && total <= HOURS_PER_DAY ? joined : null;
}

/** The spans of a text, in their order; null where it is none, or more than four, a day of more than 24 hours or two places at once. */
export function parseHourSpans(text: string): HourSpan[] | null {
  const parts = text.split(',');
  if (parts.length > MAX_SPANS) return null;
  const spans = parts.map(parseSpan);
  return spans.every((span) => span !== null) ? joinSpans(spans) : null;
}

/** The one text of these hours. */
export const formatHourSpans = (spans: readonly HourSpan[]): string =>
  spans
    .map(({ from, until, cell }) => {
      const end = until % HOURS_PER_DAY || HOURS_PER_DAY;
      return `${from}-${end}${cell ? `@${formatCell(cell)}` : ''}`;
    })
    .join(',');

/** The same hours as asked about in a cell: its own name is left out, so that all who ask there ask alike. */
export const relativeToCell = (here: Cell, spans: readonly HourSpan[]): HourSpan[] =>
  joinSpans(spans.map((span) => (isSameCell(span.cell, here) ? { ...span, cell: null } : span))) ?? [...spans];
