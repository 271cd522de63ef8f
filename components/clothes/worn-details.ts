import { Flame, Smile, Snowflake, type LucideIcon } from '@/components/ui/icons';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { WornMark } from '@/lib/client/clothes/worn';
import type { Messages } from '@/lib/messages/messages';

/** Symbol of a feeling on the calendar. */
export const FEELING_MARKS: Record<OutfitFeeling, { icon: LucideIcon; look: string }> = {
  cold: { icon: Snowflake, look: 'text-accent' },
  good: { icon: Smile, look: 'text-on-paper' },
  hot: { icon: Flame, look: 'text-danger' },
};

/** Returns what is known about a worn outfit: the felt temperatures of its day, and how the user felt. */
export function listWornDetails({ feelsLike, feeling }: WornMark, messages: Messages['worn']): string[] {
  return [
    ...(feelsLike ? [messages.feelsLike(feelsLike.min, feelsLike.max)] : []),
    ...(feeling ? [messages.feelings[feeling]] : []),
  ];
}
