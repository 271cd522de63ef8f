import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { OutfitMetadata, SuitableWeather } from '@/lib/contract/outfit';

/** Visible effect of a user's feedback on the first outfit. */
export type ShownEffect = 'layer-more' | 'warmer' | 'layer-less' | 'lighter';

type Shown = Pick<OutfitMetadata, 'items' | 'suits'>;

const UPPER = ['outer', 'top', 'dress'];
const layersOf = ({ items }: Shown) => items.filter(({ slot }) => UPPER.includes(slot)).length;

const endsOf = ({ fromC, untilC }: SuitableWeather) => [fromC ?? -Infinity, untilC ?? Infinity] as const;

function isWarmer(one: Shown, other: Shown): boolean {
  if (!one.suits || !other.suits) return false;
  const [[from, until], [otherFrom, otherUntil]] = [endsOf(one.suits), endsOf(other.suits)];
  return from <= otherFrom && until <= otherUntil && (from < otherFrom || until < otherUntil);
}

/**
 * Compares the first outfit with the one that would be first without the feedback. Returns null if the effect that the
 * user asked for is not visible, for example because the outfit is the same.
 */
export function getShownEffect(feeling: OutfitFeeling, without: Shown, shown: Shown): ShownEffect | null {
  const layers = layersOf(shown) - layersOf(without);
  if (feeling === 'cold' && isWarmer(shown, without)) return layers > 0 ? 'layer-more' : 'warmer';
  if (feeling === 'hot' && isWarmer(without, shown)) return layers < 0 ? 'layer-less' : 'lighter';
  return null;
}
