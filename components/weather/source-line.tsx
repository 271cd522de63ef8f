'use client';

import { useEffect, useState } from 'react';
import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS } from '@/lib/contract/weather-freshness';
import { useConnection } from '@/lib/client/api/connection';
import { useMessages } from '@/lib/client/language/messages';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { OutageNote } from './outage-note';

interface Props {
  source: WeatherSourceInfo;
  /** Includes the attribution that the data's licence requires. */
  full?: boolean;
}

/** Returns month, day, hour and minute of an instant in KST. */
function readTime(iso: string) {
  const epochMs = Date.parse(iso);
  const [, month = 0, day = 0] = kstDate(epochMs).split('-').map(Number);
  return { month, day, hour: kstHour(epochMs), minute: kstMinute(epochMs) };
}

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
  const messages = useMessages('weatherNow').source;
  const isLong = useLongWait();
  return <span role="status">{isLong ? messages.fetchingLong : messages.fetching}</span>;
}

/**
 * Recorded weather, because none is configured or no provider has ever responded, or the season's usual weather, because
 * none was received.
 */
function RecordedLine({ source, full = false }: Props) {
  const messages = useMessages('weatherNow').source;
  const { recorded, usual, awaitsProvider } = source;
  const isOffline = useConnection() === 'offline';
  const formatRecorded = awaitsProvider ? messages.recordedBriefly : messages.recorded;
  return (
    <p className="text-note text-ink-2 short:max-[359px]:text-fine">
      <strong className="mr-1.5 inline-block rounded-small bg-sun px-2 py-0.5 text-fine font-bold text-on-paper">
        {source.label}
      </strong>
      {isOffline && <span>{messages.offline}</span>}
      {!isOffline && awaitsProvider && (
        <span>
          <span className="sr-only"> · </span>
          <span>{`${messages.untilOnline} · `}</span>
        </span>
      )}
      {!isOffline && usual && (
        <>
          <span>{source.pending ? <WaitNote /> : messages.missing}</span>
          <span>{' · '}</span>
        </>
      )}
      {full || usual || !recorded ? (
        <span>{source.attribution}</span>
      ) : (
        <span className="inline-block">{formatRecorded(recorded.place, recorded.date)}</span>
      )}
    </p>
  );
}

/** Source and age of the weather. */
export function SourceLine({ source, full = false }: Props) {
  const messages = useMessages('weatherNow').source;
  const connection = useConnection();
  if (source.recorded) return <RecordedLine source={source} full={full} />;
  const attribution = full && source.attribution !== source.label ? ` · ${source.attribution}` : '';
  return (
    <p className="text-note text-ink-2 short:max-[359px]:text-fine">
      {(full || connection === 'online') && <span>{`${source.label} · `}</span>}
      {connection !== 'online' ? (
        <OutageNote because={connection} fetchedAt={source.fetchedAt} />
      ) : (
        <span>{(source.stale ? messages.lastReceived : messages.asOf)(readTime(source.fetchedAt))}</span>
      )}
      <span>{attribution}</span>
    </p>
  );
}
