import type { SportTime } from '../reason-facts';
import { formatSportTime } from './outing';

/** Items to take along, and short warnings among them. */
export const takeAlong = {
  umbrella: '우산',
  foldingUmbrella: '접이식 우산',
  hoodedJacket: '모자 달린 방수 재킷',
  rainBoots: '신발은 레인부츠로',
  waterproofShoes: '신발은 젖지 않는 것으로',
  rainIndoors: '비는 실내에 있는 동안만 와요',
  rainBeforeOuting: '나가기 전에 비가 그쳐요',
  /** A mask of a grade: KF80, KF94. */
  mask: (grade: string): string => `${grade} 마스크`,
  brimmedHat: '챙 있는 모자',
  sunglasses: '선글라스',
  scarf: '목도리',
  gloves: '장갑',
  warmHat: '귀를 덮는 모자',
  thermals: '받쳐 입을 발열 내의',
  /** An extra layer under or over the clothes of the picture. */
  extra: (garment: string, isUnderneath: boolean): string => `${isUnderneath ? '안에 받쳐 입을' : '걸칠'} ${garment}`,
  airConditioning: '냉방 대비 얇은 가디건',
  briefInCold: '바깥에 있는 시간은 짧게',
  insideInStorm: '바람이 잦아들 때까지 실내에',
  briefInWind: '강풍에 바깥에 있는 시간은 짧게',
  water: '물 한 병',
  shade: '그늘에서 자주 쉬기',
  briefInHeat: '바깥에 있는 시간은 짧게',
  briefInAfternoon: '더운 시간에는 바깥을 짧게',
  insideInExtremeHeat: '되도록 시원한 실내에',
  sportIndoors: '운동은 실내에서, 밖에선 마스크 쓰고 걷기',
  sportLater: (time: SportTime | null): string => `운동은 ${formatSportTime(time)}`,
};
