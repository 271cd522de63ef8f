import { defineGarments } from './define';

// prettier-ignore
export const TROUSERS = defineGarments('bottom', [
  { id: 'slacks-cool', name: '쿨 슬랙스', insulationClo: 0.09, judged: true, fabric: 'suiting', formality: 3, wicking: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'tapered', hem: 'ankle', crease: true, waist: 'belt' } } },
  { id: 'slacks-cool-wide', name: '쿨 와이드 슬랙스', insulationClo: 0.09, judged: true, fabric: 'suiting', formality: 3, wicking: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks', name: '슬랙스', insulationClo: 0.15, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'belt' } } },
  { id: 'slacks-tapered', name: '테이퍼드 슬랙스', insulationClo: 0.15, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'tapered', hem: 'ankle', crease: true, waist: 'pleats' } } },
  { id: 'slacks-wide', name: '와이드 슬랙스', insulationClo: 0.17, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks-bootcut', name: '부츠컷 슬랙스', insulationClo: 0.17, judged: true, fabric: 'suiting', formality: 3, floorLength: true, model: { kind: 'trousers', params: { style: 'slacks', cut: 'flare', hem: 'floor', crease: true, waist: 'plain' } } },
  { id: 'slacks-wool', name: '울 슬랙스', insulationClo: 0.24, fabric: 'wool', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'belt' } } },
  { id: 'slacks-wool-wide', name: '울 와이드 슬랙스', insulationClo: 0.26, judged: true, fabric: 'wool', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'wide', hem: 'full', crease: true, waist: 'pleats' } } },
  { id: 'slacks-brushed', name: '기모 슬랙스', insulationClo: 0.28, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'trousers', params: { style: 'slacks', cut: 'straight', hem: 'full', crease: true, waist: 'plain' } } },
  { id: 'linen-trousers', name: '린넨 팬츠', insulationClo: 0.12, judged: true, fabric: 'linen', formality: 2, model: { kind: 'trousers', params: { style: 'linen', cut: 'wide', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'chinos', name: '치노 팬츠', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'trousers', params: { style: 'chinos', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'chinos-wide', name: '와이드 면바지', insulationClo: 0.2, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'chinos', cut: 'wide', hem: 'full', crease: false, waist: 'pleats' } } },
  { id: 'chinos-thin', name: '얇은 면바지', insulationClo: 0.15, fabric: 'cotton', formality: 2, model: { kind: 'trousers', params: { style: 'chinos', cut: 'tapered', hem: 'ankle', crease: false, waist: 'belt' } } },
  { id: 'jeans', name: '일자 청바지', insulationClo: 0.24, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'jeans-slim', name: '슬림 청바지', insulationClo: 0.22, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'slim', hem: 'ankle', crease: false, waist: 'belt' } } },
  { id: 'jeans-wide', name: '와이드 청바지', insulationClo: 0.24, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'wide', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'jeans-flare', name: '부츠컷 청바지', insulationClo: 0.24, fabric: 'denim', formality: 1, floorLength: true, model: { kind: 'trousers', params: { style: 'jeans', cut: 'flare', hem: 'floor', crease: false, waist: 'belt' } } },
  { id: 'jeans-light', name: '얇은 청바지', insulationClo: 0.17, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'wide', hem: 'ankle', crease: false, waist: 'plain' } } },
  { id: 'jeans-brushed', name: '기모 청바지', insulationClo: 0.3, judged: true, fabric: 'denim', formality: 1, model: { kind: 'trousers', params: { style: 'jeans', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'cords', name: '코듀로이 팬츠', insulationClo: 0.26, judged: true, fabric: 'corduroy', formality: 1, model: { kind: 'trousers', params: { style: 'corduroy', cut: 'wide', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'cargo', name: '카고 팬츠', insulationClo: 0.22, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'cargo', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'nylon-pants', name: '나일론 팬츠', insulationClo: 0.15, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'nylon', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'joggers', name: '조거 팬츠', insulationClo: 0.24, judged: true, fabric: 'jersey', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'jogger', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'joggers-light', name: '경량 조거 팬츠', insulationClo: 0.15, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'nylon', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'sweatpants', name: '스웨트 팬츠', insulationClo: 0.28, fabric: 'cotton', formality: 1, model: { kind: 'trousers', params: { style: 'sweat', cut: 'wide', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'joggers-brushed', name: '기모 조거 팬츠', insulationClo: 0.32, judged: true, fabric: 'fleece', formality: 0, wicking: true, model: { kind: 'trousers', params: { style: 'sweat', cut: 'cuffed', hem: 'ankle', crease: false, waist: 'drawstring' } } },
  { id: 'hiking-pants', name: '등산 바지', insulationClo: 0.18, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'hiking', cut: 'tapered', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'hiking-pants-brushed', name: '기모 등산 바지', insulationClo: 0.28, judged: true, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'trousers', params: { style: 'hiking', cut: 'straight', hem: 'full', crease: false, waist: 'belt' } } },
  { id: 'padded-pants', name: '패딩 바지', insulationClo: 0.4, judged: true, fabric: 'padding', formality: 0, waterproof: 'resistant', windproof: true, wicking: true, model: { kind: 'trousers', params: { style: 'padded', cut: 'straight', hem: 'full', crease: false, waist: 'drawstring' } } },
  { id: 'leggings', name: '레깅스', insulationClo: 0.1, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
  { id: 'leggings-bootcut', name: '부츠컷 레깅스', insulationClo: 0.12, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: true } } },
  { id: 'leggings-brushed', name: '기모 레깅스', insulationClo: 0.2, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
  { id: 'running-tights', name: '러닝 타이츠', insulationClo: 0.13, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'ankle', flare: false } } },
]);

// prettier-ignore
export const SHORTS = defineGarments('bottom', [
  { id: 'shorts-denim', name: '데님 반바지', insulationClo: 0.08, fabric: 'denim', formality: 1, model: { kind: 'shorts', params: { style: 'denim', hem: 'micro', fit: 'regular', waist: 'belt' } } },
  { id: 'shorts-denim-wide', name: '데님 버뮤다', insulationClo: 0.11, judged: true, fabric: 'denim', formality: 1, model: { kind: 'shorts', params: { style: 'denim', hem: 'knee', fit: 'oversized', waist: 'belt' } } },
  { id: 'shorts', name: '면 반바지', insulationClo: 0.08, fabric: 'cotton', formality: 1, model: { kind: 'shorts', params: { style: 'chino', hem: 'knee', fit: 'regular', waist: 'belt' } } },
  { id: 'shorts-linen', name: '린넨 반바지', insulationClo: 0.07, judged: true, fabric: 'linen', formality: 1, model: { kind: 'shorts', params: { style: 'linen', hem: 'mini', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-tailored', name: '버뮤다 팬츠', insulationClo: 0.1, judged: true, fabric: 'suiting', formality: 2, model: { kind: 'shorts', params: { style: 'tailored', hem: 'knee', fit: 'relaxed', waist: 'belt' } } },
  { id: 'shorts-nylon', name: '나일론 반바지', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 1, waterproof: 'resistant', wicking: true, model: { kind: 'shorts', params: { style: 'nylon', hem: 'mini', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-running', name: '러닝 쇼츠', insulationClo: 0.06, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'shorts', params: { style: 'sport', hem: 'micro', fit: 'relaxed', waist: 'drawstring' } } },
  { id: 'shorts-training', name: '트레이닝 쇼츠', insulationClo: 0.07, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'shorts', params: { style: 'sport', hem: 'mini', fit: 'regular', waist: 'drawstring' } } },
  { id: 'shorts-hiking', name: '등산 반바지', insulationClo: 0.08, fabric: 'technical', formality: 0, waterproof: 'resistant', wicking: true, model: { kind: 'shorts', params: { style: 'nylon', hem: 'knee', fit: 'regular', waist: 'belt' } } },
  { id: 'biker-shorts', name: '바이커 쇼츠', insulationClo: 0.06, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'leggings', params: { hem: 'knee', flare: false } } },
]);

// prettier-ignore
export const SKIRTS = defineGarments('bottom', [
  { id: 'skirt-tennis', name: '테니스 스커트', insulationClo: 0.09, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'mini', pleats: 22 } } },
  { id: 'skirt-sport', name: '스포츠 스커트', insulationClo: 0.08, judged: true, fabric: 'technical', formality: 0, wicking: true, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'micro', pleats: 16 } } },
  { id: 'skirt-denim-mini', name: '데님 미니스커트', insulationClo: 0.1, judged: true, fabric: 'denim', formality: 1, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'mini', pleats: 0, buttons: true } } },
  { id: 'skirt-denim-long', name: '데님 롱스커트', insulationClo: 0.2, judged: true, fabric: 'denim', formality: 1, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'ankle', pleats: 0, slit: true } } },
  { id: 'skirt-cool', name: '얇은 미디스커트', insulationClo: 0.09, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-tiered', name: '캉캉 스커트', insulationClo: 0.14, fabric: 'cotton', formality: 1, model: { kind: 'skirt', params: { shape: 'tiered', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-satin', name: '새틴 스커트', insulationClo: 0.14, fabric: 'chiffon', formality: 2, model: { kind: 'skirt', params: { shape: 'slip', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-pleated', name: '플리츠 스커트', insulationClo: 0.16, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'midi', pleats: 30 } } },
  { id: 'skirt-pencil', name: '펜슬 스커트', insulationClo: 0.14, fabric: 'suiting', formality: 3, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'knee', pleats: 0, slit: true } } },
  { id: 'skirt-h', name: '슬림 미디스커트', insulationClo: 0.18, judged: true, fabric: 'suiting', formality: 3, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'midi', pleats: 0, slit: true } } },
  { id: 'skirt-midi', name: '미디스커트', insulationClo: 0.18, judged: true, fabric: 'suiting', formality: 2, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-wool', name: '울 미디스커트', insulationClo: 0.23, fabric: 'wool', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'midi', pleats: 0 } } },
  { id: 'skirt-wool-mini', name: '울 미니스커트', insulationClo: 0.18, judged: true, fabric: 'wool', formality: 2, model: { kind: 'skirt', params: { shape: 'wrap', hem: 'mini', pleats: 0 } } },
  { id: 'skirt-wool-pleated', name: '울 플리츠 스커트', insulationClo: 0.23, fabric: 'wool', formality: 2, model: { kind: 'skirt', params: { shape: 'pleated', hem: 'midi', pleats: 24 } } },
  { id: 'skirt-tweed-mini', name: '트위드 미니스커트', insulationClo: 0.18, judged: true, fabric: 'wool', formality: 3, model: { kind: 'skirt', params: { shape: 'a-line', hem: 'mini', pleats: 0 } } },
  { id: 'skirt-knit', name: '니트 롱스커트', insulationClo: 0.23, fabric: 'knit', formality: 2, model: { kind: 'skirt', params: { shape: 'pencil', hem: 'midi', pleats: 0 } } },
]);

// prettier-ignore
export const DRESSES = defineGarments('dress', [
  { id: 'dress-sleeveless', name: '민소매 원피스', insulationClo: 0.17, judged: true, fabric: 'linen', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', neck: 'square', waist: 'elastic', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-strap', name: '끈 원피스', insulationClo: 0.15, judged: true, fabric: 'cotton', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', straps: true, neck: 'v', waist: 'elastic', skirt: 'tiered', hem: 'midi', knit: false } } },
  { id: 'dress-cool', name: '쿨 반팔 원피스', insulationClo: 0.17, judged: true, fabric: 'chiffon', formality: 3, model: { kind: 'dress', params: { sleeve: 'short', neck: 'round', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-tee', name: '반팔 롱 원피스', insulationClo: 0.2, judged: true, fabric: 'jersey', formality: 1, model: { kind: 'dress', params: { sleeve: 'half', neck: 'round', waist: 'straight', skirt: 'straight', hem: 'midi', knit: false } } },
  { id: 'dress-floral', name: '반팔 플레어 원피스', insulationClo: 0.2, judged: true, fabric: 'chiffon', formality: 2, model: { kind: 'dress', params: { sleeve: 'short', puff: true, neck: 'square', waist: 'fitted', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-mini', name: '퍼프 미니 원피스', insulationClo: 0.18, judged: true, fabric: 'cotton', formality: 2, model: { kind: 'dress', params: { sleeve: 'short', puff: true, neck: 'round', waist: 'fitted', skirt: 'a-line', hem: 'mini', knit: false } } },
  { id: 'dress-shirt-short', name: '반팔 셔츠 원피스', insulationClo: 0.29, fabric: 'cotton', formality: 3, model: { kind: 'dress', params: { sleeve: 'half', neck: 'shirt', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-shirt', name: '셔츠 원피스', insulationClo: 0.33, fabric: 'cotton', formality: 3, model: { kind: 'dress', params: { sleeve: 'long', neck: 'shirt', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-long', name: '긴팔 원피스', insulationClo: 0.33, fabric: 'chiffon', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', puff: true, neck: 'v', waist: 'fitted', skirt: 'full', hem: 'midi', knit: false } } },
  { id: 'dress-knit', name: '니트 원피스', insulationClo: 0.42, judged: true, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'half-turtle', waist: 'straight', skirt: 'straight', hem: 'midi', knit: true } } },
  { id: 'dress-knit-polo', name: '카라 니트 원피스', insulationClo: 0.4, judged: true, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'collar', waist: 'fitted', skirt: 'mermaid', hem: 'midi', knit: true } } },
  { id: 'dress-wool', name: '울 원피스', insulationClo: 0.47, fabric: 'wool', formality: 3, model: { kind: 'dress', params: { sleeve: 'long', neck: 'round', waist: 'belted', skirt: 'a-line', hem: 'midi', knit: false } } },
  { id: 'dress-knit-thick', name: '두꺼운 니트 원피스', insulationClo: 0.47, fabric: 'knit', formality: 2, model: { kind: 'dress', params: { sleeve: 'long', neck: 'turtle', waist: 'straight', skirt: 'straight', hem: 'midi', knit: true } } },
  { id: 'dress-pinafore', name: '뷔스티에 원피스', insulationClo: 0.23, fabric: 'cotton', formality: 1, model: { kind: 'dress', params: { sleeve: 'none', straps: true, neck: 'square', waist: 'fitted', skirt: 'a-line', hem: 'midi', knit: false } } },
]);

// prettier-ignore
export const LEGWEAR = defineGarments('legwear', [
  { id: 'stockings', name: '스타킹', insulationClo: 0.02, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 0.25 } } },
  { id: 'tights', name: '타이츠', insulationClo: 0.06, judged: true, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 0.95 } } },
  { id: 'tights-brushed', name: '기모 타이츠', insulationClo: 0.15, judged: true, fabric: 'jersey', formality: 3, model: { kind: 'tights', params: { opacity: 1 } } },
  { id: 'ankle-socks', name: '발목 양말', insulationClo: 0.02, fabric: 'jersey', formality: 1, model: { kind: 'socks', params: { height: 'ankle' } } },
  { id: 'crew-socks', name: '긴 양말', insulationClo: 0.03, fabric: 'jersey', formality: 1, model: { kind: 'socks', params: { height: 'crew' } } },
  { id: 'knee-socks', name: '니삭스', insulationClo: 0.06, fabric: 'knit', formality: 1, model: { kind: 'socks', params: { height: 'knee' } } },
  { id: 'loose-socks', name: '루즈 삭스', insulationClo: 0.04, judged: true, fabric: 'knit', formality: 1, model: { kind: 'socks', params: { height: 'loose' } } },
  { id: 'wool-socks', name: '울 양말', insulationClo: 0.06, judged: true, fabric: 'wool', formality: 1, model: { kind: 'socks', params: { height: 'crew' } } },
]);
