import { DISTRICTS } from './districts';
import { CITIES } from './former-names';

let provinces: ReadonlySet<string> | undefined;

/** Districts of provinces that are more than one city. */
export const listProvinceDistricts = () => DISTRICTS.filter(({ place }) => !CITIES.includes(place.region.sidonm));

function createProvinceNames(): ReadonlySet<string> {
  const districts = listProvinceDistricts();
  const cities = new Set(districts.flatMap((district) => [...district.cities, ...district.names]));
  const names = districts.flatMap((district) => [...district.provinces, ...district.formerProvinces]);
  return new Set(names.filter((name) => !cities.has(name)));
}

/** Returns true if a text is the present or a former Korean name of a province, which has more than one weather. */
export function isProvinceName(text: string): boolean {
  provinces ??= createProvinceNames();
  return provinces.has(text.replace(/\s/g, ''));
}
