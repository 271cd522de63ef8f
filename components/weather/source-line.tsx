'use client';

import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { useConnection } from '@/lib/client/api/connection';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { OutageNote } from './outage-note';

interface Props {
  source: WeatherSourceInfo;
  /** Includes the attribution that the data's licence requires. */
  full?: boolean;
}

const formatTime = (iso: string) => {
  const epochMs = Date.parse(iso);
  return `${kstHour(epochMs)}시 ${String(kstMinute(epochMs)).padStart(2, '0')}분`;
};

const formatDay = (iso: string) => {
  const [, month, date] = kstDate(Date.parse(iso)).split('-').map(Number);
  return `${month}월 ${date}일`;
};

const formatRecordedDay = (date: string) => date.split('-').map(Number).join('.');

/** Source and age of the weather. */
export function SourceLine({ source, full = false }: Props) {
  const attribution = full && source.attribution !== source.label ? ` · ${source.attribution}` : '';
  const recorded = source.recorded && `${source.recorded.place} ${formatRecordedDay(source.recorded.date)} 관측`;
  const connection = useConnection();
  if (recorded)
    return (
      <p className="text-note text-ink-2">
        <strong className="mr-1.5 inline-block rounded-small bg-sun px-2 py-0.5 text-fine font-bold text-on-paper">
          {source.label}
        </strong>
        {connection === 'offline'
          ? '오프라인이에요 · '
          : source.pending
            ? '지금 날씨를 부르고 있어요 · '
            : '오늘 날씨를 받지 못했어요 · '}
        {full || source.usual ? source.attribution : recorded}
      </p>
    );
  return (
    <p className="text-note text-ink-2">
      {(full || connection === 'online') && `${source.label} · `}
      {connection !== 'online' ? (
        <OutageNote because={connection} fetchedAt={source.fetchedAt} />
      ) : source.stale ? (
        `${formatDay(source.fetchedAt)} ${formatTime(source.fetchedAt)}에 마지막으로 받은 날씨예요`
      ) : (
        `${formatTime(source.fetchedAt)} 기준`
      )}
      {attribution}
    </p>
  );
}
