import { getExtraLayers } from '@/lib/domain/recommendation/extra-layer';
import type { Garment } from '@/lib/domain/wardrobe/wardrobe';

const garment = (kind: string) => ({ model: { kind, params: {} } }) as unknown as Garment;
const listIds = (kinds: string[], sport = false) => {
  const { cool, cold } = getExtraLayers([], kinds.map(garment), sport);
  return [cool?.id, cold?.id];
};

it('an extra layer fits under a coat over one layer, not under one over two or under a shirt', () => {
  expect(listIds(['tee', 'coat'])).toEqual(['thin-cardigan', 'light-vest']);
  expect(listIds(['tee', 'knit', 'coat'])).toEqual([undefined, undefined]);
  expect(listIds(['tee', 'shirt'])).toEqual([undefined, undefined]);
  expect(listIds(['tee', 'coat'], true)).toEqual([undefined, 'fleece-vest']);
});

it('no cardigan goes over or under a hood', () => {
  const [hoodie, coat] = [garment('hoodie'), garment('coat')];
  expect(getExtraLayers([hoodie], [], false).cool).toBeNull();
  expect(getExtraLayers([hoodie], [coat], false).cool).toBeNull();
  expect(getExtraLayers([garment('knit')], [coat], false).cool?.id).toBe('thin-cardigan');
});
