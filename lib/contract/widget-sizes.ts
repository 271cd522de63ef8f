/** Sizes in pixels of the pictures for widgets. This file has no schema because a screen loads it. */
export const WIDGET_SIZES = {
  small: { width: 340, height: 340 },
  medium: { width: 720, height: 340 },
  large: { width: 660, height: 700 },
} as const satisfies Record<string, { width: number; height: number }>;

export type WidgetSize = keyof typeof WIDGET_SIZES;

export const WIDGET_SIZE_NAMES = Object.keys(WIDGET_SIZES) as WidgetSize[];

/** Contents of a secret address: a picture of today's outfit, or a calendar. */
export const ADDRESS_KINDS = ['picture', 'calendar'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Pictures by address that a member can have at a time. */
export const MAX_WIDGETS = 5;

/** Addresses of each kind that a member can have at a time. */
export const MAX_ADDRESSES = { picture: MAX_WIDGETS, calendar: 1 } as const satisfies Record<AddressKind, number>;
