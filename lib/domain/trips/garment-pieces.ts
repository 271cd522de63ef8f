import type { Model, ModelKind, ModelParams, Sleeve } from '../wardrobe/models';
import type { Garment } from '../wardrobe/wardrobe';

const getLength = (sleeve: Sleeve | 'rolled'): string => {
  if (sleeve === 'none') return 'sleeveless';
  return ['cap', 'short', 'half'].includes(sleeve) ? 'short' : 'long';
};

/** Distinguishes the pictures of garments of one kind. Garments of a kind that is missing here share one picture. */
const LOOKS: { [Kind in ModelKind]?: (params: ModelParams[Kind]) => string } = {
  tee: ({ sleeve }) => getLength(sleeve),
  shirt: ({ sleeve }) => getLength(sleeve),
  polo: ({ sleeve }) => getLength(sleeve),
  blouse: ({ sleeve }) => getLength(sleeve),
  knit: ({ sleeve, neck }) => (neck === 'turtle' || neck === 'half-turtle' ? 'turtle' : getLength(sleeve)),
  hoodie: ({ zip }) => (zip ? 'zip' : 'pullover'),
  trousers: ({ style }) => style,
  leggings: ({ hem }) => hem,
  shorts: ({ style }) => (style === 'denim' ? 'denim' : style === 'sport' || style === 'nylon' ? 'sport' : 'cotton'),
  skirt: ({ shape, hem }) =>
    `${shape === 'pleated' ? 'pleated-' : ''}${['micro', 'mini', 'knee'].includes(hem) ? 'short' : 'long'}`,
  dress: ({ knit, sleeve }) => (knit ? 'knit' : getLength(sleeve)),
  tights: ({ opacity }) => (opacity < 0.8 ? 'sheer' : 'opaque'),
  cardigan: ({ zip }) => (zip ? 'zip' : 'buttons'),
  jacket: ({ style }) => style,
  'leather-jacket': ({ style }) => style,
  windbreaker: ({ shell }) => shell,
  fleece: ({ sleeve, front }) => (sleeve === 'none' ? 'vest' : front),
  coat: ({ style }) => style,
  padded: ({ sleeve, hem, quilt }) => (sleeve === 'none' ? 'vest' : hem === 'midi' ? 'long' : quilt),
  sneakers: ({ top }) => top,
  flats: ({ style }) => style,
  boots: ({ style }) => style,
  sandals: ({ style }) => (style === 'heel' ? 'heel' : 'flat'),
};

const getLook = <Kind extends ModelKind>({ kind, params }: { kind: Kind; params: ModelParams[Kind] }) =>
  LOOKS[kind]?.(params);

/** Underwear is modelled only where it shows under other clothes, so that similar pictures stand for it. */
const getPieceOfUnderwear = ({ part, neck }: ModelParams['thermal']): string => {
  if (part === 'bottom') return 'leggings-ankle';
  return neck === 'crew' ? 'tee-short' : 'thermals';
};

/** Returns the name of the picture that shows garments of this kind and cut, in a colour of its own: `trousers-jeans`. */
export function getPieceOfGarment({ model }: Garment): string {
  if (model.kind === 'thermal') return getPieceOfUnderwear(model.params);
  const look = getLook(model as Extract<Model, { kind: ModelKind }>);
  return look ? `${model.kind}-${look}` : model.kind;
}
