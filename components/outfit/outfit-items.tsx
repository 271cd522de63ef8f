'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { OutfitItem } from '@/lib/contract/outfit';

interface Row extends OutfitItem {
  label: OutfitItem['slot'] | 'inner';
}

/** Adds the key of each item's label. A second top is an inner layer. */
const labelItems = (items: readonly OutfitItem[]): Row[] =>
  items.map((item, at) => {
    const isInner = item.slot === 'top' && items.slice(0, at).some(({ slot }) => slot === 'top');
    return { ...item, label: isInner ? 'inner' : item.slot };
  });

/** The garments of a picture: those that are seen, then those that they hide. */
export function OutfitItems({ items }: { items: readonly OutfitItem[] }) {
  const messages = useMessages('outfitCards');
  const rows = labelItems(items);
  const hidden = rows.filter(({ underneath }) => underneath);
  return (
    <div className="@container">
      <Rows rows={rows.filter(({ underneath }) => !underneath)} />
      {hidden.length > 0 && (
        <>
          <p className="mt-3 mb-1.5 text-label font-semibold text-ink-2">{messages.underneath}</p>
          <Rows rows={hidden} />
        </>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { slots } = useMessages('outfitCards');
  return (
    // Long words of other languages need the whole width of a narrow card.
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 [&:not(:lang(ko))]:@max-[12rem]:block [&:not(:lang(ko))]:@max-[12rem]:space-y-1.5 [&:not(:lang(ko))]:@max-[12rem]:*:block">
      {rows.map(({ slot, name, label }) => (
        <div key={slot + name} className="contents">
          <dt className="text-label text-ink-2">{slots[label]}</dt>
          <dd className="text-body font-medium">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
