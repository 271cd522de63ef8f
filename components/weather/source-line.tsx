'use client';

import { useEffect, useState } from 'react';
import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS } from '@/lib/contract/weather-freshness';
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

/** Returns true once the component has been mounted for as long as a screen polls quickly. */
function useLongWait(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PENDING_POLLS * PENDING_POLL_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

/** Tells that the weather is being fetched, and after a while that it cannot be reached and when it is tried again. */
function WaitNote() {
  const isLong = useLongWait();
  return (
    <span role="status">
      {isLong ? '날씨를 받지 못하고 있어요. 1분마다 다시 시도해요' : '지금 날씨를 부르고 있어요'}
    </span>
  );
}

/** Recorded weather, because none is configured, or the season's usual weather, because none was received. */
function RecordedLine({ source, full = false }: Props) {
  const { recorded, usual } = source;
  const isOffline = useConnection() === 'offline';
  return (
    <p className="text-note text-ink-2">
      <strong className="mr-1.5 inline-block rounded-small bg-sun px-2 py-0.5 text-fine font-bold text-on-paper">
        {source.label}
      </strong>
      {isOffline && '오프라인이에요 · '}
      {!isOffline && usual && (
        <>
          {source.pending ? <WaitNote /> : '오늘 날씨를 받지 못했어요'}
          {' · '}
        </>
      )}
      {full || usual || !recorded
        ? source.attribution
        : `${recorded.place} ${formatRecordedDay(recorded.date)} 관측 기록이에요`}
    </p>
  );
}

/** Source and age of the weather. */
export function SourceLine({ source, full = false }: Props) {
  const connection = useConnection();
  if (source.recorded) return <RecordedLine source={source} full={full} />;
  const attribution = full && source.attribution !== source.label ? ` · ${source.attribution}` : '';
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
