import { measuredBy } from './bundled';
import type { StrapMeasures } from './measure-straps';

const { backpacks, fists, slings, belts, beltUnderJacket, onWaistband } =
  measuredBy<StrapMeasures>('measure-straps.ts');

describe('the strap of a bag', () => {
  it('is narrow on the chest and ends under the arm if it is that of a backpack', () => {
    expect(backpacks.filter(({ width }) => width > 0.155 || width < 0.09)).toEqual([]);
    expect(backpacks.filter(({ seen }) => seen > 0)).toEqual([]);
  });

  it('goes under the arm above the waist and differs from the coat if it is that of a backpack', () => {
    expect(backpacks.filter(({ drop }) => drop > 0.17)).toEqual([]);
    expect(backpacks.filter(({ contrast }) => contrast < 0.18)).toEqual([]);
  });

  it('runs through the fist that holds it before the clothes', () => {
    expect(fists.filter(({ strap, cloth }) => strap > 0.025 || cloth < 0.012)).toEqual([]);
  });

  it('goes round under the arm, lies down on the shoulder and leaves a print free if it is that of a sling', () => {
    expect(slings.filter(({ reach, rise }) => reach < 0.95 || rise > 0.1)).toEqual([]);
    expect(slings.filter(({ aside, drop }) => aside < 0.1 || drop < 0.13)).toEqual([]);
  });

  it('runs round the waist, under an open jacket, if it is that of a belt bag', () => {
    expect(Math.min(...belts)).toBeGreaterThan(1.26);
    expect(Math.max(...beltUnderJacket)).toBeLessThan(0.85);
  });

  it('lies over the waistband of the trousers', () => {
    expect(onWaistband).toBeGreaterThan(0);
  });
});
