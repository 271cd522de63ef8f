import { defineGarments } from './define';

const NONE = { insulationClo: 0, judged: true } as const;

/** Accessories for head, neck and hands. Scarf and gloves count 0.05 clo each; hats are judged in relation to them. */
// prettier-ignore
export const WARM_ACCESSORIES = [
  ...defineGarments('neckwear', [
    { id: 'scarf', name: '목도리', insulationClo: 0.05, judged: true, fabric: 'wool', formality: 2, model: { kind: 'scarf', params: { style: 'wrap', fringe: true } } },
    { id: 'scarf-hang', name: '머플러', insulationClo: 0.05, judged: true, fabric: 'wool', formality: 3, model: { kind: 'scarf', params: { style: 'hang', fringe: true } } },
    { id: 'snood', name: '넥워머', insulationClo: 0.05, judged: true, fabric: 'fleece', formality: 0, model: { kind: 'scarf', params: { style: 'snood', fringe: false } } },
    { id: 'necktie', name: '넥타이', ...NONE, fabric: 'suiting', formality: 4, model: { kind: 'necktie', params: { pattern: 'plain' } } },
    { id: 'necktie-stripe', name: '줄무늬 넥타이', ...NONE, fabric: 'suiting', formality: 4, model: { kind: 'necktie', params: { pattern: 'stripe' } } },
  ]),
  ...defineGarments('handwear', [
    { id: 'gloves', name: '장갑', insulationClo: 0.05, judged: true, fabric: 'knit', formality: 2, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'gloves-leather', name: '가죽 장갑', insulationClo: 0.05, judged: true, fabric: 'leather', formality: 3, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'gloves-sport', name: '스포츠 장갑', insulationClo: 0.05, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'gloves', params: { style: 'finger' } } },
    { id: 'mittens', name: '손모아장갑', insulationClo: 0.05, judged: true, fabric: 'knit', formality: 1, model: { kind: 'gloves', params: { style: 'mitten' } } },
  ]),
  ...defineGarments('headwear', [
    { id: 'beanie', name: '비니', insulationClo: 0.03, judged: true, fabric: 'knit', formality: 1, model: { kind: 'beanie', params: { pom: false, cuff: true } } },
    { id: 'beanie-pom', name: '방울 비니', insulationClo: 0.03, judged: true, fabric: 'knit', formality: 1, model: { kind: 'beanie', params: { pom: true, cuff: true } } },
    { id: 'earmuffs', name: '귀마개', insulationClo: 0.02, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'earmuffs', params: {} } },
    { id: 'beret', name: '베레모', insulationClo: 0.01, judged: true, fabric: 'wool', formality: 2, model: { kind: 'beret', params: {} } },
  ]),
];

/** Accessories against sun, dust and rain. */
// prettier-ignore
export const WEATHER_ACCESSORIES = [
  ...defineGarments('headwear', [
    { id: 'cap', name: '볼캡', ...NONE, fabric: 'cotton', formality: 1, model: { kind: 'cap', params: { style: 'ball' } } },
    { id: 'cap-sport', name: '러닝캡', ...NONE, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'cap', params: { style: 'camp' } } },
    { id: 'visor', name: '선캡', ...NONE, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'cap', params: { style: 'visor' } } },
    { id: 'bucket-hat', name: '버킷햇', ...NONE, fabric: 'cotton', formality: 1, model: { kind: 'bucket-hat', params: { brim: 'short', straw: false } } },
    { id: 'hiking-hat', name: '등산 모자', ...NONE, fabric: 'technical', formality: 0, wicking: true, waterproof: 'resistant', model: { kind: 'bucket-hat', params: { brim: 'wide', straw: false } } },
    { id: 'straw-hat', name: '라탄 햇', ...NONE, fabric: 'linen', formality: 1, model: { kind: 'bucket-hat', params: { brim: 'wide', straw: true } } },
  ]),
  ...defineGarments('eyewear', [
    { id: 'sunglasses', name: '선글라스', ...NONE, fabric: 'rubber', formality: 1, model: { kind: 'eyewear', params: { shape: 'square', tint: 0.62 } } },
    { id: 'sunglasses-round', name: '둥근 선글라스', ...NONE, fabric: 'rubber', formality: 1, model: { kind: 'eyewear', params: { shape: 'round', tint: 0.55 } } },
    { id: 'sunglasses-sport', name: '스포츠 선글라스', ...NONE, fabric: 'rubber', formality: 0, model: { kind: 'eyewear', params: { shape: 'sport', tint: 0.68 } } },
    { id: 'glasses', name: '안경', ...NONE, fabric: 'rubber', formality: 3, model: { kind: 'eyewear', params: { shape: 'square', tint: 0 } } },
    { id: 'glasses-round', name: '둥근 안경', ...NONE, fabric: 'rubber', formality: 2, model: { kind: 'eyewear', params: { shape: 'round', tint: 0 } } },
  ]),
  ...defineGarments('mask', [{ id: 'mask', name: '마스크', ...NONE, fabric: 'cotton', formality: 2, model: { kind: 'mask', params: {} } }]),
  ...defineGarments('umbrella', [
    { id: 'umbrella', name: '우산', ...NONE, fabric: 'technical', formality: 2, waterproof: 'yes', model: { kind: 'umbrella', params: { clear: false } } },
    { id: 'umbrella-clear', name: '투명 우산', ...NONE, fabric: 'rubber', formality: 1, waterproof: 'yes', model: { kind: 'umbrella', params: { clear: true } } },
    ]),
];

// prettier-ignore
export const BAGS = defineGarments('bag', [
  { id: 'tote', name: '가죽 토트백', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'tote', params: { size: 'large', carry: 'shoulder', material: 'leather' } } },
  { id: 'tote-canvas', name: '에코백', ...NONE, fabric: 'canvas', formality: 1, model: { kind: 'tote', params: { size: 'large', carry: 'shoulder', material: 'canvas' } } },
  { id: 'tote-nylon', name: '나일론 토트백', ...NONE, fabric: 'technical', formality: 2, waterproof: 'resistant', model: { kind: 'tote', params: { size: 'medium', carry: 'shoulder', material: 'nylon' } } },
  { id: 'tote-straw', name: '라탄백', ...NONE, fabric: 'linen', formality: 1, model: { kind: 'tote', params: { size: 'medium', carry: 'hand', material: 'straw' } } },
  { id: 'backpack', name: '백팩', ...NONE, fabric: 'technical', formality: 1, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'city' } } },
  { id: 'backpack-laptop', name: '노트북 백팩', ...NONE, fabric: 'technical', formality: 3, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'laptop' } } },
  { id: 'backpack-hiking', name: '등산 배낭', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'backpack', params: { style: 'hiking' } } },
  { id: 'backpack-mini', name: '미니 백팩', ...NONE, fabric: 'technical', formality: 1, model: { kind: 'backpack', params: { style: 'mini' } } },
  { id: 'briefcase', name: '서류 가방', ...NONE, fabric: 'leather', formality: 4, model: { kind: 'briefcase', params: { style: 'structured' } } },
  { id: 'briefcase-slim', name: '브리프케이스', ...NONE, fabric: 'technical', formality: 3, waterproof: 'resistant', model: { kind: 'briefcase', params: { style: 'slim' } } },
  { id: 'handbag', name: '핸드백', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'handbag', params: { style: 'flap' } } },
  { id: 'handbag-mini', name: '미니백', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'handbag', params: { style: 'mini' } } },
  { id: 'handbag-bucket', name: '버킷백', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'handbag', params: { style: 'bucket' } } },
  { id: 'handbag-top', name: '토트 핸드백', ...NONE, fabric: 'leather', formality: 3, model: { kind: 'handbag', params: { style: 'top-handle' } } },
  { id: 'crossbody', name: '크로스백', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'flap' } } },
  { id: 'camera-bag', name: '카메라백', ...NONE, fabric: 'leather', formality: 1, model: { kind: 'crossbody', params: { style: 'camera' } } },
  { id: 'messenger', name: '메신저백', ...NONE, fabric: 'technical', formality: 1, waterproof: 'resistant', model: { kind: 'crossbody', params: { style: 'messenger' } } },
  { id: 'hobo', name: '호보백', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'hobo' } } },
  { id: 'shoulder-bag', name: '숄더백', ...NONE, fabric: 'leather', formality: 2, model: { kind: 'crossbody', params: { style: 'baguette' } } },
  { id: 'sling', name: '슬링백팩', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'crossbody', params: { style: 'sling' } } },
  { id: 'belt-bag', name: '힙색', ...NONE, fabric: 'technical', formality: 0, waterproof: 'resistant', model: { kind: 'belt-bag', params: {} } },
]);
