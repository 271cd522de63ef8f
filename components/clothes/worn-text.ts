import { Flame, Smile, Snowflake, type LucideIcon } from 'lucide-react';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { WornMark } from '@/lib/client/clothes/worn';
import { formatWhole } from '@/lib/domain/format-whole';

/** Text and symbol of a feeling on the calendar. */
export const FEELING_MARKS: Record<OutfitFeeling, { text: string; icon: LucideIcon; look: string }> = {
  cold: { text: '추웠어요', icon: Snowflake, look: 'text-accent' },
  good: { text: '좋았어요', icon: Smile, look: 'text-on-paper' },
  hot: { text: '더웠어요', icon: Flame, look: 'text-danger' },
};

/** Returns '체감 −3°에서 5°'; null if the weather of the day is unknown. */
export function formatFeelsLike({ feelsLike }: WornMark): string | null {
  if (!feelsLike) return null;
  const [min, max] = [formatWhole(feelsLike.min), formatWhole(feelsLike.max)];
  return min === max ? `체감 ${min}°` : `체감 ${min}°에서 ${max}°`;
}
