import { defineGarments } from './define';

const NONE = { insulationClo: 0, judged: true } as const;

/**
 * Accessories for head, neck and hands. Scarf and gloves count 0.05 clo each; the values of hats are judgements
 * relative to them.
 */
// oxfmt-ignore
export const WARM_ACCESSORIES = [
  ...defineGarments('neckwear', [
    { id: 'scarf', insulationClo: 0.05, judged: true, fabric: 'wool', formality: 2, model: { kind: 'scarf', params: { style: 'wrap', fringe: true } } },
    { id: 'scarf-hang', insulationClo: 0.05, judged: true, fabric: 'wool', formality: 3, model: { kind: 'scarf', params: { style: 'hang', fringe: true } } },
    { id: 'snood', insulationClo: 0.05, judged: true, fabric: 'fleece', formality: 0, model: { kind: 'scarf', params: { style: 'snood', fringe: false } } },
    { id: 'necktie', ...NONE, fabric: 'suiting', formality: 4, model: { kind: 'necktie', params: { pattern: 'plain' } } },
    { id: 'necktie-stripe', ...NONE, fabric: 'suiting', formality: 4, model: { kind: 'necktie', params: { pattern: 'stripe' } } },
  ]),
  ...defineGarments('handwear', [
    { id: 'gloves', insulationClo: 0.05, judged: true, fabric: 'knit', formality: 2, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'gloves-leather', insulationClo: 0.05, judged: true, fabric: 'leather', formality: 3, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'gloves-sport', insulationClo: 0.05, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'mittens', insulationClo: 0.05, judged: true, fabric: 'knit', formality: 1, model: { kind: 'gloves', params: { style: 'mitten' } } },
  ]),
  ...defineGarments('headwear', [
    { id: 'beanie', insulationClo: 0.03, judged: true, fabric: 'knit', formality: 1, model: { kind: 'beanie', params: { pom: false, cuff: true } } },
    { id: 'beanie-pom', insulationClo: 0.03, judged: true, fabric: 'knit', formality: 1, model: { kind: 'beanie', params: { pom: true, cuff: true } } },
    { id: 'earmuffs', insulationClo: 0.02, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'earmuffs', params: {} } },
    { id: 'beret', insulationClo: 0.01, judged: true, fabric: 'wool', formality: 2, model: { kind: 'beret', params: {} } },
  ]),
];

/** Accessories against sun, dust and rain. */
// oxfmt-ignore
export const WEATHER_ACCESSORIES = [
  ...defineGarments('headwear', [
    { id: 'cap', ...NONE, fabric: 'cotton', formality: 1, model: { kind: 'cap', params: { style: 'ball' } } },
    { id: 'cap-sport', ...NONE, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'cap', params: { style: 'camp' } } },
    { id: 'visor', ...NONE, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'cap', params: { style: 'visor' } } },
    { id: 'bucket-hat', ...NONE, fabric: 'cotton', formality: 1, model: { kind: 'bucket-hat', params: { brim: 'short', straw: false } } },
    { id: 'hiking-hat', ...NONE, fabric: 'technical', formality: 0, wicking: true, waterproof: 'resistant', model: { kind: 'bucket-hat', params: { brim: 'wide', straw: false } } },
    { id: 'straw-hat', ...NONE, fabric: 'linen', formality: 1, model: { kind: 'bucket-hat', params: { brim: 'wide', straw: true } } },
  ]),
  ...defineGarments('eyewear', [
    { id: 'sunglasses', ...NONE, fabric: 'rubber', formality: 1, model: { kind: 'eyewear', params: { shape: 'square', tint: 0.62 } } },
    { id: 'sunglasses-round', ...NONE, fabric: 'rubber', formality: 1, model: { kind: 'eyewear', params: { shape: 'round', tint: 0.55 } } },
    { id: 'sunglasses-sport', ...NONE, fabric: 'rubber', formality: 0, model: { kind: 'eyewear', params: { shape: 'sport', tint: 0.68 } } },
    { id: 'glasses', ...NONE, fabric: 'rubber', formality: 3, model: { kind: 'eyewear', params: { shape: 'square', tint: 0 } } },
    { id: 'glasses-round', ...NONE, fabric: 'rubber', formality: 2, model: { kind: 'eyewear', params: { shape: 'round', tint: 0 } } },
  ]),
  ...defineGarments('mask', [{ id: 'mask', ...NONE, fabric: 'cotton', formality: 2, model: { kind: 'mask', params: {} } }]),
  ...defineGarments('umbrella', [
    { id: 'umbrella', ...NONE, fabric: 'technical', formality: 2, waterproof: 'yes', model: { kind: 'umbrella', params: { clear: false } } },
    { id: 'umbrella-clear', ...NONE, fabric: 'rubber', formality: 1, waterproof: 'yes', model: { kind: 'umbrella', params: { clear: true } } },
    ]),
];

// oxfmt-ignore
export const BAGS = defineGarments('bag', [
  { id: 'tote', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'tote', params: { size: 'large', material: 'leather' } } },
  { id: 'tote-canvas', ...NONE, fabric: 'canvas', formality: 1, model: { kind: 'tote', params: { size: 'large', material: 'canvas' } } },
  { id: 'tote-nylon', ...NONE, fabric: 'technical', formality: 2, waterproof: 'resistant', model: { kind: 'tote', params: { size: 'medium', material: 'nylon' } } },
  { id: 'tote-straw', ...NONE, fabric: 'linen', formality: 1, model: { kind: 'tote', params: { size: 'medium', material: 'straw' } } },
  { id: 'backpack', ...NONE, fabric: 'technical', formality: 1, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'city' } } },
  { id: 'backpack-laptop', ...NONE, fabric: 'technical', formality: 3, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'laptop' } } },
  { id: 'backpack-hiking', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'hiking' } } },
  { id: 'backpack-mini', ...NONE, fabric: 'technical', formality: 1, model: { kind: 'backpack', params: { style: 'mini' } } },
  { id: 'briefcase', ...NONE, fabric: 'leather', formality: 4, model: { kind: 'briefcase', params: { style: 'structured' } } },
  { id: 'briefcase-slim', ...NONE, fabric: 'technical', formality: 3, waterproof: 'resistant', model: { kind: 'briefcase', params: { style: 'slim' } } },
  { id: 'handbag', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'handbag', params: { style: 'flap' } } },
  { id: 'handbag-mini', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'handbag', params: { style: 'mini' } } },
  { id: 'handbag-bucket', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'handbag', params: { style: 'bucket' } } },
  { id: 'handbag-top', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'handbag', params: { style: 'top-handle' } } },
  { id: 'crossbody', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'flap' } } },
  { id: 'camera-bag', ...NONE, fabric: 'leather', formality: 1, model: { kind: 'crossbody', params: { style: 'camera' } } },
  { id: 'messenger', ...NONE, fabric: 'technical', formality: 1, waterproof: 'resistant', model: { kind: 'crossbody', params: { style: 'messenger' } } },
  { id: 'hobo', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'hobo' } } },
  { id: 'shoulder-bag', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'baguette' } } },
  { id: 'sling', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'crossbody', params: { style: 'sling' } } },
  { id: 'belt-bag', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'belt-bag', params: {} } },
]);
