'use client';

import { MapPin, X } from '@/components/ui/icons';
import { useId, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { useMessages } from '@/lib/client/language/messages';
import type { PlannedSpan } from '@/lib/contract/my-day';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Props {
  number: number;
  span: PlannedSpan;
  places: readonly { id: string; name: string }[];
  /** Id of the error message. */
  describedBy?: string;
  onChange: (span: PlannedSpan) => void;
  onRemove: () => void;
}

/** Start, end and place of a time when the user is out. */
export function SpanRow({ number, span, places, describedBy, onChange, onRemove }: Props) {
  const messages = useMessages('myDay');
  const clock = useMessages('clock');
  const id = useId();
  const { from, until, placeId, indoors = false } = span;
  const formatEnd = (until: number) => {
    const hour = clock.formatHour(until % 24);
    return until <= from ? messages.nextDay(hour) : hour;
  };
  const place = places.some((each) => each.id === placeId) ? (placeId ?? '') : '';
  return (
    <li>
      <div role="group" aria-labelledby={id} aria-describedby={describedBy} className="flex flex-col gap-2">
        <span id={id} className="sr-only">
          {messages.span(number)}
        </span>
        <div className="flex items-start gap-2">
          {/* With large letters the two selects wrap. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
            <Select
              label={messages.leaveAt}
              className="min-w-22"
              value={from}
              onChange={(event) => onChange({ ...span, from: Number(event.target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {clock.formatHour(hour)}
                </option>
              ))}
            </Select>
            <span aria-hidden className="flex-none text-ink-2">
              ~
            </span>
            <Select
              label={messages.returnAt}
              className={until > from ? 'min-w-22' : 'min-w-34'}
              value={until}
              onChange={(event) => onChange({ ...span, until: Number(event.target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour + 1}>
                  {formatEnd(hour + 1)}
                </option>
              ))}
            </Select>
          </div>
          <IconButton
            aria-label={messages.removeSpan(number)}
            onClick={onRemove}
            className="-mr-2 flex-none text-ink-2"
          >
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <Checkbox checked={indoors} onChange={(event) => onChange({ ...span, indoors: event.target.checked })}>
          <span className="text-label font-semibold">{messages.indoors}</span>
          <span className="ml-2 text-note text-ink-2">{messages.indoorsHint}</span>
        </Checkbox>
        {places.length > 0 && (
          <div className="flex items-center gap-2 pr-11">
            <MapPin aria-hidden size={18} className="flex-none text-ink-2" />
            <Select
              label={messages.placeThen}
              className="min-w-0"
              value={place}
              onChange={(event) => onChange({ ...span, placeId: event.target.value || null })}
            >
              <option value="">{messages.homePlace}</option>
              {places.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
    </li>
  );
}

function Select({ label, className, ...select }: ComponentProps<'select'> & { label: string }) {
  return (
    <select
      aria-label={label}
      className={`min-h-11 flex-1 rounded-control border border-control bg-solid px-2 text-label font-semibold ${className}`}
      {...select}
    />
  );
}
