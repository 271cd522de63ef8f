'use client';

import { Plane } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { usePlace } from '@/lib/client/place/place';
import { toast } from '@/lib/client/toasts/toasts';

/** Centres of large cities and of Jeju. */
const CITIES = [
  { name: '서울', lat: 37.5665, lon: 126.978 },
  { name: '인천', lat: 37.4563, lon: 126.7052 },
  { name: '대전', lat: 36.3504, lon: 127.3845 },
  { name: '대구', lat: 35.8714, lon: 128.6014 },
  { name: '광주', lat: 35.1595, lon: 126.8526 },
  { name: '부산', lat: 35.1796, lon: 129.0756 },
  { name: '제주', lat: 33.4996, lon: 126.5312 },
] as const;

/** Shown if the device is abroad: the weather is not local, and the user can choose a Korean city. */
export function AbroadCard() {
  const { isOutside, chooseAt, place } = usePlace();
  const [busy, setBusy] = useState(false);
  if (!isOutside) return null;
  const choose = (city: (typeof CITIES)[number]) => {
    setBusy(true);
    chooseAt(city)
      .catch(({ message }: Error) => toast.error(message))
      .finally(() => setBusy(false));
  };
  return (
    <section
      role="status"
      aria-label="해외에 계신 것 같아요"
      className="mx-4 mb-3 rounded-card bg-card p-4 shadow-card"
    >
      <p className="flex items-center gap-1.5 text-label font-semibold">
        <Plane aria-hidden size={17} className="flex-none text-accent-text" />
        대한민국 안에서만 날씨를 알려드릴 수 있어요
      </p>
      <p className="mt-0.5 text-note text-ink-2">
        지금 보이는 날씨는 {place.region.sggnm} 기준이에요. 다른 도시로 볼까요?
      </p>
      <div className="no-scrollbar -mx-4 mt-2 flex gap-2 overflow-x-auto px-4">
        {CITIES.map((city) => (
          <Chip key={city.name} disabled={busy} onClick={() => choose(city)} className="flex-none px-4">
            {city.name}
          </Chip>
        ))}
      </div>
    </section>
  );
}
