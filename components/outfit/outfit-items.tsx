import type { OutfitMetadata } from '@/lib/contract/outfit';

const SLOT_LABELS: Record<OutfitMetadata['items'][number]['slot'], string> = {
  outer: '아우터',
  top: '상의',
  bottom: '하의',
  dress: '원피스',
  shoes: '신발',
  accessory: '소품',
};

/** Returns the label of an item. A second top is an inner layer. */
const getSlotLabel = (items: OutfitMetadata['items'], at: number): string => {
  const slot = items[at]?.slot ?? 'accessory';
  const isInner = slot === 'top' && items.slice(0, at).some((before) => before.slot === 'top');
  return isInner ? '이너' : SLOT_LABELS[slot];
};

export function OutfitItems({ items }: { items: OutfitMetadata['items'] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {items.map(({ slot, name }, at) => (
        <div key={slot + name} className="contents">
          <dt className="text-label text-ink-2">{getSlotLabel(items, at)}</dt>
          <dd className="text-body font-medium">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
