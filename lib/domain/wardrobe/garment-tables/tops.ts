import { defineGarments } from './define';

/** Jersey, shirts and blouses. */
// oxfmt-ignore
export const LIGHT_TOPS = defineGarments('top', [
  { id: 'muscle-tee', insulationClo: 0.06, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'none', neck: 'crew', fit: 'relaxed', hem: 'hip' } } },
  { id: 'tee', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'regular', hem: 'hip' } } },
  { id: 'tee-oversized', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'oversized', hem: 'seat' } } },
  { id: 'tee-crop', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-graphic', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'lettering' } } },
  { id: 'tee-heart', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist', decal: 'heart' } } },
  { id: 'tee-pocket', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'pocket' } } },
  { id: 'tee-square', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'cap', neck: 'square', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-long', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'regular', hem: 'hip' } } },
  { id: 'tee-long-slim', insulationClo: 0.18, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'scoop', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-raglan', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'relaxed', hem: 'hip', raglan: true } } },
  { id: 'tee-waffle', insulationClo: 0.25, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'knit', params: { sleeve: 'long', neck: 'crew', gauge: 'waffle', fit: 'regular', hem: 'hip' } } },
  { id: 'polo', insulationClo: 0.17, fabric: 'jersey', formality: 2, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: false, placket: 'buttons' } } },
  { id: 'polo-knit', insulationClo: 0.17, fabric: 'knit', formality: 2, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: true, placket: 'open' } } },
  { id: 'polo-cool', insulationClo: 0.08, judged: true, fabric: 'technical', formality: 2, wicking: true, model: { kind: 'polo', params: { sleeve: 'short', fit: 'relaxed', hem: 'hip', knit: false, placket: 'zip' } } },
  { id: 'polo-knit-long', insulationClo: 0.25, fabric: 'knit', formality: 2, model: { kind: 'polo', params: { sleeve: 'long', fit: 'regular', hem: 'hip', knit: true, placket: 'buttons' } } },
  { id: 'shirt-short', insulationClo: 0.19, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'point', fit: 'relaxed', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-short-dress', insulationClo: 0.19, fabric: 'cotton', formality: 3, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'point', fit: 'regular', hem: 'seat', pockets: 0 } } },
  { id: 'shirt-open-collar', insulationClo: 0.17, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'open', fit: 'oversized', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-linen-short', insulationClo: 0.15, judged: true, fabric: 'linen', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'band', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt-seersucker', insulationClo: 0.08, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'open', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt', insulationClo: 0.25, fabric: 'cotton', formality: 3, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'regular', hem: 'seat', pockets: 0 } } },
  { id: 'shirt-oxford', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'button-down', fit: 'regular', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-oversized', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'shirt-linen', insulationClo: 0.2, judged: true, fabric: 'linen', formality: 2, model: { kind: 'shirt', params: { sleeve: 'rolled', collar: 'point', fit: 'relaxed', hem: 'seat', pockets: 1 } } },
  { id: 'shirt-band', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'band', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt-denim', insulationClo: 0.3, judged: true, fabric: 'denim', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'regular', hem: 'hip', pockets: 2 } } },
  { id: 'shirt-flannel', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'relaxed', hem: 'hip', pockets: 1 } } },
  { id: 'blouse-short', insulationClo: 0.15, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'short', puff: false, neck: 'v', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-puff', insulationClo: 0.12, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'blouse', params: { sleeve: 'short', puff: true, neck: 'square', fit: 'regular', hem: 'waist' } } },
  { id: 'blouse-cool', insulationClo: 0.08, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'cap', puff: false, neck: 'round', fit: 'relaxed', hem: 'hip' } } },
  { id: 'blouse', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'long', puff: false, neck: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-bow', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'long', puff: false, neck: 'bow', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-frill', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'blouse', params: { sleeve: 'long', puff: true, neck: 'frill', fit: 'regular', hem: 'hip' } } },
]);

/** Pullovers: knitwear, sweatshirts and hoodies. */
// oxfmt-ignore
export const WARM_TOPS = defineGarments('top', [
  { id: 'knit-sleeveless', insulationClo: 0.08, judged: true, fabric: 'knit', formality: 1, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'none', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-cool', insulationClo: 0.08, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'short', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-short', insulationClo: 0.17, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'boat', sleeve: 'short', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-fine', insulationClo: 0.25, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-v', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'v', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-crew', insulationClo: 0.3, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-crop', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-mohair', insulationClo: 0.33, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'mohair', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-chunky', insulationClo: 0.36, fabric: 'knit', formality: 1, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'chunky', fit: 'oversized', hem: 'hip' } } },
  { id: 'knit-cable', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'cable', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-cable-crop', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'half-turtle', sleeve: 'long', gauge: 'cable', fit: 'regular', hem: 'waist' } } },
  { id: 'turtle-fine', insulationClo: 0.26, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'turtle', sleeve: 'long', gauge: 'fine', fit: 'slim', hem: 'hip' } } },
  { id: 'turtle-half', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'half-turtle', sleeve: 'long', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'turtle', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'turtle', sleeve: 'long', gauge: 'mid', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-half-zip', insulationClo: 0.34, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'half-zip', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-vest', insulationClo: 0.13, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'v', sleeve: 'none', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-vest-cable', insulationClo: 0.22, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'v', sleeve: 'none', gauge: 'cable', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt-logo', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'oversized', hem: 'seat', decal: 'lettering' } } },
  { id: 'sweatshirt-half-zip', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'half-zip', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt-brushed', insulationClo: 0.4, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'small-logo' } } },
  { id: 'hoodie', insulationClo: 0.37, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'hoodie', params: { zip: false, fit: 'relaxed', hem: 'hip', pouch: true } } },
  { id: 'hoodie-brushed', insulationClo: 0.42, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'hoodie', params: { zip: false, fit: 'oversized', hem: 'hip', pouch: true } } },
]);

/** Wicking tops. */
// oxfmt-ignore
export const SPORT_TOPS = defineGarments('top', [
  { id: 'sport-tank', insulationClo: 0.06, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'none', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-tee', insulationClo: 0.08, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-tee-crop', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist' } } },
  { id: 'sport-tee-oversized', insulationClo: 0.08, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'oversized', hem: 'seat', decal: 'lettering' } } },
  { id: 'sport-long', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-long-crop', insulationClo: 0.16, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'mock', fit: 'tight', hem: 'waist' } } },
  { id: 'sport-half-zip', insulationClo: 0.24, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'half-zip', fit: 'regular', hem: 'hip', raglan: true } } },
  { id: 'sport-zip-polo', insulationClo: 0.1, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: false, placket: 'zip' } } },
  { id: 'sport-fleece', insulationClo: 0.3, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'fleece', params: { pile: 'flat', front: 'half-zip', sleeve: 'long', collar: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'sport-brushed', insulationClo: 0.27, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'mock', fit: 'regular', hem: 'hip' } } },
]);

/** Garments under the top, including those that are visible under a sleeveless top or dress. */
// oxfmt-ignore
export const UNDERLAYERS = defineGarments('underlayer', [
  { id: 'thermal-top', insulationClo: 0.2, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'hidden' } } },
  { id: 'thermal-top-light', insulationClo: 0.14, judged: true, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'hidden' } } },
  { id: 'thermal-bottom', insulationClo: 0.15, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'bottom', neck: 'hidden' } } },
  { id: 'base-layer', insulationClo: 0.17, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'mock' } } },
  { id: 'inner-tee', insulationClo: 0.08, fabric: 'jersey', formality: 2, model: { kind: 'thermal', params: { part: 'top', neck: 'crew' } } },
]);
