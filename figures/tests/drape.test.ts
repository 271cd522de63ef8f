import { measuredBy } from './bundled';
import type { DrapeMeasures } from './measure-drape';

const { ball, figures, buriedCuffs, movedAtPocket } = measuredBy<DrapeMeasures>('measure-drape.ts');

/** 2 mm in body units, of which one is about 85 cm. */
const TWO_MM = 0.00235;

describe('cloth that hangs over a ball', () => {
  it('keeps its distance from the ball', () => {
    expect(ball.nearest).toBeGreaterThan(ball.clearance * 0.9);
  });

  it('hangs from its pins, hardly stretched', () => {
    expect(ball.pinned).toBe(true);
    expect(ball.stretch).toBeLessThan(0.01);
    expect(ball.lowest).toBeLessThan(0.4);
    expect(ball.lowest).toBeGreaterThan(0.25);
  });

  it('has no holes once it is thick', () => {
    expect(ball.open).toBe(0);
  });

  it('falls in the same way every time', () => {
    expect(ball.same).toBe(true);
  });
});

describe('the draped clothes of a figure', () => {
  it('are skirts, dresses, trousers and the outermost soft garment', () => {
    expect(figures.map(({ mesh }) => mesh)).toEqual(
      expect.arrayContaining(['skirt', 'cardigan', 'tee', 'coat', 'trousers']),
    );
    expect(figures.filter(({ draped }) => draped < 200)).toEqual([]);
  });

  it('never enter the body by more than 2 mm', () => {
    expect(figures.filter((mesh) => mesh.nearest < -TWO_MM)).toEqual([]);
  });

  it('are closed and finite', () => {
    expect(figures.filter(({ open, finite }) => open > 0 || !finite)).toEqual([]);
  });
});

it('leaves trousers as they are cut beside a hand in their pocket, which would be seen as a pouch otherwise', () => {
  expect(movedAtPocket).toBeLessThan(TWO_MM);
});

describe('elastic cuffs', () => {
  it('gather the sleeve under them', () => {
    expect(buriedCuffs.filter((share) => share > 0.05)).toEqual([]);
  });
});
