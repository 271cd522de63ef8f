import { makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { FULL_HOOD, SOFT_HOOD, hoodDown } from '../src/cloth/collars';

const body = makeBody({
  gender: 'MALE',
  build: 1,
  pose: { left: 'down', right: 'down' },
  spread: 0.01,
  stance: STANCES.weight,
});

/** Returns the height of a hood's upper edge beside the middle, at a depth: -0.08 is the throat and 0.15 the nape. */
function getEdge(roll: typeof SOFT_HOOD, y: number): number {
  const { field } = hoodDown(body, { material: { kind: 'cotton' }, color: '#ffffff' }, 1, roll);
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
});
