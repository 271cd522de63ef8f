'use client';

import { useEffect, useState, type ReactNode } from 'react';
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

interface WaitNoteProps {
  credit: string;
  /** Whether the credit is shown at once. */
  hasRoom: boolean;
}

/**
 * Tells that the weather is being fetched, and after a while that it cannot be reached and when it is tried again. Until
 * then the line has the height of the one that follows, so that the weather moves nothing when it arrives.
 */
function WaitNote({ credit, hasRoom }: WaitNoteProps) {
  const messages = useMessages('weatherNow').source;
  const isLong = useLongWait();
  return (
    <>
      <span role="status">{isLong ? messages.fetchingLong : messages.fetching}</span>
      {(hasRoom || isLong) && <Credited>{credit}</Credited>}
    </>
  );
}

const Credited = ({ children }: { children: ReactNode }) => (
  <>
    <span>{' · '}</span>
    <span>{children}</span>
  </>
);

/**
 * Recorded weather, because none is configured or no provider has ever responded, or the season's usual weather, because
 * none was received.
 */
function RecordedLine({ source, full = false }: Props) {
  const messages = useMessages('weatherNow').source;
  const { recorded, usual, awaitsProvider } = source;
  const isOffline = useConnection() === 'offline';
  const isWithoutToday = usual === true && !isOffline;
  const isRecord = !full && !usual && recorded !== null;
  const formatRecorded = awaitsProvider ? messages.recordedBriefly : messages.recorded;
  const credit = isRecord ? formatRecorded(recorded.place, recorded.date) : source.attribution;
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
      {!isWithoutToday && <span className={isRecord ? 'inline-block' : ''}>{credit}</span>}
      {isWithoutToday && source.pending && <WaitNote credit={credit} hasRoom={full} />}
      {isWithoutToday && !source.pending && (
        <>
          <span>{messages.missing}</span>
          <Credited>{credit}</Credited>
        </>
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
