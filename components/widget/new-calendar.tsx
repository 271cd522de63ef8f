'use client';

import { useId } from 'react';
import { CalendarDays, Download } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { CopyButton, useCopy } from './copy-button';

/** Page of Google Calendar on which an address is pasted, so that no query contains it. */
const GOOGLE_PAGE = 'https://calendar.google.com/calendar/r/settings/addbyurl';

const BUTTON = 'flex min-h-12 w-full items-center justify-center gap-2 rounded-control px-4 text-body font-semibold';

/** Address of a new calendar with the ways to subscribe to it. It cannot be shown again later. */
export function NewCalendar({ path }: { path: string }) {
  const messages = useMessages('widgets');
  const id = useId();
  const copy = useCopy();
  const address = new URL(path, location.origin).href;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card bg-card p-4 shadow-card">
      <div>
        <h2 id={id} className="text-lead font-semibold">
          {messages.calendarCreated}
        </h2>
        <p className="text-note text-ink-2">{messages.calendarText}</p>
      </div>
      <div className="flex flex-col gap-1">
        <a href={address.replace(/^https?:/, 'webcal:')} className={`${BUTTON} bg-accent text-on-accent`}>
          <CalendarDays aria-hidden size={18} />
          <span>{messages.addToDevice}</span>
        </a>
        <p className="text-note text-ink-2">{messages.deviceHint}</p>
      </div>
      <div className="flex flex-col gap-1">
        <a
          href={GOOGLE_PAGE}
          target="_blank"
          rel="noreferrer"
          onClick={() => copy(address)}
          className={`${BUTTON} bg-accent-soft text-accent-text`}
        >
          {messages.addToGoogle}
        </a>
        <p className="text-note text-ink-2">{messages.googleHint}</p>
      </div>
      <p className="rounded-small bg-page p-3 font-mono text-note break-all select-all">{address}</p>
      <CopyButton text={address} label={messages.copyAddress} />
      <a href={path} download="nalot.ics" className={`${BUTTON} bg-accent-soft text-accent-text`}>
        <Download aria-hidden size={18} />
        <span>{messages.download}</span>
      </a>
    </section>
  );
}
