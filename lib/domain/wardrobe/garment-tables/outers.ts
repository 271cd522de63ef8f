import { defineGarments } from './define';

/** Light layers over a top: open shirts, cardigans, zipped hoodies. */
// prettier-ignore
export const LIGHT_LAYERS = defineGarments('outer', [
  { id: 'cardigan-thin', name: '얇은 가디건', insulationClo: 0.23, fabric: 'knit', formality: 3, model: { kind: 'cardigan', params: { gauge: 'fine', neck: 'round', fit: 'regular', hem: 'hip' } } },
  { id: 'cardigan-crop', name: '크롭 가디건', insulationClo: 0.23, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'rib', neck: 'round', fit: 'slim', hem: 'waist' } } },
  { id: 'cardigan-summer', name: '여름 가디건', insulationClo: 0.18, judged: true, fabric: 'linen', formality: 3, model: { kind: 'cardigan', params: { gauge: 'fine', neck: 'v', fit: 'relaxed', hem: 'hip' } } },
  { id: 'cardigan', name: '브이넥 가디건', insulationClo: 0.31, judged: true, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'mid', neck: 'v', fit: 'relaxed', hem: 'hip' } } },
  { id: 'cardigan-chunky', name: '두꺼운 가디건', insulationClo: 0.36, fabric: 'knit', formality: 1, model: { kind: 'cardigan', params: { gauge: 'chunky', neck: 'shawl', fit: 'oversized', hem: 'seat' } } },
  { id: 'cardigan-zip', name: '니트 집업', insulationClo: 0.33, judged: true, fabric: 'knit', formality: 2, model: { kind: 'cardigan', params: { gauge: 'mid', neck: 'collar', fit: 'regular', hem: 'hip', zip: true } } },
  { id: 'shirt-layer', name: '얇은 셔츠', insulationClo: 0.22, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'linen-layer', name: '린넨 셔츠', insulationClo: 0.18, judged: true, fabric: 'linen', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'open', fit: 'oversized', hem: 'seat', pockets: 1 } } },
  { id: 'check-layer', name: '체크 셔츠', insulationClo: 0.3, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'shirt', params: { sleeve: 'long', collar: 'point', fit: 'oversized', hem: 'seat', pockets: 2 } } },
  { id: 'overshirt', name: '셔츠 재킷', insulationClo: 0.34, fabric: 'wool', formality: 1, model: { kind: 'jacket', params: { style: 'overshirt', fit: 'relaxed', hem: 'hip' } } },
  { id: 'hoodie-zip', name: '후드집업', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'hoodie', params: { zip: true, fit: 'relaxed', hem: 'hip', pouch: true } } },
  { id: 'vest-light-down', name: '경량 패딩 조끼', insulationClo: 0.22, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'none', hem: 'hip', quilt: 'narrow', collar: 'round', fit: 'regular' } } },
  { id: 'vest-down', name: '패딩 조끼', insulationClo: 0.3, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'none', hem: 'waist', quilt: 'wide', collar: 'stand', fit: 'relaxed' } } },
  { id: 'vest-fleece', name: '플리스 조끼', insulationClo: 0.24, judged: true, fabric: 'fleece', formality: 0, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'none', collar: 'stand', fit: 'relaxed', hem: 'hip' } } },
]);

// prettier-ignore
export const JACKETS = defineGarments('outer', [
  { id: 'blazer-linen', name: '린넨 재킷', insulationClo: 0.3, judged: true, fabric: 'linen', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'relaxed', hem: 'seat' } } },
  { id: 'blazer', name: '재킷', insulationClo: 0.36, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-oversized', name: '오버핏 재킷', insulationClo: 0.38, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 1, fit: 'oversized', hem: 'thigh' } } },
  { id: 'blazer-wool', name: '울 재킷', insulationClo: 0.44, fabric: 'wool', formality: 4, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 2, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-double', name: '더블 재킷', insulationClo: 0.42, fabric: 'suiting', formality: 4, model: { kind: 'blazer', params: { breasted: 'double', lapel: 'peak', buttons: 4, fit: 'regular', hem: 'seat' } } },
  { id: 'blazer-check', name: '체크 울 재킷', insulationClo: 0.44, fabric: 'wool', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'notch', buttons: 3, fit: 'relaxed', hem: 'seat' } } },
  { id: 'blazer-collarless', name: '노카라 재킷', insulationClo: 0.36, fabric: 'suiting', formality: 3, model: { kind: 'blazer', params: { breasted: 'single', lapel: 'none', buttons: 4, fit: 'regular', hem: 'waist' } } },
  { id: 'tweed-jacket', name: '트위드 재킷', insulationClo: 0.4, judged: true, fabric: 'wool', formality: 3, model: { kind: 'jacket', params: { style: 'tweed', fit: 'regular', hem: 'waist' } } },
  { id: 'denim-jacket', name: '청재킷', insulationClo: 0.36, judged: true, fabric: 'denim', formality: 1, model: { kind: 'jacket', params: { style: 'denim', fit: 'relaxed', hem: 'hip' } } },
  { id: 'denim-jacket-crop', name: '크롭 청재킷', insulationClo: 0.36, judged: true, fabric: 'denim', formality: 1, model: { kind: 'jacket', params: { style: 'denim', fit: 'regular', hem: 'waist' } } },
  { id: 'work-jacket', name: '워크 재킷', insulationClo: 0.38, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'jacket', params: { style: 'work', fit: 'relaxed', hem: 'hip' } } },
  { id: 'blouson', name: '블루종', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'jacket', params: { style: 'blouson', fit: 'regular', hem: 'hip' } } },
  { id: 'blouson-crop', name: '크롭 블루종', insulationClo: 0.36, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'jacket', params: { style: 'blouson', fit: 'relaxed', hem: 'waist' } } },
  { id: 'blouson-suede', name: '스웨이드 블루종', insulationClo: 0.42, judged: true, fabric: 'suede', formality: 2, windproof: true, model: { kind: 'jacket', params: { style: 'blouson', fit: 'regular', hem: 'hip' } } },
  { id: 'harrington', name: '해링턴 재킷', insulationClo: 0.38, judged: true, fabric: 'cotton', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'harrington', fit: 'regular', hem: 'hip' } } },
  { id: 'bomber', name: '항공 점퍼', insulationClo: 0.45, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'bomber', fit: 'relaxed', hem: 'hip' } } },
  { id: 'varsity', name: '바시티 재킷', insulationClo: 0.46, judged: true, fabric: 'wool', formality: 1, model: { kind: 'jacket', params: { style: 'varsity', fit: 'relaxed', hem: 'hip' } } },
  { id: 'field-jacket', name: '야상', insulationClo: 0.44, judged: true, fabric: 'cotton', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'jacket', params: { style: 'field', fit: 'relaxed', hem: 'thigh', hood: true } } },
  { id: 'leather-jacket', name: '가죽 재킷', insulationClo: 0.44, judged: true, fabric: 'leather', formality: 2, windproof: true, model: { kind: 'leather-jacket', params: { style: 'single', fit: 'regular', hem: 'hip' } } },
  { id: 'biker-jacket', name: '라이더 재킷', insulationClo: 0.44, judged: true, fabric: 'leather', formality: 1, windproof: true, model: { kind: 'leather-jacket', params: { style: 'biker', fit: 'regular', hem: 'waist' } } },
  { id: 'shearling', name: '무스탕', insulationClo: 0.7, judged: true, fabric: 'leather', formality: 2, windproof: true, model: { kind: 'leather-jacket', params: { style: 'shearling', fit: 'relaxed', hem: 'hip' } } },
]);

/** Shells and fleece for sport and rain. */
// prettier-ignore
export const SPORT_OUTERS = defineGarments('outer', [
  { id: 'windbreaker-light', name: '경량 바람막이', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'regular', hem: 'hip', shell: 'light' } } },
  { id: 'windbreaker-crop', name: '크롭 바람막이', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: false, front: 'zip', fit: 'relaxed', hem: 'waist', shell: 'light' } } },
  { id: 'windbreaker', name: '바람막이', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'relaxed', hem: 'hip', shell: 'light' } } },
  { id: 'anorak', name: '아노락', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'half-zip', fit: 'oversized', hem: 'hip', shell: 'light' } } },
  { id: 'rain-jacket', name: '방수 재킷', insulationClo: 0.3, judged: true, fabric: 'technical', formality: 1, waterproof: 'yes', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'relaxed', hem: 'thigh', shell: 'hard' } } },
  { id: 'hardshell', name: '하드쉘 재킷', insulationClo: 0.36, judged: true, fabric: 'technical', formality: 0, waterproof: 'yes', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: true, front: 'zip', fit: 'regular', hem: 'hip', shell: 'hard' } } },
  { id: 'softshell', name: '소프트쉘 재킷', insulationClo: 0.38, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'windbreaker', params: { hood: false, front: 'zip', fit: 'slim', hem: 'hip', shell: 'soft' } } },
  { id: 'fleece', name: '플리스 재킷', insulationClo: 0.4, judged: true, fabric: 'fleece', formality: 1, wicking: true, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'long', collar: 'stand', fit: 'relaxed', hem: 'hip' } } },
  { id: 'fleece-thin', name: '얇은 플리스', insulationClo: 0.32, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'fleece', params: { pile: 'flat', front: 'zip', sleeve: 'long', collar: 'stand', fit: 'regular', hem: 'hip' } } },
  { id: 'fleece-hood', name: '후드 플리스', insulationClo: 0.42, judged: true, fabric: 'fleece', formality: 1, wicking: true, model: { kind: 'fleece', params: { pile: 'sherpa', front: 'zip', sleeve: 'long', collar: 'hood', fit: 'oversized', hem: 'hip' } } },
  { id: 'track-jacket', name: '트랙 재킷', insulationClo: 0.3, judged: true, fabric: 'jersey', formality: 0, wicking: true, model: { kind: 'cardigan', params: { gauge: 'fine', neck: 'collar', fit: 'regular', hem: 'hip', zip: true } } },
]);

// prettier-ignore
export const COATS = defineGarments('outer', [
  { id: 'raincoat', name: '레인코트', insulationClo: 0.36, judged: true, fabric: 'technical', formality: 1, waterproof: 'yes', windproof: true, model: { kind: 'coat', params: { style: 'raincoat', hem: 'knee', belt: false, hood: true, fit: 'relaxed' } } },
  { id: 'trench', name: '트렌치코트', insulationClo: 0.48, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'trench', hem: 'midi', belt: true, hood: false, fit: 'relaxed' } } },
  { id: 'trench-short', name: '하프 트렌치코트', insulationClo: 0.44, judged: true, fabric: 'cotton', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'trench', hem: 'thigh', belt: true, hood: false, fit: 'regular' } } },
  { id: 'mac', name: '맥코트', insulationClo: 0.46, judged: true, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'mac', hem: 'knee', belt: false, hood: false, fit: 'relaxed' } } },
  { id: 'mac-lined', name: '내피 달린 맥코트', insulationClo: 0.68, judged: true, fabric: 'cotton', formality: 3, waterproof: 'resistant', windproof: true, model: { kind: 'coat', params: { style: 'mac', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat', name: '싱글 코트', insulationClo: 0.6, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'single', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat-short', name: '하프 코트', insulationClo: 0.55, judged: true, fabric: 'wool', formality: 2, model: { kind: 'coat', params: { style: 'single', hem: 'thigh', belt: false, hood: false, fit: 'regular' } } },
  { id: 'coat-double', name: '더블 코트', insulationClo: 0.62, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'double', hem: 'knee', belt: false, hood: false, fit: 'relaxed' } } },
  { id: 'coat-long', name: '롱코트', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'single', hem: 'midi', belt: false, hood: false, fit: 'oversized' } } },
  { id: 'coat-robe', name: '로브 코트', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'wrap', hem: 'midi', belt: true, hood: false, fit: 'relaxed' } } },
  { id: 'coat-duffle', name: '더플코트', insulationClo: 0.66, judged: true, fabric: 'wool', formality: 1, model: { kind: 'coat', params: { style: 'duffle', hem: 'thigh', belt: false, hood: true, fit: 'relaxed' } } },
  { id: 'coat-collarless', name: '노카라 코트', insulationClo: 0.58, judged: true, fabric: 'wool', formality: 3, model: { kind: 'coat', params: { style: 'collarless', hem: 'knee', belt: false, hood: false, fit: 'regular' } } },
]);

// prettier-ignore
export const PADDED = defineGarments('outer', [
  { id: 'quilted-jacket', name: '퀼팅 재킷', insulationClo: 0.42, judged: true, fabric: 'padding', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'diamond', collar: 'round', fit: 'relaxed' } } },
  { id: 'down-light', name: '경량 패딩', insulationClo: 0.45, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'narrow', collar: 'stand', fit: 'slim' } } },
  { id: 'down-onion', name: '누빔 패딩', insulationClo: 0.5, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'onion', collar: 'round', fit: 'relaxed' } } },
  { id: 'down-short', name: '숏패딩', insulationClo: 0.7, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'waist', quilt: 'wide', collar: 'stand', fit: 'oversized' } } },
  { id: 'down-short-hood', name: '후드 숏패딩', insulationClo: 0.72, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'wide', collar: 'hood', fit: 'relaxed' } } },
  { id: 'down-hiking', name: '다운 재킷', insulationClo: 0.66, judged: true, fabric: 'padding', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'hip', quilt: 'narrow', collar: 'hood', fit: 'regular' } } },
  { id: 'parka', name: '패딩 파카', insulationClo: 0.82, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'thigh', quilt: 'smooth', collar: 'hood', fur: true, fit: 'relaxed' } } },
  { id: 'down-coat', name: '패딩 코트', insulationClo: 0.8, judged: true, fabric: 'padding', formality: 2, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'thigh', quilt: 'wide', collar: 'stand', fit: 'regular' } } },
  { id: 'down-long', name: '롱패딩', insulationClo: 0.95, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'midi', quilt: 'wide', collar: 'stand', fit: 'relaxed' } } },
  { id: 'down-long-hood', name: '후드 롱패딩', insulationClo: 0.98, judged: true, fabric: 'padding', formality: 1, waterproof: 'resistant', windproof: true, model: { kind: 'padded', params: { sleeve: 'long', hem: 'midi', quilt: 'smooth', collar: 'hood', fur: true, fit: 'relaxed' } } },
]);
