'use client';

import { MapPin, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { geolocationPermission } from '@/lib/client/place/geolocation';
import { sayOutside, useLocateWithWords } from '@/lib/client/place/locate-words';
import { usePlace } from '@/lib/client/place/place';

const ANSWERED_KEY = 'geolocationPermission';

/**
 * Offers the person's own place: at once where the permission already stands, with a card that explains where it was
 * never asked. The browser is only asked after a tap. `otherwise` is what may be offered in its place.
 */
export function LocationOffer({ otherwise }: { otherwise?: ReactNode }) {
  const { isOwn, locating, locate } = usePlace();
  const locateWithWords = useLocateWithWords();
  const [offered, setOffered] = useState(false);

  // Synchronises with the browser's permission, which is known only here.
  useEffect(() => {
    let gone = false;
    void geolocationPermission().then((permission) => {
      if (gone) return;
      if (permission === 'granted') return void locate().then(sayOutside);
      setOffered(permission !== 'denied' && localStorage.getItem(ANSWERED_KEY) === null);
    });
    return () => {
      gone = true;
    };
  }, [locate]);

  if (!offered || isOwn) return otherwise;

  const answer = (state: string) => {
    localStorage.setItem(ANSWERED_KEY, state);
    setOffered(false);
  };
  return (
    <aside
      aria-label="위치 안내"
      className="fixed inset-x-0 bottom-[calc(66px+env(safe-area-inset-bottom))] z-10 mx-auto max-w-column px-4"
    >
      <div className="flex items-center gap-3 rounded-card bg-solid py-2.5 pr-1 pl-4 shadow-float">
        <MapPin aria-hidden size={20} className="flex-none text-accent-text" />
        <p className="min-w-0 flex-1 text-label">
          <b className="font-semibold">지금 계신 곳의 날씨로 볼까요?</b>
          <span className="block text-note text-ink-2">동네까지만 쓰고 저장하지 않아요</span>
        </p>
        <button
          type="button"
          disabled={locating}
          onClick={() => void locateWithWords().then((outcome) => answer(outcome === 'located' ? 'granted' : 'denied'))}
          className="min-h-11 flex-none rounded-control bg-accent px-4 text-label font-semibold text-on-accent disabled:opacity-50"
        >
          {locating ? '찾는 중' : '좋아요'}
        </button>
        <button
          type="button"
          aria-label="나중에"
          onClick={() => answer('later')}
          className="grid size-11 place-items-center text-ink-2"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
    </aside>
  );
}
