'use client';

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readDigits } from '@/lib/contract/text-forms';
import { countValues, parseTimePart, padTwoDigits, type TimePart } from '@/lib/domain/alarm/alarm-time';

/** Row height until a row can be measured. The real height grows with the user's font size. */
const ROW_PX = 48;
/** Time without a scroll event after which the wheel counts as stopped in a browser that does not tell it. */
const REST_MS = 140;
/** The same in a browser that tells it but may fail to: frames of a slow phone come far apart, but not as far as this. */
const STUCK_MS = 2_000;
/** The rows are repeated three times, so that 00 follows 23 and the user never sees an end. */
const ROUNDS = 3;
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface Props {
  part: TimePart;
  label: string;
  /** Typed text. An invalid text stays for the user to correct. */
  text: string;
  /** Id of the error message. */
  describedBy: string;
  onChange: (text: string) => void;
}

/** Scrollable wheel with a text input in its middle. The keyboard and screen readers use only the input. */
export function TimeWheel({ part, label, text, describedBy, onChange }: Props) {
  const value = parseTimePart(part, text);
  const count = countValues(part);
  const { scroller, turning, getCurrentRow, turnTo, onScroll, onScrollEnd } = useWheel(value, count, (row) =>
    onChange(padTwoDigits(row)),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(padTwoDigits(((value ?? getCurrentRow()) + step + count) % count));
  };
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      onScrollEnd={onScrollEnd}
      className="no-scrollbar relative h-36 w-24 snap-y snap-mandatory overflow-y-auto overscroll-contain text-center"
    >
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={value === null || undefined}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? text : `${value}${label}`}
        value={text}
        onChange={({ target }) => onChange(readDigits(target.value))}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if (value !== null || text === '') onChange(padTwoDigits(value ?? getCurrentRow()));
        }}
        className={`tabular sticky top-12 z-10 -mb-12 block h-12 w-full rounded-control bg-accent-soft text-center text-display font-semibold -outline-offset-3 ${
          turning ? 'opacity-0' : ''
        } ${value === null ? 'text-danger outline-2 outline-danger' : ''}`}
      />
      <ol aria-hidden className="tabular py-12">
        {Array.from({ length: count * ROUNDS }, (_, place) => {
          const row = place % count;
          return (
            <li
              key={place}
              onClick={() => turnTo(place)}
              className={`grid h-12 cursor-pointer snap-center place-items-center ${
                row === value ? 'text-display font-semibold' : 'text-title text-ink-2'
              }`}
            >
              {padTwoDigits(row)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * Synchronises a scrolling list with a value: a typed value scrolls the list, and a scrolled list reports the row in
 * its middle. `getCurrentRow` returns that row, `turnTo` jumps to a row.
 */
function useWheel(value: number | null, count: number, onTurn: (row: number) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const currentRow = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [turning, setTurning] = useState(false);
  const rowPx = () => scroller.current?.querySelector('li')?.getBoundingClientRect().height || ROW_PX;

  // A wheel in motion is left alone, because it is the source of the change.
  useLayoutEffect(() => {
    if (turning || value === null || !scroller.current) return;
    currentRow.current = value;
    scroller.current.scrollTop = (count + value) * rowPx();
  }, [value, count, turning]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onScrollEnd = () => setTurning(false);
  const onScroll = () => {
    const row = Math.round((scroller.current?.scrollTop ?? 0) / rowPx()) % count;
    if (!turning && row === currentRow.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onScrollEnd, 'onscrollend' in window ? STUCK_MS : REST_MS);
    setTurning(true);
    if (row === currentRow.current) return;
    currentRow.current = row;
    onTurn(row);
  };

  const turnTo = (place: number) => {
    currentRow.current = place % count;
    if (scroller.current) scroller.current.scrollTop = place * rowPx();
    onTurn(currentRow.current);
  };
  return { scroller, turning, getCurrentRow: () => currentRow.current, turnTo, onScroll, onScrollEnd };
}
