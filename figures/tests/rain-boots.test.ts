import { measuredBy } from './bundled';
import type { RainBootMeasures } from './measure-rain-boots';

it('rain boots are seen under trousers of every cut', () => {
  const shares = Object.entries(measuredBy<RainBootMeasures>('measure-rain-boots.ts'));
  expect(shares).toHaveLength(5);
  expect(shares.filter(([, share]) => share < 0.03)).toEqual([]);
});
