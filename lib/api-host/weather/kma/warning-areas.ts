import type { RegionRow } from '../../region/region-table';
import type { NamedArea } from './parse-bulletin';

/** Other names of a sido in bulletins. */
const SIDO_NAMES: Readonly<Record<string, readonly string[]>> = {
  서울특별시: ['서울'],
  부산광역시: ['부산'],
  대구광역시: ['대구'],
  인천광역시: ['인천'],
  광주광역시: ['광주'],
  대전광역시: ['대전'],
  울산광역시: ['울산'],
  세종특별자치시: ['세종'],
  강원특별자치도: ['강원도', '강원자치도'],
  전북특별자치도: ['전라북도', '전북자치도'],
  제주특별자치도: ['제주도', '제주자치도'],
};

/** Prefixes of zones that belong to a sido but are not sigungu: 서울동남권, 강원북부산지, 경북북동산지. */
const ZONE_PREFIXES: Readonly<Record<string, string>> = {
  강원특별자치도: '강원',
  충청북도: '충북',
  충청남도: '충남',
  전북특별자치도: '전북',
  전라남도: '전남',
  경상북도: '경북',
  경상남도: '경남',
  제주특별자치도: '제주도',
};

/** KMA's four zones of Seoul since 2020. */
const SEOUL_ZONES: Readonly<Record<string, readonly string[]>> = {
  서울동남권: ['강남구', '강동구', '서초구', '송파구'],
  서울동북권: ['강북구', '광진구', '노원구', '도봉구', '동대문구', '성동구', '성북구', '중랑구'],
  서울서남권: ['강서구', '관악구', '구로구', '금천구', '동작구', '양천구', '영등포구'],
  서울서북권: ['마포구', '서대문구', '용산구', '은평구', '종로구', '중구'],
};

/** Islands that bulletins name instead of their sigungu. */
const ISLANDS: Readonly<Record<string, string>> = {
  '울릉도.독도': '울릉군',
  서해5도: '옹진군',
  '백령도.대청도': '옹진군',
  연평도: '옹진군',
  '거문도.초도': '여수시',
  '흑산도.홍도': '신안군',
  추자도: '제주시',
};

interface Names {
  sido: string;
  sigungu: string;
}

/** Strips the suffix: 평창군 -> 평창, 수원시 장안구 -> 수원. A gu of a metropolitan city stays as it is. */
const stripSuffix = ({ sigungu }: Names): string => {
  const [first = sigungu] = sigungu.split(' ');
  return first.length > 2 ? first.replace(/[시군]$/, '') : first;
};

const isSido = ({ sido }: Names, name: string) => name === sido || (SIDO_NAMES[sido]?.includes(name) ?? false);

/**
 * Returns whether a part in a bulletin belongs to a sigungu, or to a zone of its sido that cannot be located exactly.
 */
function isPartOf(names: Names, part: string): boolean {
  const island = ISLANDS[part];
  if (island) return island === names.sigungu;
  const zone = SEOUL_ZONES[part];
  if (zone) return zone.includes(names.sigungu);
  const city = SIDO_NAMES[names.sido]?.[0];
  const beginning = ZONE_PREFIXES[names.sido] ?? city;
  return part.startsWith(stripSuffix(names)) || (beginning !== undefined && part.startsWith(beginning));
}

/** Returns whether a part is a whole sigungu: 태백, or 강남구 as a part of 서울동남권. */
const isWholeSigungu = (names: Names, part: string): boolean =>
  part === stripSuffix(names) ||
  (SEOUL_ZONES[part]?.includes(names.sigungu) ?? false) ||
  ISLANDS[part] === names.sigungu;

function listMatchingNames(names: Names, { name, parts, isAllBut }: NamedArea): string[] {
  if (ISLANDS[name]) return ISLANDS[name] === names.sigungu ? [name] : [];
  if (!isSido(names, name)) return [];
  if (parts.length === 0) return [name];
  if (!isAllBut) return parts.filter((part) => isPartOf(names, part));
  if (parts.some((part) => isWholeSigungu(names, part))) return [];
  const without = parts.filter((part) => isPartOf(names, part));
  return [without.length > 0 ? `${name}(${without.join(', ')} 제외)` : name];
}

/**
 * Returns the areas of a warning that contain a sigungu, in the text of the bulletin: the sido, the sigungu, a part of
 * it, or a zone of its sido. It compares both current and former names. Returns an empty list if no area
 * does.
 */
export function findAreasOfSigungu({ sidonm, sggnm, prev }: RegionRow, areas: NamedArea[]): string[] {
  const all: Names[] = [
    { sido: sidonm, sigungu: sggnm },
    ...prev.map((former) => ({ sido: former.sidonm, sigungu: former.sggnm })),
  ];
  return [...new Set(areas.flatMap((area) => all.flatMap((names) => listMatchingNames(names, area))))];
}
