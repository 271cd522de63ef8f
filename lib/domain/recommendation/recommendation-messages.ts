import type { Messages } from '@/lib/messages/messages';

/** Messages that name the clothes of a picture. */
export type NameMessages = Pick<Messages, 'items' | 'garments' | 'colors' | 'outfits'>;

/** Messages of which a recommendation is composed. */
export type RecommendationMessages = NameMessages & Pick<Messages, 'dressCodes' | 'layers' | 'reasons' | 'takeAlong'>;
