import type { ExtraLayerId } from '@/lib/messages/layer-facts';
import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import type { Garment } from '../wardrobe/wardrobe';

/** A light layer that the picture does not show. It is recommended if an outfit is too thin for some hours. */
export interface ExtraLayer {
  id: ExtraLayerId;
  clo: number;
}

const THIN_CARDIGAN: ExtraLayer = { id: 'thin-cardigan', clo: SHARE_IN_ENSEMBLE * 0.23 };
const LIGHT_VEST: ExtraLayer = { id: 'light-vest', clo: SHARE_IN_ENSEMBLE * 0.22 };
const FLEECE_VEST: ExtraLayer = { id: 'fleece-vest', clo: SHARE_IN_ENSEMBLE * 0.24 };

/** Below this temperature the extra layer is a vest under the outermost layer. */
const VEST_BELOW_C = 8;
/** From here on it is a cardigan, or nothing. Between the two it is a vest if the outfit has no room for a cardigan. */
const CARDIGAN_FROM_C = 12;
const ENOUGH_LAYERS = 3;

/** The layers that could be added to an outfit on a cool and on a cold day. */
export interface ExtraLayers {
  cool: ExtraLayer | null;
  cold: ExtraLayer | null;
}

export function getExtraLayers(base: readonly Garment[], layers: readonly Garment[], sport: boolean): ExtraLayers {
  const outermost = layers.at(-1);
  const isHooded = [...base, ...layers].some(({ model }) => model.kind === 'hoodie');
  if (!outermost) return { cool: sport || isHooded ? null : THIN_CARDIGAN, cold: null };
  const roomy = !TOO_THIN_TO_COVER.includes(outermost.model.kind) && layers.length < ENOUGH_LAYERS;
  const has = (test: (garment: Garment) => boolean) => layers.some(test);
  const cardigan = roomy && !sport && !isHooded && !has(({ model }) => model.kind === 'cardigan');
  const vest =
    roomy &&
    outermost.fabric !== 'padding' &&
    !has(({ model: { params } }) => 'sleeve' in params && params.sleeve === 'none');
  return { cool: cardigan ? THIN_CARDIGAN : null, cold: vest ? (sport ? FLEECE_VEST : LIGHT_VEST) : null };
}

const TOO_THIN_TO_COVER: readonly Garment['model']['kind'][] = ['shirt', 'cardigan', 'hoodie', 'knit', 'sweatshirt'];

export function pickExtraLayer({ cool, cold }: ExtraLayers, coldestC: number): ExtraLayer | null {
  if (coldestC < VEST_BELOW_C) return cold;
  return coldestC < CARDIGAN_FROM_C ? (cool ?? cold) : cool;
}
