import {
  createIcon,
  Check,
  Footprints,
  Glasses,
  Hand,
  Shirt,
  ShieldPlus,
  Umbrella,
  type LucideIcon,
} from '@/components/ui/icons';
import type { TakeAlong } from '@/lib/contract/outfit';

const Hat = createIcon(
  'hat',
  <>
    <path d="M7 12.5v-3a5 5 0 0 1 10 0v3" />
    <path d="M7 12.5C3.9 13.1 2 14.3 2 15.7 2 17.8 6.5 19 12 19s10-1.2 10-3.3c0-1.4-1.9-2.6-5-3.2" />
    <path d="M7 12.5c1.3.9 3 1.3 5 1.3s3.7-.4 5-1.3" />
  </>,
);

const Scarf = createIcon(
  'scarf',
  <>
    <path d="M5 7c0-2.2 3.1-4 7-4s7 1.8 7 4-3.1 4-7 4-7-1.8-7-4Z" />
    <path d="M10 11 8 21h4l1.5-6" />
    <path d="M13 11l2.5 10h4L17 9.8" />
  </>,
);

/** Icon of each kind of item. Items without a picture get a check mark. */
export const TAKE_ALONG_ICONS: Record<TakeAlong['kind'], LucideIcon> = {
  umbrella: Umbrella,
  boots: Footprints,
  mask: ShieldPlus,
  hat: Hat,
  sunglasses: Glasses,
  scarf: Scarf,
  gloves: Hand,
  cardigan: Shirt,
  other: Check,
};
