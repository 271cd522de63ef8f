import type { Region } from '@/lib/contract/region';
import { DISTRICTS } from './districts';

/** Returns true if a district with these names exists. */
export const isDistrict = ({ sidonm, sggnm }: Region): boolean =>
  DISTRICTS.some(({ place: { region } }) => region.sidonm === sidonm && region.sggnm === sggnm);
