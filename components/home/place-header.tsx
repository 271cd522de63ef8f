'use client';

import { Bell, LocateFixed, MapPin } from 'lucide-react';
import Link from 'next/link';
import { useLocateWhereAllowed, useLocateWithWords } from '@/lib/client/place/locate-words';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { usePlace } from '@/lib/client/place/place';
import { useViewer } from '@/lib/client/session/viewer';

/** Home's header: where this is, with the offer of the person's own place beside it until it is theirs, and the bell. */
export function PlaceHeader() {
  const { place, isOwn, locating } = usePlace();
  const locate = useLocateWithWords();
  useLocateWhereAllowed();
  const { isMember } = useViewer();
  const prompt = useLoginPrompt();
  const { sidonm, sggnm } = place.region;
  const Pin = isOwn ? MapPin : LocateFixed;
  return (
    <header className="flex min-h-12 items-center justify-between pt-0.5 pr-2.5 pl-3">
      <button
        type="button"
        onClick={() => void locate()}
        disabled={locating}
        className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2 text-lead font-semibold"
      >
        <Pin aria-hidden size={19} className={`flex-none ${locating ? 'animate-pulse' : ''}`} />
        <span className="text-left">
          {sidonm} {sggnm}
        </span>
        {locating ? (
          <span className="flex-none text-label text-ink-2">찾는 중</span>
        ) : isOwn ? (
          <span className="sr-only">내 위치로 바꾸기</span>
        ) : (
          <span className="flex-none text-label font-medium text-ink-2">
            기준 · <b className="font-semibold text-accent-text">내 위치로</b>
            <span className="sr-only"> 바꾸기</span>
          </span>
        )}
      </button>
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
  );
}
