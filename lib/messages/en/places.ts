import type { Messages } from '../messages';
import districts from './districts.json';

/** Romanised names of provinces, including former ones, of which places may still be stored. */
const PROVINCES: Record<string, string> = {
  서울특별시: 'Seoul',
  부산광역시: 'Busan',
  대구광역시: 'Daegu',
  인천광역시: 'Incheon',
  광주광역시: 'Gwangju',
  대전광역시: 'Daejeon',
  울산광역시: 'Ulsan',
  세종특별자치시: 'Sejong',
  경기도: 'Gyeonggi-do',
  강원도: 'Gangwon-do',
  강원특별자치도: 'Gangwon-do',
  충청북도: 'Chungcheongbuk-do',
  충청남도: 'Chungcheongnam-do',
  전라북도: 'Jeollabuk-do',
  전북특별자치도: 'Jeonbuk-do',
  전라남도: 'Jeollanam-do',
  전남광주통합특별시: 'Jeonnam-Gwangju',
  경상북도: 'Gyeongsangbuk-do',
  경상남도: 'Gyeongsangnam-do',
  제주특별자치도: 'Jeju-do',
};

/** Romanised words of which the names of districts consist. Cities have no -si, except beside a province of their name. */
const DISTRICTS: Record<string, string> = { ...districts, 제주시: 'Jeju City' };

/** Suffixes that names of areas often lack. */
const PROVINCE_SUFFIXES = ['', '특별시', '광역시', '특별자치시', '도', '특별자치도'];
const DISTRICT_SUFFIXES = ['', '시', '군', '구'];

const listWords = (sggnm: string) => sggnm.split(' ').map((word) => DISTRICTS[word] ?? word);

export const places: Messages['places'] = {
  formatDistrict: ({ sggnm }) => listWords(sggnm).at(-1) ?? sggnm,
  formatRegion: (region) => {
    const { sidonm, sggnm } = places.translateRegion(region);
    return sidonm === sggnm || sggnm.includes(', ') ? sggnm : `${sggnm}, ${sidonm}`;
  },
  formatWithin: (name, region) => `${name}, ${region}`,
  translateArea: (name) =>
    PROVINCE_SUFFIXES.map((suffix) => PROVINCES[name + suffix]).find(Boolean) ??
    DISTRICT_SUFFIXES.map((suffix) => DISTRICTS[name + suffix]).find(Boolean) ??
    null,
  /** A district of a city has both names: Jangan-gu, Suwon. */
  translateRegion: ({ sidonm, sggnm }) => ({
    sidonm: PROVINCES[sidonm] ?? sidonm,
    sggnm: listWords(sggnm).reverse().join(', '),
  }),
};
