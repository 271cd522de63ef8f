import type { ModelKind } from '../../../lib/domain/wardrobe/models';
import type { Dressed, Wearing } from '../cloth/worn';
import { coat, padded } from '../garments/coats';
import { fleece, jacket, leatherJacket, windbreaker } from '../garments/jackets';
import { hoodie, sweatshirt, tee, thermal } from '../garments/jersey';
import { cardigan, knit } from '../garments/knitwear';
import { socks, tights } from '../garments/legwear';
import { blouse, polo, shirt } from '../garments/shirts';
import { dress, skirt } from '../garments/skirts';
import { blazer } from '../garments/tailoring';
import { leggings, shorts, trousers } from '../garments/trousers';
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

/** Builders of what is worn on body and legs. */
export const BODY_MODELS = {
  tee, shirt, polo, blouse, knit, sweatshirt, hoodie, thermal, trousers, leggings, shorts, skirt, dress, tights, socks, blazer, cardigan, jacket,
  'leather-jacket': leatherJacket, windbreaker, fleece, coat, padded,
} satisfies { [Kind in ModelKind]?: (worn: Wearing<Kind>) => Dressed };

/** Builders of shoes; they are told what shows of the foot: skin (true), or the tights or socks over it. */
export const SHOE_MODELS = { sneakers, 'running-shoes': runningShoes, 'hiking-shoes': hikingShoes, loafers, derby, flats, heels, boots, sandals, slippers } satisfies {
  [Kind in ModelKind]?: (worn: Wearing<Kind>, onFoot: true | FootCover) => Dressed;
};
