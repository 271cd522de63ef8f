import type { ModelKind } from '../../../lib/domain/wardrobe/models';
import type { Dressed, Wearing } from '../cloth/worn';
import { coat } from '../garments/coat';
import { padded } from '../garments/padded';
import { fleece } from '../garments/fleece';
import { jacket } from '../garments/jacket';
import { leatherJacket } from '../garments/leather-jacket';
import { windbreaker } from '../garments/windbreaker';
import { hoodie } from '../garments/hoodie';
import { sweatshirt } from '../garments/sweatshirt';
import { tee } from '../garments/tee';
import { thermal } from '../garments/thermal';
import { cardigan } from '../garments/cardigan';
import { knit } from '../garments/knit';
import { socks } from '../garments/socks';
import { tights } from '../garments/tights';
import { blouse } from '../garments/blouse';
import { polo } from '../garments/polo';
import { shirt } from '../garments/shirt';
import { dress } from '../garments/dress';
import { skirt } from '../garments/skirt';
import { blazer } from '../garments/blazer';
import { leggings } from '../garments/leggings';
import { shorts } from '../garments/shorts';
import { trousers } from '../garments/trousers';
import { boots } from '../shoes/boots';
import { derby } from '../shoes/derby';
import { flats } from '../shoes/flats';
import { heels } from '../shoes/heels';
import { hikingShoes } from '../shoes/hiking-shoes';
import { loafers } from '../shoes/loafers';
import { runningShoes } from '../shoes/running-shoes';
import { sandals } from '../shoes/sandals';
import type { FootCover } from '../shoes/shoe';
import { slippers } from '../shoes/slippers';
import { sneakers } from '../shoes/sneakers';

/** Builders of garments for body and legs. */
export const BODY_MODELS = {
  tee,
  shirt,
  polo,
  blouse,
  knit,
  sweatshirt,
  hoodie,
  thermal,
  trousers,
  leggings,
  shorts,
  skirt,
  dress,
  tights,
  socks,
  blazer,
  cardigan,
  jacket,
  'leather-jacket': leatherJacket,
  windbreaker,
  fleece,
  coat,
  padded,
} satisfies { [Kind in ModelKind]?: (worn: Wearing<Kind>) => Dressed };

/**
 * Builders of shoes. Their second argument is the cover of the foot in an open shoe: true for bare skin, otherwise
 * tights or socks.
 */
export const SHOE_MODELS = {
  sneakers,
  'running-shoes': runningShoes,
  'hiking-shoes': hikingShoes,
  loafers,
  derby,
  flats,
  heels,
  boots,
  sandals,
  slippers,
} satisfies {
  [Kind in ModelKind]?: (worn: Wearing<Kind>, onFoot: true | FootCover) => Dressed;
};
