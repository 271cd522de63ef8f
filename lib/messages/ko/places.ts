import type { Region } from '@/lib/contract/region';

/** Names of provinces, cities and districts. */
export const places = {
  /** Names a district within a sentence: 강남구, 수원시 장안구. */
  formatDistrict: ({ sggnm }: Region): string => sggnm,
  /** Names a district with its province or city, as in headings and lists: 서울특별시 강남구. */
  formatRegion: ({ sidonm, sggnm }: Region): string => `${sidonm} ${sggnm}`,
  /** Names a place within a region that is formatted already: 서울특별시 강남구 역삼1동. */
  formatWithin: (name: string, region: string): string => `${region} ${name}`,
  /** Returns the names of a region in this language. */
  translateRegion: (region: Region): Region => region,
};
