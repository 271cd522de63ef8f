import type { Piece } from '@/lib/contract/pieces';

/** Things of a suitcase that the host names. */
export const packing = {
  pieces: {
    cardigan: '얇은 가디건',
    gloves: '장갑',
    mask: '마스크',
    'rain-boots': '레인부츠',
    'rain-jacket': '모자 달린 방수 재킷',
    scarf: '목도리',
    'snow-shoes': '젖지 않는 신발',
    'sun-hat': '챙 있는 모자',
    sunglasses: '선글라스',
    thermals: '발열 내의',
    umbrella: '우산',
    vest: '조끼',
    'warm-hat': '귀를 덮는 모자',
  } satisfies Record<Piece, string> as Record<Piece, string>,
  /** Reasons why a thing can stay at home. */
  unneeded: {
    dry: '비나 눈 소식이 없어요',
    mild: '그만큼 춥지 않아요',
    'warm-all-day': '내내 따뜻해요',
    'little-sun': '볕이 강하지 않아요',
    'clean-air': '공기가 나쁘지 않아요',
  },
};
