import { standCollar } from '../cloth/collars';
import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { cuffs, neckBand } from '../cloth/bands';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

function bow(body: Wearing['body'], upper: Upper, worn: Wearing): Part {
  const z0 = body.neck - 0.028;
  const y0 = -(body.woman ? 0.098 : 0.11);
  const field: Field = (x, y, z) => {
    const ax = Math.abs(x);
    const Y = y - y0;
    const Z = z - z0;
    const loop = Math.abs(ellipsoid(ax - 0.04, Y, Z - 0.004, 0.042, 0.017, 0.026)) - 0.006;
    const knot = ellipsoid(x, Y + 0.012, Z, 0.015, 0.014, 0.017);
    const tailX = ax - 0.012 - (z0 - z) * 0.3;
    const tail = Math.max(
      Math.abs(tailX) - 0.016,
      Math.abs(upper.outside(x, y, z) - 0.008) - 0.005,
      z - z0,
      z0 - 0.15 - z,
    );
    return smin(smin(loop, knot, 0.008), tail, 0.006) * 0.9;
  };
  return {
    name: 'bow',
    field,
    bounds: [-0.12, -0.3, z0 - 0.18, 0.12, 0, z0 + 0.05],
    cell: 0.0042,
    material: getPlainMaterial(worn),
    paint: worn.trim ?? worn.color,
  };
}

/** Builds a frill round the neck hole, gathered in waves. */
function frill(upper: Upper, worn: Wearing): Part {
  const { neck } = upper.spec;
  const field: Field = (x, y, z) => {
    const hole = ellipsoid(x, y - neck.y, z - neck.z, neck.a, neck.b, neck.c);
    const angle = Math.atan2(x, -y);
    const wave = 0.006 * Math.sin(angle * 22);
    return (
      smax(
        Math.abs(upper.outside(x, y, z) - 0.008 - wave - hole * 0.25) - 0.0045,
        Math.abs(hole - 0.02) - 0.02,
        0.004,
      ) * 0.8
    );
  };
  return {
    name: 'frill',
    field,
    bounds: [-0.22, -0.24, upper.body.neck - 0.18, 0.22, 0.2, upper.body.neck + 0.08],
    cell: 0.0044,
    material: getPlainMaterial(worn),
    paint: worn.trim ?? worn.color,
  };
}

/** Builds a soft top without front buttons. */
export function blouse(worn: Wearing<'blouse'>): Dressed {
  const { params: p, body, color } = worn;
  const hole =
    p.neck === 'v' || p.neck === 'bow' ? 'v' : p.neck === 'square' ? 'square' : p.neck === 'stand' ? 'high' : 'crew';
  const long = p.sleeve === 'long' || p.sleeve === 'three-quarter';
  const base = 0.016;
  const reach = { none: 0, cap: 0.15, short: 0.36, half: 0.5, 'three-quarter': 0.72, long: 0.965 }[p.sleeve];
  const puffed = (s: number) =>
    long
      ? base + 0.03 * bell(s - reach * 0.84, 0.16) + 0.014 * bell(s - 0.08, 0.1)
      : base + 0.04 * bell(s - reach * 0.5, reach * 0.42);
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: p.sleeve,
    neck: neckHole(body, 0.014, hole),
    cuffBunch: 0.9,
    ...(p.puff ? { sleeveEase: puffed } : {}),
  });
  const parts = [upperPart(upper, 'blouse', getClothMaterial(worn), color)];
  if (p.puff || long)
    parts.push(cuffs(upper, p.puff ? 0.03 : 0.04, long ? 0.01 : 0.016, 0.01, getPlainMaterial(worn), color));
  if (p.neck === 'bow')
    parts.push(
      standCollar(body, { material: getPlainMaterial(worn), color: worn.trim ?? color }, 0.03, 0.068, 0.012),
      bow(body, upper, worn),
    );
  else if (p.neck === 'stand')
    parts.push(standCollar(body, { material: getPlainMaterial(worn), color }, 0.036, 0.067, 0.01));
  else if (p.neck === 'frill') parts.push(frill(upper, worn));
  else parts.push(neckBand(upper, 0.01, 0, getPlainMaterial(worn), color));
  return { parts, cover: upper.cover, surface: upper.outside };
}
