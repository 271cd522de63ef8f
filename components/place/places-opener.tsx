'use client';

import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { PlacesSheet as PlacesSheetType } from '@/components/place/places-sheet';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { getLoadedMessages } from '@/lib/client/language/messages';
import { toast } from '@/lib/client/toasts/toasts';

// Loaded on the first press, because no first screen needs it.
const loadSheet = () => loadWithMessages(() => import('@/components/place/places-sheet'));
const PlacesSheet = lazy<(props: ComponentProps<typeof PlacesSheetType>) => ReactNode>(() =>
  loadSheet().then(
    ({ PlacesSheet: sheet }) => ({ default: sheet }),
    () => {
      toast.error(getLoadedMessages('placeHeader').sheetFailed);
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
