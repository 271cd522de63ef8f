import { defineGarments } from './define';

// oxfmt-ignore
export const TROUSERS = defineGarments('bottom', [
  { id: 'slacks-cool', insulationClo: 0.09, judged: true, fabric: 'suiting', formality: 3, wicking: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'tapered', hem: 'ankle', crease: true, waist: 'belt' } } },
  { id: 'slacks-cool-wide', insulationClo: 0.09, judged: true, fabric: 'suiting', formality: 3, wicking: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks', insulationClo: 0.15, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'belt' } } },
  { id: 'slacks-tapered', insulationClo: 0.15, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'tapered', hem: 'ankle', crease: true, waist: 'pleats' } } },
  { id: 'slacks-wide', insulationClo: 0.17, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks-bootcut', insulationClo: 0.17, judged: true, fabric: 'suiting', formality: 3, floorLength: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'flare', hem: 'floor', crease: true, waist: 'plain' } } },
  { id: 'slacks-wool', insulationClo: 0.24, fabric: 'wool', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'belt' } } },
  { id: 'slacks-wool-wide', insulationClo: 0.26, judged: true, fabric: 'wool', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks-brushed', insulationClo: 0.28, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'plain' } } },
  { id: 'linen-trousers', insulationClo: 0.12, judged: true, fabric: 'linen', formality: 2, model: { kind: 'trousers', params: { style: 'linen', cut: 'wide', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'chinos', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'trousers', params: { style: 'chinos', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'chinos-wide', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'chinos', cut: 'wide', hem: 'full', crease: false, waist: 'pleats' } } },
  { id: 'chinos-thin', insulationClo: 0.15, fabric: 'cotton', formality: 2, model: { kind: 'trousers', params: { style: 'chinos', cut: 'tapered', hem: 'ankle', crease: false, waist: 'belt' } } },
  { id: 'jeans', insulationClo: 0.24, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'jeans-slim', insulationClo: 0.22, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'slim', hem: 'ankle', crease: false, waist: 'belt' } } },
  { id: 'jeans-wide', insulationClo: 0.24, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'wide', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'jeans-flare', insulationClo: 0.24, fabric: 'denim', formality: 1, floorLength: true, model: { kind: 'trousers', params: { style: 'jeans', cut: 'flare', hem: 'floor', crease: false, waist: 'belt' } } },
  { id: 'jeans-light', insulationClo: 0.17, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'wide', hem: 'ankle', crease: false, waist: 'plain' } } },
  { id: 'jeans-brushed', insulationClo: 0.3, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'cords', insulationClo: 0.26, judged: true, fabric: 'corduroy', formality: 1, model: { kind: 'trousers', params: { style: 'corduroy', cut: 'wide', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'cargo', insulationClo: 0.22, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'cargo', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'nylon-pants', insulationClo: 0.15, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'nylon', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'joggers', insulationClo: 0.24, judged: true, fabric: 'jersey', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'jogger', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'joggers-light', insulationClo: 0.15, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'nylon', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'sweatpants', insulationClo: 0.28, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'sweat', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'joggers-brushed', insulationClo: 0.32, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'sweat', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'hiking-pants', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'hiking', cut: 'tapered', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'hiking-pants-brushed', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'hiking', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'padded-pants', insulationClo: 0.4, judged: true, fabric: 'padding', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'trousers', params: { style: 'padded', cut: 'straight', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'leggings', insulationClo: 0.1, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
  { id: 'leggings-bootcut', insulationClo: 0.12, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: true } } },
  { id: 'leggings-brushed', insulationClo: 0.2, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
  { id: 'running-tights', insulationClo: 0.13, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
]);

// oxfmt-ignore
export const SHORTS = defineGarments('bottom', [
  { id: 'shorts-denim', insulationClo: 0.08, fabric: 'denim', formality: 1, model: { kind: 'shorts', params: { style: 'denim', hem: 'micro', fit: 'regular', waist: 'belt' } } },
  { id: 'shorts-denim-wide', insulationClo: 0.11, judged: true, fabric: 'denim', formality: 1, model: { kind: 'shorts', params: { style: 'denim', hem: 'knee', fit: 'oversized', waist: 'belt' } } },
  { id: 'shorts', insulationClo: 0.08, fabric: 'cotton', formality: 1, model: { kind: 'shorts', params: { style: 'chino', hem: 'knee', fit: 'regular', waist: 'belt' } } },
  { id: 'shorts-linen', insulationClo: 0.07, judged: true, fabric: 'linen', formality: 1, model: { kind: 'shorts', params: { style: 'linen', hem: 'mini', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-tailored', insulationClo: 0.1, judged: true, fabric: 'suiting', formality: 2, model: { kind: 'shorts', params: { style: 'tailored', hem: 'knee', fit: 'relaxed', waist: 'belt' } } },
  { id: 'shorts-nylon', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', wicking: true, model: { kind: 'shorts', params: { style: 'nylon', hem: 'mini', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-running', insulationClo: 0.06, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'shorts', params: { style: 'sport', hem: 'micro', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-training', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'shorts', params: { style: 'sport', hem: 'mini', fit: 'regular', waist: 'drawstring' } } },
  { id: 'shorts-hiking', insulationClo: 0.08, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'shorts', params: { style: 'nylon', hem: 'knee', fit: 'regular', waist: 'belt' } } },
  { id: 'biker-shorts', insulationClo: 0.06, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'knee', flare: false } } },
]);

// oxfmt-ignore
export const SKIRTS = defineGarments('bottom', [
  { id: 'skirt-tennis', insulationClo: 0.09, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'mini', pleats: 22 } } },
  { id: 'skirt-school', insulationClo: 0.14, fabric: 'suiting', formality: 3, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'knee', pleats: 20 } } },
  { id: 'skirt-sport', insulationClo: 0.08, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'micro', pleats: 16 } } },
  { id: 'skirt-denim-mini', insulationClo: 0.1, judged: true, fabric: 'denim', formality: 1, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'mini', pleats: 0, buttons: true } } },
  { id: 'skirt-denim-long', insulationClo: 0.2, judged: true, fabric: 'denim', formality: 1, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'ankle', pleats: 0, slit: true } } },
  { id: 'skirt-cool', insulationClo: 0.09, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-tiered', insulationClo: 0.14, fabric: 'cotton', formality: 1, model: { kind: 'skirt', params: { shape: 'tiered', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-satin', insulationClo: 0.14, fabric: 'chiffon', formality: 2, model: { kind: 'skirt', params: { shape: 'slip', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-pleated', insulationClo: 0.16, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'midi', pleats: 30 } } },
  { id: 'skirt-pencil', insulationClo: 0.14, fabric: 'suiting', formality: 3, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'knee', pleats: 0, slit: true } } },
  { id: 'skirt-h', insulationClo: 0.18, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'midi', pleats: 0, slit: true } } },
  { id: 'skirt-midi', insulationClo: 0.18, judged: true, fabric: 'suiting', formality: 2, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-wool', insulationClo: 0.23, fabric: 'wool', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-wool-mini', insulationClo: 0.18, judged: true, fabric: 'wool', formality: 2, model: { kind: 'skirt', params: { shape: 'wrap', hem: 'mini', pleats: 0 } } },
  { id: 'skirt-wool-pleated', insulationClo: 0.23, fabric: 'wool', formality: 2, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'midi', pleats: 24 } } },
  { id: 'skirt-tweed-mini', insulationClo: 0.18, judged: true, fabric: 'wool', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'mini', pleats: 0 } } },
  { id: 'skirt-knit', insulationClo: 0.23, fabric: 'knit', formality: 2, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'midi', pleats: 0 } } },
]);

// oxfmt-ignore
export const DRESSES = defineGarments('dress', [
  { id: 'dress-sleeveless', insulationClo: 0.17, judged: true, fabric: 'linen', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', neck: 'square', waist: 'elastic', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-strap', insulationClo: 0.15, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', straps: true, neck: 'v', waist: 'elastic', skirt: 'tiered', hem: 'midi', knit: false } } },
  { id: 'dress-cool', insulationClo: 0.17, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'dress', params: { sleeve: 'short', neck: 'round', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-tee', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'dress', params: { sleeve: 'half', neck: 'round', waist: 'straight', skirt: 'straight', hem: 'midi', knit: false } } },
  { id: 'dress-floral', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 2, model: { kind: 'dress', params: { sleeve: 'short', puff: true, neck: 'square', waist: 'fitted', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-mini', insulationClo: 0.18, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'dress', params: { sleeve: 'short', puff: true, neck: 'round', waist: 'fitted', skirt: 'a-line', hem: 'mini', knit: false } } },
  { id: 'dress-shirt-short', insulationClo: 0.29, fabric: 'cotton', formality: 3, model: { kind: 'dress', params: { sleeve: 'half', neck: 'shirt', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-shirt', insulationClo: 0.33, fabric: 'cotton', formality: 3, model: { kind: 'dress', params: { sleeve: 'long', neck: 'shirt', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-long', insulationClo: 0.33, fabric: 'chiffon', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', puff: true, neck: 'v', waist: 'fitted', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-knit', insulationClo: 0.42, judged: true, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'half-turtle', waist: 'straight', skirt: 'straight', hem: 'midi', knit: true } } },
  { id: 'dress-knit-polo', insulationClo: 0.4, judged: true, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'collar', waist: 'fitted', skirt: 'mermaid', hem: 'midi', knit: true } } },
  { id: 'dress-wool', insulationClo: 0.47, fabric: 'wool', formality: 3, model: { kind: 'dress', params: { sleeve: 'long', neck: 'round', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-knit-thick', insulationClo: 0.47, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'turtle', waist: 'straight', skirt: 'straight', hem: 'midi', knit: true } } },
  { id: 'dress-pinafore', insulationClo: 0.23, fabric: 'cotton', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', straps: true, neck: 'square', waist: 'fitted', skirt: 'a-line', hem: 'midi', knit: false } } },
]);

// oxfmt-ignore
export const LEGWEAR = defineGarments('legwear', [
  { id: 'stockings', insulationClo: 0.02, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 0.7 } } },
  { id: 'tights', insulationClo: 0.06, judged: true, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 0.95 } } },
  { id: 'tights-brushed', insulationClo: 0.15, judged: true, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 1 } } },
  { id: 'ankle-socks', insulationClo: 0.02, fabric: 'jersey', formality: 1, model: { kind: 'socks', params: { height: 'ankle' } } },
  { id: 'crew-socks', insulationClo: 0.03, fabric: 'jersey', formality: 1, model: { kind: 'socks', params: { height: 'crew' } } },
  { id: 'knee-socks', insulationClo: 0.06, fabric: 'knit', formality: 1, model: { kind: 'socks', params: { height: 'knee' } } },
  { id: 'loose-socks', insulationClo: 0.04, judged: true, fabric: 'knit', formality: 1, model: { kind: 'socks', params: { height: 'loose' } } },
  { id: 'wool-socks', insulationClo: 0.06, judged: true, fabric: 'wool', formality: 1, model: { kind: 'socks', params: { height: 'crew' } } },
]);
