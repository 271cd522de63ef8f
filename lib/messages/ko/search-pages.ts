import type { Gender } from '@/lib/contract/gender';
import { units } from './units';

const GENDERS: Record<Gender, string> = { FEMALE: '여성', MALE: '남성' };

/** Range of temperatures. It has no bound where that is null. */
export interface DegreeRange {
  fromC: number | null;
  untilC: number | null;
}

/** Formats a range of temperatures: 12~16도. */
export function formatRange({ fromC, untilC }: DegreeRange): string {
  if (fromC === null) return `${untilC}도 이하`;
  return untilC === null ? `${fromC}도 이상` : `${fromC}~${untilC}도`;
}

/** Pages for search: of districts, of temperatures, and their lists. */
export const searchPages = {
  frame: {
    parents: '상위 목록',
    collections: '옷차림 모아 보기',
    about: '날옷은 지금 계신 곳의 날씨에 맞는 옷차림을 그림으로 알려 드려요.',
  },
  genders: GENDERS,
  guides: {
    title: '기온별 옷차림',
    description: '영하 15도부터 35도까지, 기온에 맞는 여성과 남성 옷차림을 그림으로 보여 드려요.',
    group: (fromC: number, untilC: number): string => `${fromC}~${untilC}도`,
    degrees: (degrees: number): string => `${degrees}도`,
  },
  guide: {
    title: (degrees: number): string => `${units.spokenDegrees(degrees)} 옷차림`,
    description: (degrees: number, clothes: readonly string[], category: string): string =>
      `${units.spokenDegrees(degrees)}에는 무엇을 입을까요? ${clothes.join(', ')} 같은 옷차림이 알맞아요. 여성과 남성 ${category} 옷차림을 그림으로 보여 드려요.`,
    text: (range: DegreeRange, category: string): string =>
      `흔히 ${formatRange(range)}를 한데 묶어 입는 기온이에요. 아래는 그 관습과 옷의 보온력을 함께 따져 고른 ${category} 옷차림이에요. 바람이 세거나 해가 진 뒤에는 두세 도 낮은 기온의 옷차림을, 햇볕이 강하면 두세 도 높은 기온의 옷차림을 참고하세요.`,
    outfits: (degrees: number, gender: Gender): string => `${units.spokenDegrees(degrees)} ${GENDERS[gender]} 옷차림`,
    openApp: '지금 내가 있는 곳의 옷차림 보기',
    near: '가까운 기온의 옷차림',
  },
  today: {
    listTitle: '지역별 오늘 옷차림',
    listDescription: '전국 시·군·구의 오늘 날씨와 그에 맞는 옷차림을 그림으로 알려 드려요. 지역을 골라 보세요.',
    list: '지역별 옷차림',
    title: (district: string): string => `오늘 ${district} 옷차림`,
    description: (province: string, district: string): string =>
      `${province} ${district}의 오늘 날씨에 맞는 옷차림을 그림으로 알려 드려요.`,
    /** Describes a page by two sentences: the present weather, and the reason of the first outfit. */
    describeNow: (
      { province, district, degrees }: { province: string; district: string; degrees: number },
      weather: string,
      reason: string,
    ): string => `${province} ${district} 지금 ${degrees}도, ${weather} ${reason}`,
    noWeather: (district: string): string =>
      `지금은 ${district}의 날씨를 받지 못했어요. 잠시 뒤에 다시 열거나 앱에서 확인해 주세요.`,
    outfits: (day: 'today' | 'tomorrow', category: string): string =>
      `${day === 'today' ? '오늘' : '내일'} ${category} 옷차림`,
    openApp: (district: string): string => `${district} 옷차림 날옷에서 보기`,
    more: (categories: readonly string[]): string =>
      `${categories.join(', ')} 옷차림과 더 많은 코디는 로그인하면 볼 수 있어요.`,
    neighbours: '가까운 지역의 오늘 옷차림',
  },
  tomorrow: { title: '내일은', low: '최저', high: '최고' },
  guideLink: (degrees: number): string => `${degrees}도 옷차림`,
  notFound: {
    temperature: '그 기온의 옷차림은 없어요',
    temperatureText: (coldestC: number, warmestC: number): string =>
      `${units.spokenDegrees(coldestC)}부터 ${warmestC}도까지 볼 수 있어요.`,
    nearTemperatures: '가까운 기온',
    district: '찾으시는 지역이 없어요',
    districtText: '이름이 바뀌었거나 주소가 잘못되었을 수 있어요.',
    nearDistricts: '이 지역을 찾으셨나요?',
  },
};
