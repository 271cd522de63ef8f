import type { Dressed } from '../cloth/worn';
import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { clipPart } from './wearing';

/** Distance from a collar beyond which its end does not matter. */
const END_OF_COLLAR = 0.03;

/**
 * Removes what the garments over a part hide. Collars are turned out over knits if nothing over those hides their points,
 * without which they would be shards. Under vests and jackets with lapels they stay in the neckline. Hoods are taken out
 * over everything.
 */
export function clipUnder(part: Part, outer: readonly Pick<Dressed, 'cover' | 'neckline' | 'collarBase'>[]): Part {
  const { takenOut, tip, turnOut } = part;
  if (takenOut) return part;
  if (!turnOut)
    return clipPart(
      part,
      outer.flatMap(({ cover }) => cover ?? []),
    );
  const necks = outer.filter(({ neckline }) => neckline);
  const bases = necks.flatMap(({ collarBase }) => collarBase ?? []);
  const covers = outer.flatMap(({ cover, neckline }) => (neckline ? [] : (cover ?? [])));
  const hasTips = !tip || covers.every((cover) => cover(...tip) <= 0);
  const isOut = hasTips && bases.length > 0 && bases.length === necks.length;
  const ends = isOut ? [] : necks.flatMap(({ neckline }) => neckline!);
  const field = isOut ? turnOut((x, y, z) => Math.min(...bases.map((base) => base(x, y, z)))) : part.field;
  const ended: Field = (x, y, z) => {
    let d = field(x, y, z);
    if (d < END_OF_COLLAR) for (const end of ends) d = smax(d, end(x, y, z), 0.004);
    return d;
  };
  return clipPart({ ...part, field: ended }, covers);
}
