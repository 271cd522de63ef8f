import { GRID_HEIGHT, GRID_WIDTH } from './grid-size';

/**
 * Span of hours in KST, as text `8-19`; several spans as `8-12@61.125,13-19@60.127`. The end is exclusive, and `22-6`
 * passes midnight. `@nx.ny` is the forecast cell where the user spends these hours; without it, the requested cell. `8-19i`
 * is spent indoors, except for the way there and back and lunch.
 * Browsers load this file, so it needs no library.
 */
export interface HourSpan {
  /** First hour, 0-23. */
  from: number;
  /** End, at most 24 hours later. Above 24 if the span passes midnight. */
  until: number;
  /** null: the requested cell. */
  cell: Cell | null;
  isIndoors?: boolean;
}

interface Cell {
  nx: number;
  ny: number;
}

export const MAX_SPANS = 4;
const HOURS_PER_DAY = 24;
const SPAN = /^(\d{1,2})-(\d{1,2})(i)?(?:@(\d{1,3}\.\d{1,3}))?$/;

/** Formats a forecast cell: `61.125`. */
export const formatCell = ({ nx, ny }: Cell): string => `${nx}.${ny}`;

function parseCell(text: string): Cell | null {
  const [nx = 0, ny = 0] = text.split('.').map(Number);
  return nx >= 1 && nx <= GRID_WIDTH && ny >= 1 && ny <= GRID_HEIGHT ? { nx, ny } : null;
}

function parseSpan(text: string): HourSpan | null {
  const [, from, until, indoors, at] = SPAN.exec(text) ?? [];
  const [first, last] = [Number(from), Number(until)];
  if (from === undefined || first >= HOURS_PER_DAY || last > HOURS_PER_DAY) return null;
  const cell = at === undefined ? null : parseCell(at);
  if (at !== undefined && cell === null) return null;
  const hours = { from: first, until: last > first ? last : last + HOURS_PER_DAY };
  return { ...hours, cell, ...(indoors && { isIndoors: true }) };
}

const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && formatCell(one) === formatCell(other));

const isSameStay = (one: HourSpan, other: HourSpan): boolean =>
  isSameCell(one.cell, other.cell) && Boolean(one.isIndoors) === Boolean(other.isIndoors);

/** Sorts spans and joins those that touch in one cell, all outdoors or all indoors. Returns null if others overlap or the total exceeds 24 hours. */
function joinSpans(spans: readonly HourSpan[]): HourSpan[] | null {
  const joined: HourSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.until - b.until)) {
    const last = joined.at(-1);
    if (last && isSameStay(last, span) && span.from <= last.until)
      joined[joined.length - 1] = { ...last, until: Math.max(last.until, span.until) };
    else if (last && span.from < last.until) return null;
    else joined.push(span);
  }
  const total = joined.reduce((sum, { from, until }) => sum + until - from, 0);
  return joined.length > 0 && total <= HOURS_PER_DAY ? joined : null;
}

/**
 * Parses the text of 1 to 4 spans and returns them in order. Returns null if it is malformed, if spans of different
 * cells overlap, or if they last more than 24 hours.
 */
export function parseHourSpans(text: string): HourSpan[] | null {
  const parts = text.split(',');
  if (parts.length > MAX_SPANS) return null;
  const spans = parts.map(parseSpan);
  return spans.every((span) => span !== null) ? joinSpans(spans) : null;
}

export const formatHourSpans = (spans: readonly HourSpan[]): string =>
  spans
    .map(({ from, until, cell, isIndoors }) => {
      const end = until % HOURS_PER_DAY || HOURS_PER_DAY;
      return `${from}-${end}${isIndoors ? 'i' : ''}${cell ? `@${formatCell(cell)}` : ''}`;
    })
    .join(',');

/** Replaces `here` by null in the spans, so that all requests for that cell have the same text. */
export const relativeToCell = (here: Cell, spans: readonly HourSpan[]): HourSpan[] =>
  joinSpans(spans.map((span) => (isSameCell(span.cell, here) ? { ...span, cell: null } : span))) ?? [...spans];
