import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { ArmPose, GarmentId } from '@/lib/domain/wardrobe/wardrobe';
import { type Body, makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { blazer } from '../src/garments/blazer';
import { longCut, makeFrontSpec } from '../src/garments/coat-cut';
import { knit } from '../src/garments/knit';
import { shirt } from '../src/garments/shirt';
import type { Wearing } from '../src/cloth/worn';
import { pressIn } from '../src/figure/hang-clothes';
import { bodyLayers } from '../src/figure/layers';
import { makePosedBody } from '../src/figure/posed-body';
import { add, normalize, scale } from '../src/scene/vector';

const HEM = 0.5;

const newBody = (left: ArmPose): Body =>
  makeBody({ gender: 'MALE', build: 1, pose: { left, right: 'relaxed' }, spread: 0.02, stance: STANCES.plain });

const body = newBody('down');

/** Returns how an outermost closed garment is worn. */
function wear<Kind extends 'coat' | 'blazer' | 'knit' | 'shirt'>(id: GarmentId, on: Body): Wearing<Kind> {
  const { model, fabric } = getGarment(id);
  const params = model.params as Wearing<Kind>['params'];
  const rest = { tucked: false, layer: 2, parting: 0, seed: 5, skin: '#f5cfb6' as const, outermost: true as const };
  return { body: on, params, fabric, color: '#c9a878', open: false, ...rest };
}

it('sets a sleeve off from the coat that it lies on by a crease below the armhole', () => {
  const worn = wear<'coat'>('mac', body);
  const upper = longCut(worn, makeFrontSpec(worn, HEM), HEM);
  let deepest = 0;
  for (const z of [body.waist, body.waist + 0.05, body.waist + 0.1])
    for (let x = 0.16; x < 0.3; x += 0.004)
      for (let y = -0.16; y < 0.08; y += 0.006)
        if (Math.abs(upper.torso(x, y, z)) < 0.003) deepest = Math.max(deepest, upper.outside(x, y, z));
  expect(deepest).toBeGreaterThan(0.005);
});

it('hides cuffs beneath where the cloth of a sleeve is, and shows them in its mouth', () => {
  const waving = newBody('wave');
  const worn = wear<'coat'>('mac', waving);
  const { cover, spec } = longCut(worn, makeFrontSpec(worn, HEM), HEM);
  const arm = waving.arms.left;
  const share = spec.sleeve - 0.004 / arm.total;
  const [end, before] = [arm.pointAt(share), arm.pointAt(share - 0.04)];
  const outwards = normalize([before[2] - end[2], 0, end[0] - before[0]]);
  const radius = waving.armRadius(share) + spec.sleeveEase(share);
  expect(cover(...add(end, scale(outwards, radius - 0.004)))).toBeGreaterThan(0);
  expect(cover(...add(end, scale(outwards, 0.3 * radius)))).toBeLessThan(0);
});

it('ends the sleeves of a short jacket at the wrists, not at its hem', () => {
  const [jacket] = blazer(wear('blazer-collarless', body)).parts;
  for (const arm of Object.values(body.arms)) expect(jacket!.field(...arm.pointAt(0.9))).toBeLessThan(0.03);
});

it('ends a vest before the arms: the ribs of its armholes are no caps on the shoulders', () => {
  const armholes = knit(wear('knit-vest', body)).parts.find(({ name }) => name === 'armholes')!;
  let beyond = 1;
  for (let x = body.shoulderX * 1.04; x < 0.3; x += 0.004)
    for (let y = -0.1; y < 0.1; y += 0.01) beyond = Math.min(beyond, armholes.field(x, y, body.shoulder + 0.01));
  expect(beyond).toBeGreaterThan(0);
});

it('hangs a vest between the arms: none of it is behind an arm, and it hides no sleeve of the shirt', () => {
  const { parts, cover } = knit(wear('knit-vest', body));
  const behind: number[] = [];
  const hidden: number[] = [];
  for (const share of [0.25, 0.4, 0.5]) {
    const [x, y, z] = body.arms.left.pointAt(share);
    const inner = x - body.armRadius(share);
    for (let off = -0.1; off < 0.12; off += 0.01) behind.push(parts[0]!.field(inner + 0.01, y + off, z));
    hidden.push(cover!(inner, y, z));
  }
  expect(Math.min(...behind)).toBeGreaterThan(0);
  expect(Math.max(...hidden)).toBeLessThan(0);
});

it('keeps a shirt that is tucked in inside the waistband, through which folds would come', () => {
  const [cloth] = shirt({ ...wear('shirt-short', body), tucked: true }).parts;
  let through = 0;
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.05)
    for (const z of [body.belt - 0.02, body.belt - 0.005]) {
      const at = (r: number) => [r * Math.cos(angle), r * Math.sin(angle), z] as const;
      let r = 0.1;
      while (body.loft.distance(...at(r)) < 0.012) r += 0.001;
      if (cloth!.field(...at(r)) < 0) through++;
    }
  expect(through).toBe(0);
});

it('holds the wrist before the hem of a short jacket if the hand is in a pocket of the trousers', () => {
  const outfit = OUTFITS.find(({ id }) => id === 'female-daily-crop-windbreaker-nylon-pants')!;
  const posed = makePosedBody(outfit);
  const jacket = bodyLayers(outfit, posed).find(({ kind }) => kind === 'windbreaker')!;
  expect(jacket.surface!(...posed.pocket!.hand.wrist)).toBeGreaterThan(0.02);
});

it('presses in wider sleeves beneath, but no other garment', () => {
  const below = pressIn(
    () => -0.03,
    (x) => x,
    (_x, _y, z) => -z,
  );
  expect(below(0, 0, -1)).toBeGreaterThan(0);
  expect(below(-0.05, 0, -1)).toBe(-0.03);
  expect(below(0, 0, 1)).toBe(-0.03);
});
