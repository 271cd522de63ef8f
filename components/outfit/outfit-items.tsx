'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { OutfitMetadata } from '@/lib/contract/outfit';

/** Returns the key of an item's label. A second top is an inner layer. */
const getLabelKey = (items: OutfitMetadata['items'], at: number) => {
  const slot = items[at]?.slot ?? 'accessory';
  const isInner = slot === 'top' && items.slice(0, at).some((before) => before.slot === 'top');
  return isInner ? 'inner' : slot;
};

export function OutfitItems({ items }: { items: OutfitMetadata['items'] }) {
  const { slots } = useMessages('outfitCards');
  return (
    <div className="@container">
      {/* Long words of other languages need the whole width of a narrow card. */}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 [&:not(:lang(ko))]:@max-[12rem]:block [&:not(:lang(ko))]:@max-[12rem]:space-y-1.5 [&:not(:lang(ko))]:@max-[12rem]:*:block">
        {items.map(({ slot, name }, at) => (
          <div key={slot + name} className="contents">
            <dt className="text-label text-ink-2">{slots[getLabelKey(items, at)]}</dt>
            <dd className="text-body font-medium">{name}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
