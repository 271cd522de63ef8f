import { defineGarments } from './define';

/** Jersey, shirts and blouses. */
// prettier-ignore
export const LIGHT_TOPS = defineGarments('top', [
  { id: 'muscle-tee', name: '민소매 티', insulationClo: 0.06, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'none', neck: 'crew', fit: 'relaxed', hem: 'hip' } } },
  { id: 'tee', name: '반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'regular', hem: 'hip' } } },
  { id: 'tee-oversized', name: '오버핏 반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'oversized', hem: 'seat' } } },
  { id: 'tee-crop', name: '크롭 반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-graphic', name: '그래픽 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'lettering' } } },
  { id: 'tee-heart', name: '링거 반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist', decal: 'heart' } } },
  { id: 'tee-pocket', name: '포켓 반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'pocket' } } },
  { id: 'tee-square', name: '스퀘어넥 반팔 티', insulationClo: 0.08, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'cap', neck: 'square', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-long', name: '긴팔 티', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'regular', hem: 'hip' } } },
  { id: 'tee-long-slim', name: '슬림 긴팔 티', insulationClo: 0.18, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'scoop', fit: 'slim', hem: 'waist' } } },
  { id: 'tee-raglan', name: '래글런 긴팔 티', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'relaxed', hem: 'hip', raglan: true } } },
  { id: 'tee-waffle', name: '와플 긴팔 티', insulationClo: 0.25, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'knit', params: { sleeve: 'long', neck: 'crew', gauge: 'waffle', fit: 'regular', hem: 'hip' } } },
  { id: 'polo', name: '카라 티', insulationClo: 0.17, fabric: 'jersey', formality: 2, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: false, placket: 'buttons' } } },
  { id: 'polo-knit', name: '반팔 카라 니트', insulationClo: 0.17, fabric: 'knit', formality: 2, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: true, placket: 'open' } } },
  { id: 'polo-cool', name: '쿨 카라 티', insulationClo: 0.08, judged: true, fabric: 'technical', formality: 2, wicking: true, model: { kind: 'polo', params: { sleeve: 'short', fit: 'relaxed', hem: 'hip', knit: false, placket: 'zip' } } },
  { id: 'polo-knit-long', name: '긴팔 카라 니트', insulationClo: 0.25, fabric: 'knit', formality: 2, model: { kind: 'polo', params: { sleeve: 'long', fit: 'regular', hem: 'hip', knit: true, placket: 'buttons' } } },
  { id: 'shirt-short', name: '반팔 셔츠', insulationClo: 0.19, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'point', fit: 'relaxed', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-open-collar', name: '오픈카라 셔츠', insulationClo: 0.17, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'open', fit: 'oversized', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-linen-short', name: '린넨 반팔 셔츠', insulationClo: 0.15, judged: true, fabric: 'linen', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'band', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt-seersucker', name: '시어서커 반팔 셔츠', insulationClo: 0.08, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'half', collar: 'open', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt', name: '셔츠', insulationClo: 0.25, fabric: 'cotton', formality: 3, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'regular', hem: 'seat', pockets: 0 } } },
  { id: 'shirt-oxford', name: '옥스퍼드 셔츠', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'button-down', fit: 'regular', hem: 'hip', pockets: 1 } } },
  { id: 'shirt-oversized', name: '오버핏 셔츠', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'shirt-linen', name: '린넨 셔츠', insulationClo: 0.2, judged: true, fabric: 'linen', formality: 2, model: { kind: 'shirt', params: { sleeve: 'rolled', collar: 'point', fit: 'relaxed', hem: 'seat', pockets: 1 } } },
  { id: 'shirt-band', name: '차이나카라 셔츠', insulationClo: 0.25, fabric: 'cotton', formality: 2, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'band', fit: 'relaxed', hem: 'hip', pockets: 0 } } },
  { id: 'shirt-denim', name: '데님 셔츠', insulationClo: 0.3, judged: true, fabric: 'denim', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'regular', hem: 'hip', pockets: 2 } } },
  { id: 'shirt-flannel', name: '플란넬 셔츠', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'relaxed', hem: 'hip', pockets: 1 } } },
  { id: 'blouse-short', name: '반팔 블라우스', insulationClo: 0.15, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'short', puff: false, neck: 'v', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-puff', name: '퍼프 블라우스', insulationClo: 0.12, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'blouse', params: { sleeve: 'short', puff: true, neck: 'square', fit: 'regular', hem: 'waist' } } },
  { id: 'blouse-cool', name: '쿨 반팔 블라우스', insulationClo: 0.08, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'cap', puff: false, neck: 'round', fit: 'relaxed', hem: 'hip' } } },
  { id: 'blouse', name: '블라우스', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'long', puff: false, neck: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-bow', name: '리본 블라우스', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'blouse', params: { sleeve: 'long', puff: false, neck: 'bow', fit: 'regular', hem: 'hip' } } },
  { id: 'blouse-frill', name: '프릴 블라우스', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'blouse', params: { sleeve: 'long', puff: true, neck: 'frill', fit: 'regular', hem: 'hip' } } },
]);

/** Pullovers: knitwear, sweatshirts and hoodies. */
// prettier-ignore
export const WARM_TOPS = defineGarments('top', [
  { id: 'knit-sleeveless', name: '민소매 니트', insulationClo: 0.08, judged: true, fabric: 'knit', formality: 1, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'none', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-cool', name: '쿨 반팔 니트', insulationClo: 0.08, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'short', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-short', name: '반팔 니트', insulationClo: 0.17, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'boat', sleeve: 'short', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-fine', name: '얇은 니트', insulationClo: 0.25, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-v', name: '브이넥 니트', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'v', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-crew', name: '라운드 니트', insulationClo: 0.3, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-crop', name: '크롭 니트', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'rib', fit: 'slim', hem: 'waist' } } },
  { id: 'knit-mohair', name: '모헤어 니트', insulationClo: 0.33, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'mohair', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-chunky', name: '도톰한 니트', insulationClo: 0.36, fabric: 'knit', formality: 1, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'chunky', fit: 'oversized', hem: 'hip' } } },
  { id: 'knit-cable', name: '꽈배기 니트', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'crew', sleeve: 'long', gauge: 'cable', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-cable-crop', name: '꽈배기 크롭 니트', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'half-turtle', sleeve: 'long', gauge: 'cable', fit: 'regular', hem: 'waist' } } },
  { id: 'turtle-fine', name: '얇은 목폴라', insulationClo: 0.26, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'turtle', sleeve: 'long', gauge: 'fine', fit: 'slim', hem: 'hip' } } },
  { id: 'turtle-half', name: '반목 니트', insulationClo: 0.28, judged: true, fabric: 'knit', formality: 3, model: { kind: 'knit', params: { neck: 'half-turtle', sleeve: 'long', gauge: 'fine', fit: 'regular', hem: 'hip' } } },
  { id: 'turtle', name: '터틀넥 니트', insulationClo: 0.36, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'turtle', sleeve: 'long', gauge: 'mid', fit: 'relaxed', hem: 'hip' } } },
  { id: 'knit-half-zip', name: '하프집업 니트', insulationClo: 0.34, judged: true, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'half-zip', sleeve: 'long', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-vest', name: '니트 조끼', insulationClo: 0.13, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'v', sleeve: 'none', gauge: 'mid', fit: 'regular', hem: 'hip' } } },
  { id: 'knit-vest-cable', name: '꽈배기 니트 조끼', insulationClo: 0.22, fabric: 'knit', formality: 2, model: { kind: 'knit', params: { neck: 'v', sleeve: 'none', gauge: 'cable', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt', name: '맨투맨', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt-logo', name: '로고 맨투맨', insulationClo: 0.34, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'oversized', hem: 'seat', decal: 'lettering' } } },
  { id: 'sweatshirt-half-zip', name: '하프집업 맨투맨', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'half-zip', fit: 'relaxed', hem: 'hip' } } },
  { id: 'sweatshirt-brushed', name: '기모 맨투맨', insulationClo: 0.4, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'sweatshirt', params: { neck: 'crew', fit: 'relaxed', hem: 'hip', decal: 'small-logo' } } },
  { id: 'hoodie', name: '후드티', insulationClo: 0.37, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'hoodie', params: { zip: false, fit: 'relaxed', hem: 'hip', pouch: true } } },
  { id: 'hoodie-brushed', name: '기모 후드티', insulationClo: 0.42, judged: true, fabric: 'fleece', formality: 1, model: { kind: 'hoodie', params: { zip: false, fit: 'oversized', hem: 'hip', pouch: true } } },
]);

/** Wicking tops. */
// prettier-ignore
export const SPORT_TOPS = defineGarments('top', [
  { id: 'sport-tank', name: '기능성 민소매', insulationClo: 0.06, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'none', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-tee', name: '기능성 반팔 티', insulationClo: 0.08, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-tee-crop', name: '크롭 기능성 티', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'short', neck: 'crew', fit: 'slim', hem: 'waist' } } },
  { id: 'sport-tee-oversized', name: '오버핏 기능성 티', insulationClo: 0.08, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'half', neck: 'crew', fit: 'oversized', hem: 'seat', decal: 'lettering' } } },
  { id: 'sport-long', name: '기능성 긴팔 티', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'crew', fit: 'regular', hem: 'hip', decal: 'small-logo' } } },
  { id: 'sport-long-crop', name: '크롭 기능성 긴팔', insulationClo: 0.16, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'mock', fit: 'tight', hem: 'waist' } } },
  { id: 'sport-half-zip', name: '기능성 하프집업', insulationClo: 0.24, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'half-zip', fit: 'regular', hem: 'hip', raglan: true } } },
  { id: 'sport-zip-polo', name: '하프집업 반팔 티', insulationClo: 0.1, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'polo', params: { sleeve: 'short', fit: 'regular', hem: 'hip', knit: false, placket: 'zip' } } },
  { id: 'sport-fleece', name: '플리스 하프집업', insulationClo: 0.3, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'fleece', params: { pile: 'flat', front: 'half-zip', sleeve: 'long', collar: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'sport-brushed', name: '기모 기능성 티', insulationClo: 0.27, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'tee', params: { sleeve: 'long', neck: 'mock', fit: 'regular', hem: 'hip' } } },
]);

/** Garments under the top, including those that are visible under a sleeveless top or dress. */
// prettier-ignore
export const UNDERLAYERS = defineGarments('underlayer', [
  { id: 'thermal-top', name: '발열 내의', insulationClo: 0.2, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'hidden' } } },
  { id: 'thermal-top-light', name: '얇은 발열 내의', insulationClo: 0.14, judged: true, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'hidden' } } },
  { id: 'thermal-bottom', name: '발열 레깅스', insulationClo: 0.15, fabric: 'jersey', formality: 1, wicking: true, model: { kind: 'thermal', params: { part: 'bottom', neck: 'hidden' } } },
  { id: 'base-layer', name: '베이스 레이어', insulationClo: 0.17, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'thermal', params: { part: 'top', neck: 'mock' } } },
  { id: 'inner-tee', name: '반팔 이너', insulationClo: 0.08, fabric: 'jersey', formality: 2, model: { kind: 'thermal', params: { part: 'top', neck: 'crew' } } },
]);
