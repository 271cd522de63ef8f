'use client';

import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { PlacesSheet as PlacesSheetType } from '@/components/place/places-sheet';
import { toast } from '@/lib/client/toasts/toasts';

// Loaded on the first press, because no first screen needs it.
const loadSheet = () => import('@/components/place/places-sheet');
const PlacesSheet = lazy<(props: ComponentProps<typeof PlacesSheetType>) => ReactNode>(() =>
  loadSheet().then(
    ({ PlacesSheet: sheet }) => ({ default: sheet }),
    () => {
      toast.error('장소를 열지 못했어요. 인터넷에 연결되어 있는지 확인해 주세요.');
      return { default: () => null };
    },
  ),
);

export function PlacesOpener(button: Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onPointerDown'>) {
  const [sheet, setSheet] = useState<'untouched' | 'open' | 'shut'>('untouched');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet().catch(() => undefined)}
        onClick={() => setSheet('open')}
        {...button}
      />
      {sheet !== 'untouched' && (
        <Suspense fallback={null}>
          <PlacesSheet open={sheet === 'open'} onClose={() => setSheet('shut')} />
        </Suspense>
      )}
    </>
  );
}
