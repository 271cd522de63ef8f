import { createIcon, Footprints, Shirt, type LucideIcon } from '@/components/ui/icons';
import type { PackedItem } from '@/lib/contract/trips';

const Coat = createIcon(
  'coat',
  <>
    <path d="M9 3 5 5.5 3.5 14H7v7h10v-7h3.5L19 5.5 15 3" />
    <path d="m9 3 3 4 3-4" />
    <path d="M12 7v14" />
  </>,
);

const Trousers = createIcon(
  'trousers',
  <>
    <path d="M7 3h10l1.5 18h-4.5L12 10l-2 11H5.5L7 3Z" />
    <path d="M7 6.5h10" />
  </>,
);

const Dress = createIcon(
  'dress',
  <>
    <path d="M9 3v4l-1 4-3 10h14l-3-10-1-4V3" />
    <path d="M9 7a3.5 3.5 0 0 0 6 0" />
  </>,
);

/** Tights and other things that have neither a slot of their own nor a picture. */
const Legwear = createIcon(
  'legwear',
  <>
    <path d="M7 3h10v5l-1.5 13h-2.5L12 10l-1 11H8.5L7 8V3Z" />
    <path d="M7 6h10" />
  </>,
);

const ICONS: Record<PackedItem['slot'], LucideIcon> = {
  outer: Coat,
  top: Shirt,
  bottom: Trousers,
  dress: Dress,
  shoes: Footprints,
  accessory: Legwear,
};

/** Picture of a thing, or the icon of its slot if it has none. */
export function ItemPicture({ slot, piece }: Pick<PackedItem, 'slot' | 'piece'>) {
  const Icon = ICONS[slot];
  return (
    <span
      aria-hidden
      className="grid size-11 flex-none place-items-center rounded-control bg-accent-soft text-accent-text"
    >
      {piece ? (
        <img src={`/figures/pieces/${piece}.webp`} alt="" className="size-10 object-contain" />
      ) : (
        <Icon aria-hidden size={22} />
      )}
    </span>
  );
}
