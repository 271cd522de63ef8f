'use client';

import { Plane } from '@/components/ui/icons';
import { useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { useMessages } from '@/lib/client/language/messages';
import { usePlace } from '@/lib/client/place/place';
import { showFailure } from '@/lib/client/api/show-failure';

/** Centres of large cities and of Jeju. */
const CITIES = [
  { id: 'seoul', lat: 37.5665, lon: 126.978 },
  { id: 'incheon', lat: 37.4563, lon: 126.7052 },
  { id: 'daejeon', lat: 36.3504, lon: 127.3845 },
  { id: 'daegu', lat: 35.8714, lon: 128.6014 },
  { id: 'gwangju', lat: 35.1595, lon: 126.8526 },
  { id: 'busan', lat: 35.1796, lon: 129.0756 },
  { id: 'jeju', lat: 33.4996, lon: 126.5312 },
] as const;

/** Tells that the weather is not local, and offers Korean cities. */
export function AbroadChoice() {
  const { chooseAt, place } = usePlace();
  const messages = useMessages('abroad');
  const { formatDistrict } = useMessages('places');
  const [busy, setBusy] = useState(false);
  const choose = ({ lat, lon }: (typeof CITIES)[number]) => {
    setBusy(true);
    chooseAt({ lat, lon })
      .catch((error) => showFailure(error))
      .finally(() => setBusy(false));
  };
  return (
    <section role="status" aria-label={messages.label} className="mx-4 mb-3 rounded-card bg-card p-4 shadow-card">
      <p className="flex items-center gap-1.5 text-label font-semibold">
        <Plane aria-hidden size={17} className="flex-none text-accent-text" />
        <span>{messages.onlyKorea}</span>
      </p>
      <p className="mt-0.5 text-note text-ink-2">{messages.shownPlace(formatDistrict(place.region))}</p>
      <div className="no-scrollbar -mx-4 mt-2 flex gap-2 overflow-x-auto px-4">
        {CITIES.map((city) => (
          <Chip key={city.id} disabled={busy} onClick={() => choose(city)} className="flex-none px-4">
            {messages.cities[city.id]}
          </Chip>
        ))}
      </div>
    </section>
  );
}
