import { getExtraLayers } from '@/lib/domain/recommendation/extra-layer';
import type { Garment } from '@/lib/domain/wardrobe/wardrobe';

const garment = (kind: string) => ({ model: { kind, params: {} } }) as unknown as Garment;
const listIds = (kinds: string[], sport = false) => {
  const { cool, cold } = getExtraLayers(kinds.map(garment), sport);
  return [cool?.id, cold?.id];
};

it('an extra layer fits under a coat over one layer, not under one over two or under a shirt', () => {
  expect(listIds(['tee', 'coat'])).toEqual(['thin-cardigan', 'light-vest']);
  expect(listIds(['tee', 'knit', 'coat'])).toEqual([undefined, undefined]);
  expect(listIds(['tee', 'shirt'])).toEqual([undefined, undefined]);
  expect(listIds(['tee', 'coat'], true)).toEqual([undefined, 'fleece-vest']);
});
