import type { OutfitMetadata } from '@/lib/contract/outfit';

const SLOTS: Record<OutfitMetadata['items'][number]['slot'], string> = {
  outer: '아우터',
  top: '상의',
  bottom: '하의',
  dress: '원피스',
  shoes: '신발',
  accessory: '소품',
};

/** The clothes by name. */
export function OutfitItems({ items }: { items: OutfitMetadata['items'] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {items.map(({ slot, name }) => (
        <div key={slot + name} className="contents">
          <dt className="text-label text-ink-2">{SLOTS[slot]}</dt>
          <dd className="text-body font-medium">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
