'use client';

import { Bell, ChevronDown, LocateFixed, MapPin } from 'lucide-react';
import Link from 'next/link';
import { useLocateWhereAllowed, useLocateWithWords } from '@/lib/client/place/locate-words';
import { usePlace } from '@/lib/client/place/place';
import { useStops, type Stop } from '@/lib/client/place/stops';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useViewer } from '@/lib/client/session/viewer';
import { PlaceSwipe } from './place-swipe';
import { PlacesOpener } from './places-opener';

/** Home's header: where this is, with the way to other places, and the bell. */
export function PlaceHeader() {
  useLocateWhereAllowed();
  const { isMember } = useViewer();
  const prompt = useLoginPrompt();
  return (
    <PlaceSwipe>
      <header className="flex min-h-12 items-center justify-between pt-0.5 pr-2.5 pl-3">
        <div className="flex min-w-0 items-center">
          <PlaceButton />
          <HereOffer />
        </div>
        <Link
          href="/my/alarm"
          prefetch={false}
          aria-label="알림 설정"
          className="grid size-11 flex-none place-items-center"
          onClick={(event) => {
            if (isMember) return;
            event.preventDefault();
            prompt.open('alarm', { path: '/my/alarm' });
          }}
        >
          <Bell aria-hidden size={23} />
        </Link>
      </header>
    </PlaceSwipe>
  );
}

/** Where this is; a tap opens the list of places. */
function PlaceButton() {
  const { isOwn, locating } = usePlace();
  const { stops, current } = useStops();
  const { sidonm, sggnm } = current.place.region;
  const Pin = isOwn ? MapPin : LocateFixed;
  return (
    <PlacesOpener className="relative flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-lead font-semibold">
      <Pin aria-hidden size={19} className={`flex-none ${locating ? 'animate-pulse' : ''}`} />
      <span className="min-w-0 text-left">
        {current.name === null ? sidonm : <span className="break-all">{current.name} ·</span>} {sggnm}
        {!isOwn && <span className="text-label font-medium text-ink-2"> 기준</span>}
      </span>
      <ChevronDown aria-hidden size={17} className="-ml-0.5 flex-none text-ink-2" />
      <span className="sr-only">, 다른 장소 보기</span>
      {stops.length > 1 && <Dots stops={stops} current={current} />}
    </PlacesOpener>
  );
}

/** Which of the places this is, for the eye. */
function Dots({ stops, current }: { stops: Stop[]; current: Stop }) {
  return (
    <span aria-hidden className="absolute bottom-0.5 left-9 flex gap-1">
      {stops.map(({ key }) => (
        <span key={key} className={`size-1 rounded-full ${key === current.key ? 'bg-ink' : 'bg-ink opacity-30'}`} />
      ))}
    </span>
  );
}

/** The offer of the person's own place, until one is theirs. */
function HereOffer() {
  const { isOwn, locating } = usePlace();
  const locate = useLocateWithWords();
  if (locating) return <span className="flex-none text-label text-ink-2">찾는 중</span>;
  if (isOwn) return null;
  return (
    <button
      type="button"
      onClick={() => void locate()}
      className="min-h-11 flex-none rounded-control px-1.5 text-label font-semibold text-accent-text"
    >
      내 위치로<span className="sr-only"> 바꾸기</span>
    </button>
  );
}
