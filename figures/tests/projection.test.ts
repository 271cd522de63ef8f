import { makeProjection, projectPlace } from '../src/scene/project';

describe('the projection of the camera', () => {
  const size = { width: 720, height: 900 };
  const project = makeProjection(
    { backdrop: '#ffffff', turnDeg: 90, camera: { at: [0, -8, 1], target: [0, 0, 1], lensMm: 64 } },
    size,
  );

  it('maps the target to the centre, with its distance, and a metre there to px, after the turn of the figure', () => {
    expect(project([0, 0, 1])).toEqual([360, 450, 8]);
    const [x, y] = project([0, -1, 2]);
    // 64 mm on a sensor of 32 mm: 4 m are visible at 8 m.
    expect([x, y].map(Math.round)).toEqual([360 + 225, 450 - 225]);
  });

  it('returns scale and rotation of a part', () => {
    const place = projectPlace(project, ([x, y, z]) => [y, -x, 1 + 2 * z], [0, 0, 0]);
    expect([place.x, place.y, place.unitPx].map(Math.round)).toEqual([360, 450, 450]);
    expect(place.rollDeg).toBeCloseTo(0);
  });
});
