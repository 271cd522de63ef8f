'use client';

import { TriangleAlert } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { WeatherWarningsInfo } from '@/lib/contract/weather';
import { kstHour, kstMinute } from '@/lib/domain/kst';

/** Official weather warnings for the area. Renders nothing if there are none, and says so if they cannot be read. */
export function WarningsLine({ warnings }: { warnings: WeatherWarningsInfo | null }) {
  const messages = useMessages('weatherNow').warnings;
  if (!warnings || (warnings.items.length === 0 && !warnings.unreadable)) return null;
  const issuedAtMs = Date.parse(warnings.announcedAt);
  return (
    <p
      role="note"
      aria-label={messages.label}
      className="mt-1 flex flex-wrap items-baseline gap-x-2 text-label text-ink-2"
    >
      <TriangleAlert aria-hidden size={15} className="flex-none self-center text-high" />
      {warnings.items.map(({ name, area }) => (
        <span key={name}>
          <b className="font-semibold text-high">{name}</b> <span>{area}</span>
        </span>
      ))}
      {warnings.items.length > 0 && (
        <span className="text-note">{messages.issued(kstHour(issuedAtMs), kstMinute(issuedAtMs))}</span>
      )}
      {warnings.unreadable && <span>{messages.unreadable}</span>}
    </p>
  );
}
