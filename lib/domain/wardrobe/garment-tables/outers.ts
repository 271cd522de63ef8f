import { defineGarments } from './define';

/** Light layers over a top: open shirts, cardigans, zipped hoodies. */
// oxfmt-ignore
export const LIGHT_LAYERS = defineGarments('outer', [
  { id: 'cardigan-thin', insulationClo: 0.23, fabric: 'knit', formality: 3, model: { kind: 'cardigan', params: { gauge: 'fine', neck: 'round', fit: 'regular', hem: 'hip' } } },
  { id: 'cardigan-crop', insulationClo: 0.23, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'rib', neck: 'round', fit: 'slim', hem: 'waist' } } },
  { id: 'cardigan-summer', insulationClo: 0.18, judged: true, fabric: 'linen', formality: 3, model: { kind: 'cardigan', params: { gauge: 'fine', neck: 'v', fit: 'relaxed', hem: 'hip' } } },
  { id: 'cardigan', insulationClo: 0.31, judged: true, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'mid', neck: 'v', fit: 'relaxed', hem: 'hip' } } },
  { id: 'cardigan-chunky', insulationClo: 0.36, fabric: 'knit', formality: 1, model: { kind: 'cardigan', params: { gauge: 'chunky', neck: 'shawl', fit: 'oversized', hem: 'seat' } } },
  { id: 'cardigan-zip', insulationClo: 0.33, judged: true, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'mid', neck: 'collar', fit: 'regular', hem: 'hip', zip: true } } },
  { id: 'shirt-layer', insulationClo: 0.22, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'linen-layer', insulationClo: 0.18, judged: true, fabric: 'linen', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'open', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'check-layer', insulationClo: 0.3, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 2 } } },
  { id: 'overshirt', insulationClo: 0.34, fabric: 'wool', formality: 1, model: { kind: 'jacket', params: { style: 'overshirt', fit: 'relaxed', hem: 'hip' } } },
  { id: 'hoodie-zip', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'hoodie', params: { zip: true, fit: 'relaxed', hem: 'hip', pouch: true } } },
  { id: 'vest-light-down', insulationClo: 0.22, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'none', hem: 'hip', quilt: 'narrow', collar: 'round', fit: 'regular' } } },
  { id: 'vest-down', insulationClo: 0.3, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'none', hem: 'waist', quilt: 'wide', collar: 'stand', fit: 'relaxed' } } },
  { id: 'vest-fleece', insulationClo: 0.24, judged: true, fabric: 'fleece', formality: 0, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'none', collar: 'stand', fit: 'relaxed', hem: 'hip' } } },
]);

// oxfmt-ignore
export const JACKETS = defineGarments('outer', [
  { id: 'blazer-linen', insulationClo: 0.3, judged: true, fabric: 'linen', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'relaxed', hem: 'seat' } } },
  { id: 'blazer-summer', insulationClo: 0.3, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer', insulationClo: 0.36, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-oversized', insulationClo: 0.38, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 1, fit: 'oversized', hem: 'thigh' } } },
  { id: 'blazer-wool', insulationClo: 0.44, fabric: 'wool', formality: 4, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-double', insulationClo: 0.42, fabric: 'suiting', formality: 4, model: { kind: 'blazer', params: { breasted: 'double', lapel: 'peak', buttons: 4, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-check', insulationClo: 0.44, fabric: 'wool', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 3, fit: 'relaxed', hem: 'seat' } } },
  { id: 'blazer-collarless', insulationClo: 0.36, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'none', buttons: 4, fit: 'regular', hem: 'waist' } } },
  { id: 'tweed-jacket', insulationClo: 0.4, judged: true, fabric: 'wool', formality: 3, model: { kind: 'jacket', params: { style: 'tweed', fit: 'regular', hem: 'waist' } } },
  { id: 'denim-jacket', insulationClo: 0.36, judged: true, fabric: 'denim', formality: 1, model: { kind: 'jacket', params: { style: 'denim', fit: 'relaxed', hem: 'hip' } } },
  { id: 'denim-jacket-crop', insulationClo: 0.36, judged: true, fabric: 'denim', formality: 1, model: { kind: 'jacket', params: { style: 'denim', fit: 'regular', hem: 'waist' } } },
  { id: 'work-jacket', insulationClo: 0.38, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'jacket', params: { style: 'work', fit: 'relaxed', hem: 'hip' } } },
  { id: 'blouson', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'jacket', params: { style: 'blouson', fit: 'regular', hem: 'hip' } } },
  { id: 'blouson-crop', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'jacket', params: { style: 'blouson', fit: 'relaxed', hem: 'waist' } } },
  { id: 'blouson-suede', insulationClo: 0.42, judged: true, fabric: 'suede', formality: 2, windproof: true, model: { kind: 'jacket', params: { style: 'blouson', fit: 'regular', hem: 'hip' } } },
  { id: 'harrington', insulationClo: 0.38, judged: true, fabric: 'cotton', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'harrington', fit: 'regular', hem: 'hip' } } },
  { id: 'bomber', insulationClo: 0.45, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'bomber', fit: 'relaxed', hem: 'hip' } } },
  { id: 'varsity', insulationClo: 0.46, judged: true, fabric: 'wool', formality: 1, model: { kind: 'jacket', params: { style: 'varsity', fit: 'relaxed', hem: 'hip' } } },
  { id: 'field-jacket', insulationClo: 0.44, judged: true, fabric: 'cotton', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'field', fit: 'relaxed', hem: 'thigh', hood: true } } },
  { id: 'leather-jacket', insulationClo: 0.44, judged: true, fabric: 'leather', formality: 2, windproof: true, model: { kind: 'leather-jacket', params: { style: 'single', fit: 'regular', hem: 'hip' } } },
  { id: 'biker-jacket', insulationClo: 0.44, judged: true, fabric: 'leather', formality: 1, windproof: true, model: { kind: 'leather-jacket', params: { style: 'biker', fit: 'regular', hem: 'waist' } } },
  { id: 'shearling', insulationClo: 0.7, judged: true, fabric: 'leather', formality: 2, windproof: true, model: { kind: 'leather-jacket', params: { style: 'shearling', fit: 'relaxed', hem: 'hip' } } },
]);

/** Shells and fleece for sport and rain. */
// oxfmt-ignore
export const SPORT_OUTERS = defineGarments('outer', [
  { id: 'windbreaker-light', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'regular', hem: 'hip', shell: 'light' } } },
  { id: 'windbreaker-crop', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: false, front: 'zip', fit: 'relaxed', hem: 'waist', shell: 'light' } } },
  { id: 'windbreaker', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'relaxed', hem: 'hip', shell: 'light' } } },
  { id: 'anorak', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'half-zip', fit: 'oversized', hem: 'hip', shell: 'light' } } },
  { id: 'rain-jacket', insulationClo: 0.3, judged: true, fabric: 'technical', formality: 1, waterproof: 'yes', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'relaxed', hem: 'thigh', shell: 'hard' } } },
  { id: 'hardshell', insulationClo: 0.36, judged: true, fabric: 'technical', formality: 0, waterproof: 'yes', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'regular', hem: 'hip', shell: 'hard' } } },
  { id: 'softshell', insulationClo: 0.38, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: false, front: 'zip', fit: 'slim', hem: 'hip', shell: 'soft' } } },
  { id: 'fleece', insulationClo: 0.4, judged: true, fabric: 'fleece', formality: 1, wicking: true, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'long', collar: 'stand', fit: 'relaxed', hem: 'hip' } } },
  { id: 'fleece-thin', insulationClo: 0.32, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'fleece', params: { pile: 'flat', front: 'zip', sleeve: 'long', collar: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'fleece-hood', insulationClo: 0.42, judged: true, fabric: 'fleece', formality: 1, wicking: true, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'long', collar: 'hood', fit: 'oversized', hem: 'hip' } } },
  { id: 'track-jacket', insulationClo: 0.3, judged: true, fabric: 'jersey', formality: 0, wicking: true, model: { kind: 'jacket', params: { style: 'track', fit: 'regular', hem: 'hip' } } },
]);

// oxfmt-ignore
export const COATS = defineGarments('outer', [
  { id: 'raincoat', insulationClo: 0.36, judged: true, fabric: 'technical', formality: 1, waterproof: 'yes', windproof: true, model: { kind: 'coat', params: { style: 'raincoat', hem: 'knee', belt: false, hood: true, fit: 'relaxed' } } },
  { id: 'trench', insulationClo: 0.48, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'trench', hem: 'midi', belt: true, hood: false, fit: 'relaxed' } } },
  { id: 'trench-short', insulationClo: 0.44, judged: true, fabric: 'cotton', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'trench', hem: 'thigh', belt: true, hood: false, fit: 'regular' } } },
  { id: 'mac', insulationClo: 0.46, judged: true, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'mac', hem: 'knee', belt: false, hood: false, fit: 'relaxed' } } },
  { id: 'mac-lined', insulationClo: 0.68, judged: true, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'mac', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat', insulationClo: 0.6, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'single', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat-short', insulationClo: 0.55, judged: true, fabric: 'wool', formality: 2, model: { kind: 'coat', params: { style: 'single', hem: 'thigh', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat-double', insulationClo: 0.62, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'double', hem: 'knee', belt: false, hood: false, fit: 'relaxed' } } },
  { id: 'coat-long', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'single', hem: 'midi', belt: false, hood: false, fit: 'oversized' } } },
  { id: 'coat-robe', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'wrap', hem: 'midi', belt: true, hood: false, fit: 'relaxed' } } },
  { id: 'coat-duffle', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 1, model: { kind: 'coat', params: { style: 'duffle', hem: 'thigh', belt: false, hood: true, fit: 'relaxed' } } },
  { id: 'coat-collarless', insulationClo: 0.58, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'collarless', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
]);

// oxfmt-ignore
export const PADDED = defineGarments('outer', [
  { id: 'quilted-jacket', insulationClo: 0.42, judged: true, fabric: 'padding', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'diamond', collar: 'round', fit: 'relaxed' } } },
  { id: 'down-light', insulationClo: 0.45, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'narrow', collar: 'stand', fit: 'slim' } } },
  { id: 'down-onion', insulationClo: 0.5, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'onion', collar: 'round', fit: 'relaxed' } } },
  { id: 'down-short', insulationClo: 0.7, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'waist', quilt: 'wide', collar: 'stand', fit: 'oversized' } } },
  { id: 'down-short-hood', insulationClo: 0.72, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'wide', collar: 'hood', fit: 'relaxed' } } },
  { id: 'down-hiking', insulationClo: 0.66, judged: true, fabric: 'padding', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'narrow', collar: 'hood', fit: 'regular' } } },
  { id: 'parka', insulationClo: 0.82, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'thigh', quilt: 'smooth', collar: 'hood', fur: true, fit: 'relaxed' } } },
  { id: 'down-coat', insulationClo: 0.8, judged: true, fabric: 'padding', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'thigh', quilt: 'wide', collar: 'stand', fit: 'regular' } } },
  { id: 'down-long', insulationClo: 0.95, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'midi', quilt: 'wide', collar: 'stand', fit: 'relaxed' } } },
  { id: 'down-long-hood', insulationClo: 0.98, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'midi', quilt: 'wide', collar: 'hood', fur: true, fit: 'relaxed' } } },
]);
