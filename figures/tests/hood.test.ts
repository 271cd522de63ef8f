import { makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { FALLING_HOOD, FULL_HOOD, OVER_HOOD, SOFT_HOOD, hoodDown } from '../src/cloth/collars';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { clipUnder } from '../src/figure/clip-under';
import { bodyLayers } from '../src/figure/layers';
import { makePosedBody } from '../src/figure/posed-body';

const body = makeBody({
  gender: 'MALE',
  build: 1,
  pose: { left: 'down', right: 'down' },
  spread: 0.01,
  stance: STANCES.weight,
});

const LOOK = { material: { kind: 'cotton' }, color: '#ffffff' } as const;

/** Returns the height of a hood's upper edge beside the middle, at a depth: -0.08 is the throat and 0.15 the nape. */
function getEdge(roll: typeof SOFT_HOOD, y: number): number {
  const { field } = hoodDown(body, LOOK, 1, roll);
  let z = body.neck + 0.3;
  while (z > body.neck - 0.2 && field(0.05, y, z) > 0) z -= 0.001;
  return z;
}

describe('a hood that lies on the back', () => {
  it('falls from the nape to a low, thin edge at the throat, unlike a neck pillow', () => {
    const fall = (roll: typeof SOFT_HOOD) => getEdge(roll, 0.15) - getEdge(roll, -0.08);
    expect(fall(SOFT_HOOD)).toBeGreaterThan(0.12);
    expect(fall(SOFT_HOOD)).toBeGreaterThan(fall(FULL_HOOD) + 0.03);
  });

  it('falls onto the shoulders over thick layers, instead of standing free as a ring', () => {
    const beside = (roll: typeof SOFT_HOOD) => hoodDown(body, LOOK, 1, roll).field(0.13, 0.04, body.neck - 0.055);
    expect(beside(SOFT_HOOD)).toBeGreaterThan(0);
    expect(beside(FALLING_HOOD)).toBeLessThan(0);
  });

  it('is taken out over a coat, which would cut it into shards', () => {
    const hood = hoodDown(body, LOOK, 1, FULL_HOOD);
    expect(clipUnder(hood, [{ cover: () => 1 }]).field).toBe(hood.field);
  });

  it('hides the stand of the coat over which it is taken out, and falls to the throat', () => {
    const outfit = OUTFITS.find(({ id }) => id === 'male-daily-mac-hoodie-rain')!;
    const posed = makePosedBody(outfit);
    const coat = bodyLayers(outfit, posed).at(-1)!;
    const stands = [-0.12, -0.09, 0.09, 0.12].flatMap((x) =>
      [0, 0.02, 0.04, 0.06].map((up) => Math.min(...coat.parts.map(({ field }) => field(x, 0, posed.neck + up)))),
    );
    expect(Math.min(...stands)).toBeGreaterThan(0);
    expect(getEdge(OVER_HOOD, 0.15) - getEdge(OVER_HOOD, -0.08)).toBeGreaterThan(0.1);
  });

  it('presses down the collar of a coat over which it is taken out', () => {
    const outfit = OUTFITS.find(({ id }) => id === 'male-daily-long-coat-hoodie')!;
    const [hoodie, coat] = bodyLayers(outfit, makePosedBody(outfit)).filter(({ kind }) => /hoodie|coat/.test(kind));
    const hood = hoodie!.parts.find(({ takenOut }) => takenOut)!;
    const [x0, y0, z0, x1, y1, z1] = hood.bounds;
    let through = 0;
    for (let x = x0; x < x1; x += 0.02)
      for (let y = y0; y < y1; y += 0.02)
        for (let z = z0; z < z1; z += 0.02)
          if (hood.field(x, y, z) > 0 && hood.field(x, y, z) < 0.006)
            through += coat!.parts.filter(({ field }) => field(x, y, z) < 0).length;
    expect(through).toBe(0);
  });
});
