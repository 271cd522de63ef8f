import { TriangleAlert } from 'lucide-react';
import type { WeatherWarningsInfo } from '@/lib/contract/weather';
import { kstHour, kstMinute } from '@/lib/domain/kst';

function formatTime(iso: string): string {
  const epochMs = Date.parse(iso);
  const minute = kstMinute(epochMs);
  return `${kstHour(epochMs)}시${minute > 0 ? ` ${minute}분` : ''}`;
}

/** Official weather warnings for the area. Renders nothing if there are none, and says so if they cannot be read. */
export function WarningsLine({ warnings }: { warnings: WeatherWarningsInfo | null }) {
  if (!warnings || (warnings.items.length === 0 && !warnings.unreadable)) return null;
  return (
    <p role="note" aria-label="기상특보" className="mt-1 flex flex-wrap items-baseline gap-x-2 text-label text-ink-2">
      <TriangleAlert aria-hidden size={15} className="flex-none self-center text-high" />
      {warnings.items.map(({ name, area }) => (
        <span key={name}>
          <b className="font-semibold text-high">{name}</b> {area}
        </span>
      ))}
      {warnings.items.length > 0 && <span className="text-note">{formatTime(warnings.announcedAt)} 발표</span>}
      {warnings.unreadable && <span>새 기상특보를 읽지 못했어요. 기상청에서 확인해 주세요</span>}
    </p>
  );
}
