import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { OutfitMetadata, SuitableWeather } from '@/lib/contract/outfit';

/** What can be seen of an answer in the outfit that is shown first. */
export type ShownEffect = 'layer-more' | 'warmer' | 'layer-less' | 'lighter';

type Shown = Pick<OutfitMetadata, 'items' | 'suits'>;

const UPPER = ['outer', 'top', 'dress'];
const layersOf = ({ items }: Shown) => items.filter(({ slot }) => UPPER.includes(slot)).length;

const endsOf = ({ fromC, untilC }: SuitableWeather) => [fromC ?? -Infinity, untilC ?? Infinity] as const;

/** Whether one is made for colder air than the other, on the whole. */
function isWarmer(one: Shown, other: Shown): boolean {
  if (!one.suits || !other.suits) return false;
  const [[from, until], [otherFrom, otherUntil]] = [endsOf(one.suits), endsOf(other.suits)];
  return from <= otherFrom && until <= otherUntil && (from < otherFrom || until < otherUntil);
}

/**
 * What an answer did: the outfit that is shown first beside the one that would have been without it. Null where nothing
 * of what was wished for can be seen, as on a day whose choice stays the same.
 */
export function getShownEffect(feeling: OutfitFeeling, without: Shown, shown: Shown): ShownEffect | null {
  const layers = layersOf(shown) - layersOf(without);
  if (feeling === 'cold' && isWarmer(shown, without)) return layers > 0 ? 'layer-more' : 'warmer';
  if (feeling === 'hot' && isWarmer(without, shown)) return layers < 0 ? 'layer-less' : 'lighter';
  return null;
}
