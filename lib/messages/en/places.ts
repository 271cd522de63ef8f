import type { Messages } from '../messages';
import { romaniseArea } from './romanise';

/** A district of a city has two words. */
const romaniseWords = (sggnm: string) => sggnm.split(' ').map(romaniseArea);

export const places: Messages['places'] = {
  formatDistrict: ({ sggnm }) => romaniseWords(sggnm).at(-1) ?? sggnm,
  formatRegion: (region) => {
    const { sidonm, sggnm } = places.translateRegion(region);
    return sidonm === sggnm || sggnm.includes(', ') ? sggnm : `${sggnm}, ${sidonm}`;
  },
  formatWithin: (name, region) => `${name}, ${region}`,
  /** A district of a city has both names: Jangan-gu, Suwon. */
  translateRegion: ({ sidonm, sggnm }) => ({
    sidonm: romaniseArea(sidonm),
    sggnm: romaniseWords(sggnm).reverse().join(', '),
  }),
};
