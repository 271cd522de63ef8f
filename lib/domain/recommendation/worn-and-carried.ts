import type { OutfitItem, TakeAlong } from '@/lib/contract/outfit';

interface Dressed {
  items: readonly OutfitItem[];
  takeAlong: readonly TakeAlong[];
}

/**
 * Splits an outfit for lists that have no groups as cards have: names of what is worn from the first layer row on, and
 * the other items to take along.
 */
export function listWornAndCarried({ items, takeAlong }: Dressed): { worn: string[]; carried: TakeAlong[] } {
  const names = items.map(({ name }) => name);
  const added = takeAlong.flatMap(({ worn }) => (worn && !names.includes(worn) ? [worn] : []));
  return { worn: [...names, ...added], carried: takeAlong.filter(({ worn }) => !worn) };
}
