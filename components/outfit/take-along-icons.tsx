import { Check, Footprints, Glasses, Hand, Shirt, ShieldPlus, Umbrella } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { TakeAlong } from '@/lib/contract/outfit';

interface IconProps {
  'aria-hidden'?: boolean;
  size?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  stroke?: string;
}
type Icon = (props: IconProps) => ReactNode;

/** Creates an icon in lucide's style. */
const createIcon = (lines: ReactNode): Icon =>
  function OwnIcon({ size, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {lines}
      </svg>
    );
  };

const Hat = createIcon(
  <>
    <path d="M7 12.5v-3a5 5 0 0 1 10 0v3" />
    <path d="M7 12.5C3.9 13.1 2 14.3 2 15.7 2 17.8 6.5 19 12 19s10-1.2 10-3.3c0-1.4-1.9-2.6-5-3.2" />
    <path d="M7 12.5c1.3.9 3 1.3 5 1.3s3.7-.4 5-1.3" />
  </>,
);

const Scarf = createIcon(
  <>
    <path d="M5 7c0-2.2 3.1-4 7-4s7 1.8 7 4-3.1 4-7 4-7-1.8-7-4Z" />
    <path d="M10 11 8 21h4l1.5-6" />
    <path d="M13 11l2.5 10h4L17 9.8" />
  </>,
);

/** Icon of each kind of item. Items without a picture get a check mark. */
export const TAKE_ALONG_ICONS: Record<TakeAlong['kind'], ComponentType<IconProps>> = {
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
