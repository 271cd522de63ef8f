'use client';

import { MapPin, X } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import type { PlannedSpan } from '@/lib/contract/my-day';
import { formatHour } from '@/lib/domain/weather/clock-text';

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
  const id = useId();
  const { from, until, placeId, indoors = false } = span;
  const place = places.some((each) => each.id === placeId) ? (placeId ?? '') : '';
  return (
    <li>
      <div role="group" aria-labelledby={id} aria-describedby={describedBy} className="flex flex-col gap-2">
        <span id={id} className="sr-only">
          {number}번째 나가 있는 시간
        </span>
        <div className="flex items-start gap-2">
          {/* With large letters the two selects wrap. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
            <Select
              label="나가는 시각"
              className="min-w-22"
              value={from}
              onChange={(event) => onChange({ ...span, from: Number(event.target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {formatHour(hour)}
                </option>
              ))}
            </Select>
            <span aria-hidden className="flex-none text-ink-2">
              ~
            </span>
            <Select
              label="들어오는 시각"
              className={until > from ? 'min-w-22' : 'min-w-34'}
              value={until}
              onChange={(event) => onChange({ ...span, until: Number(event.target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour + 1}>
                  {hour + 1 <= from ? '다음 날 ' : ''}
                  {formatHour((hour + 1) % 24)}
                </option>
              ))}
            </Select>
          </div>
          <IconButton
            aria-label={`${number}번째 시간 지우기`}
            onClick={onRemove}
            className="-mr-2 flex-none text-ink-2"
          >
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <Checkbox checked={indoors} onChange={(event) => onChange({ ...span, indoors: event.target.checked })}>
          <span className="text-label font-semibold">실내에 있어요</span>
          <span className="ml-2 text-note text-ink-2">오가는 길과 점심때만 바깥으로 봐요</span>
        </Checkbox>
        {places.length > 0 && (
          <div className="flex items-center gap-2 pr-11">
            <MapPin aria-hidden size={18} className="flex-none text-ink-2" />
            <Select
              label="그 시간에 있는 곳"
              className="min-w-0"
              value={place}
              onChange={(event) => onChange({ ...span, placeId: event.target.value || null })}
            >
              <option value="">홈에서 보는 지역</option>
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
