'use client';

import { Bell } from '@/components/ui/icons';
import Link from 'next/link';
import { useMessages } from '@/lib/client/language/messages';
import { useLocateIfAllowed, useLocateWithToast } from '@/lib/client/place/locate-messages';
import { usePlace } from '@/lib/client/place/place';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { useViewer } from '@/lib/client/session/viewer';
import { PlaceButton } from '@/components/place/place-button';
import { SCREENS } from '@/lib/routes';
import { PlaceSwipe } from './place-swipe';

/** Header of home with the place and the alarm link. */
export function PlaceHeader() {
  useLocateIfAllowed();
  const { isMember } = useViewer();
  const { alarm } = useMessages('homeLinks');
  const prompt = useLoginPrompt();
  return (
    <PlaceSwipe>
      <header className="flex min-h-12 items-center justify-between pt-0.5 pr-2.5 pl-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center">
          <PlaceButton />
          <LocateButton />
        </div>
        <Link
          href={SCREENS.alarm.path}
          prefetch={false}
          aria-label={alarm}
          className="grid size-11 flex-none place-items-center"
          onClick={(event) => {
            if (isMember) return;
            event.preventDefault();
            prompt.open('alarm', { path: SCREENS.alarm.path });
          }}
        >
          <Bell aria-hidden size={23} />
        </Link>
      </header>
    </PlaceSwipe>
  );
}

/** Offers to locate the device until the user has a place. */
function LocateButton() {
  const { isOwn, locating } = usePlace();
  const locate = useLocateWithToast();
  const messages = useMessages('placeHeader');
  if (locating) return <span className="flex-none text-label text-ink-2">{messages.locating}</span>;
  if (isOwn) return null;
  return (
    <button
      type="button"
      onClick={() => void locate()}
      className="min-h-11 flex-none rounded-control px-1.5 text-label font-semibold text-accent-text"
    >
      <span>{messages.locate}</span>
      <span className="sr-only">{messages.locateRest}</span>
    </button>
  );
}
