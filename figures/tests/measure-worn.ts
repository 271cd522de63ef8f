/** Meshes every shoe and accessory of the wardrobe on a bare body and prints measurements. */
import { createHash } from 'node:crypto';
import { GARMENTS } from '@/lib/domain/wardrobe/garments';
import type { Garment } from '@/lib/domain/wardrobe/wardrobe';
import type { Gender } from '@/lib/contract/gender';
import { backpack } from '../src/accessories/backpack';
import { beanie } from '../src/accessories/beanie';
import { beltBag } from '../src/accessories/belt-bag';
import { beret } from '../src/accessories/beret';
import { briefcase } from '../src/accessories/briefcase';
import { bucketHat } from '../src/accessories/bucket-hat';
import { cap } from '../src/accessories/cap';
import { crossbody } from '../src/accessories/crossbody';
import { earmuffs } from '../src/accessories/earmuffs';
import { eyewear } from '../src/accessories/eyewear';
import { gloves } from '../src/accessories/gloves';
import { handbag } from '../src/accessories/handbag';
import type { Headwear } from '../src/accessories/headwear';
import { mask } from '../src/accessories/mask';
import { scarf } from '../src/accessories/scarf';
import { tote } from '../src/accessories/tote';
import { umbrella } from '../src/accessories/umbrella';
import { type Body, makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { headField } from '../src/body/head';
import type { Wearing } from '../src/cloth/worn';
import { FACES } from '../src/face/faces';
import { SHOE_MODELS } from '../src/figure/wardrobe-models';
import { over } from '../src/hair/lock';
import type { Part } from '../src/scene/part';
import { type Mesh, surfaceNets } from '../src/sdf/surface-nets';

type Builder = (worn: Wearing, extra?: unknown) => Headwear;

const HATS: Record<string, unknown> = { beanie, cap, 'bucket-hat': bucketHat, beret, earmuffs, eyewear };
const ON_BODY: Record<string, unknown> = {
  backpack,
  'belt-bag': beltBag,
  briefcase,
  crossbody,
  gloves,
  handbag,
  scarf,
  tote,
};
const shoes = GARMENTS.filter(({ slot }) => slot === 'shoes');
const accessories = GARMENTS.filter(
  ({ model }) => model.kind in HATS || model.kind in ON_BODY || model.kind === 'mask' || model.kind === 'umbrella',
);
const face = headField(FACES.f1.head);

/** Memoises meshes by their parameters. */
function once<Key, Value>(made: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown }) {
  return (key: Key, make: () => Value): Value => {
    const value = made.get(key) ?? make();
    made.set(key, value);
    return value;
  };
}

type Hand = Body['poses']['left'];
const newBody = (gender: Gender, left: Hand): Body =>
  makeBody({ gender, build: 1, pose: { left, right: 'down' }, spread: 0.01, stance: STANCES.weight });
const bodyOnce = once(new Map<string, Body>());
const getBody = (gender: Gender, left: Hand = 'carry') => bodyOnce(`${gender} ${left}`, () => newBody(gender, left));

const wearing = ({ model, fabric }: Garment, body: Body): Wearing => ({
  body,
  params: model.params as Wearing['params'],
  fabric,
  color: '#7a4a2c',
  trim: '#e8dcc8',
  open: false,
  tucked: false,
  layer: 1,
  parting: 0,
  seed: 5,
  skin: '#f5cfb6',
});

/** Returns a garment's parts on a bare body. */
function dress(garment: Garment, body: Body): Headwear {
  const worn = wearing(garment, body);
  const { kind } = garment.model;
  if (kind === 'umbrella') return umbrella(worn as Wearing<'umbrella'>, body.poses.left === 'umbrella', (p) => p);
  if (kind === 'mask') return mask(worn as Wearing<'mask'>, face);
  const table = { ...SHOE_MODELS, ...HATS, ...ON_BODY } as Record<string, Builder>;
  return table[kind]!(worn, garment.slot === 'shoes' ? true : body.torsoField);
}

const wornOnce = once(new WeakMap<Body, Map<string, Headwear>>());
const getParts = (garment: Garment, body: Body): Headwear =>
  once(wornOnce(body, () => new Map()))(garment.id, () => dress(garment, body));

/** Mesh resolution: coarser than in pictures, but fine enough for the thinnest lace. */
const mesh = (part: Part): Mesh => surfaceNets(part.field, part.bounds, part.cell * 1.6, part.slack);
const meshOnce = once(new WeakMap<Part, Mesh>());
const getMesh = (part: Part): Mesh => meshOnce(part, () => mesh(part));

/** Returns the minimum of a measure over a part's surface, in body space (head space for headwear). */
function least(part: Part, measure: (x: number, y: number, z: number) => number): number {
  const { positions } = getMesh(part);
  let found = Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const p = [positions[i]!, positions[i + 1]!, positions[i + 2]!] as const;
    found = Math.min(found, measure(...(part.place ? part.place(p, 'point') : p)));
  }
  return found;
}

/** Returns edges without exactly one face on each side. */
function openEdges({ positions, quads }: Mesh): number {
  const balance = new Map<number, number>();
  const count = positions.length / 3;
  for (let q = 0; q < quads.length; q++) {
    const a = quads[q]!;
    const b = quads[q % 4 === 3 ? q - 3 : q + 1]!;
    const key = Math.min(a, b) * count + Math.max(a, b);
    balance.set(key, (balance.get(key) ?? 0) + (a < b ? 1 : -1));
  }
  return [...balance.values()].filter((n) => n !== 0).length;
}

/** The right shoe mirrors the left one. */
const isMeshed = ({ name }: Part) => !name.endsWith('-right');
const meshed = (garment: Garment, body: Body) => getParts(garment, body).parts.filter(isMeshed);

const getGender = (garment: Garment): Gender =>
  /heel|pump|flat|mary|sling|beret|handbag/.test(garment.id) ? 'FEMALE' : garment.id.length % 2 ? 'MALE' : 'FEMALE';

const all = [...shoes, ...accessories];
const getPoses = ({ model }: Garment) =>
  model.kind === 'umbrella' ? (['umbrella', 'carry'] as const) : (['carry'] as const);

const faults = all.flatMap((garment) =>
  getPoses(garment).flatMap((pose) =>
    meshed(garment, getBody(getGender(garment), pose)).flatMap((part) => {
      const { positions, normals, quads } = getMesh(part);
      const finite = positions.every(Number.isFinite) && normals.every(Number.isFinite);
      const open = openEdges({ positions, normals, quads });
      return quads.length === 0 || open > 0 || !finite ? [{ garment: garment.id, part: part.name, open, finite }] : [];
    }),
  ),
);

const by = <T>(garments: readonly Garment[], measure: (garment: Garment) => T) =>
  Object.fromEntries(garments.map((garment) => [garment.id, measure(garment)]));
const slot = (...names: Garment['slot'][]) => accessories.filter((garment) => names.includes(garment.slot));

function coverInShaft(garment: Garment): number {
  const body = getBody(getGender(garment));
  const { parts, cover } = getParts(garment, body);
  const boot = parts.find(({ name }) => name === 'shoe-boot-left')!;
  const top = -least(boot, (_x, _y, z) => -z);
  const leg: Part = {
    ...boot,
    field: body.legsField,
    bounds: [0.01, -0.2, 0.06, 0.3, 0.2, 0.5],
    cell: 0.008,
    place: undefined,
  };
  return least(leg, (x, y, z) => (z > body.ankle + 0.02 && z < top - 0.05 ? cover!(x, y, z) : 1));
}

/** Returns how far hair protrudes from the hat over temples and crown (positive: visible). */
function hairThrough(garment: Garment): number {
  const { parts, inside } = getParts(garment, getBody('FEMALE'));
  let most = -1;
  for (let azimuth = -180; azimuth < 180; azimuth += 15)
    for (const r of [0.9, 1, 1.05, 1.1, 1.16]) {
      const at = over(azimuth, 62, r);
      if (inside && inside(...at) < 0) most = Math.max(most, Math.min(...parts.map(({ field }) => field(...at))));
    }
  return most;
}

const faceUnderHat = (garment: Garment) =>
  Math.min(
    ...getParts(garment, getBody('FEMALE')).parts.map((part) =>
      least(part, (x, y, z) => (z < 0.04 && y < -0.1 ? face(x, y, z) : 1)),
    ),
  );

const beforeFace = (garment: Garment) =>
  Math.min(
    1,
    ...getParts(garment, getBody('FEMALE'))
      .parts.filter(({ name }) => name === 'lens' || name === 'mask')
      .map((part) => least(part, face)),
  );

function roomInGlove(garment: Garment): number {
  const body = getBody('MALE');
  const glove = getParts(garment, body).parts.find(({ name }) => name === 'gloves')!;
  const hands: Part = { ...glove, field: (x, y, z) => Math.min(body.hands.left(x, y, z), body.hands.right(x, y, z)) };
  return least(hands, (x, y, z) => -glove.field(x, y, z));
}

function underUmbrella(gender: Gender) {
  const body = getBody(gender, 'umbrella');
  const [, hy, hz] = body.headCentre;
  const { parts } = getParts(
    accessories.find(({ model }) => model.kind === 'umbrella')!,
    body,
  );
  return {
    hair: Math.min(
      ...parts.map((part) => least(part, (x, y, z) => Math.hypot(x / 0.27, (y - hy) / 0.25, (z - hz - 0.03) / 0.26))),
    ),
    frame: Math.min(...parts.map((part) => least(part, (x, _y, z) => Math.min(0.95 - Math.abs(x), 2.4 - z)))),
  };
}

function inHand(garment: Garment) {
  const body = getBody('FEMALE');
  const { parts } = getParts(garment, body);
  const handles = parts.filter(({ name }) => name.startsWith('bag-handle'));
  return {
    leg: Math.min(...parts.map((part) => least(part, body.legsField))),
    fist: Math.min(...handles.map((part) => least(part, body.hands.left))),
  };
}

/** Measures a shoe that is built only for this test. */
function digest(): string {
  const hash = createHash('sha256');
  for (const part of dress(shoes[0]!, newBody('FEMALE', 'carry')).parts.filter(isMeshed))
    hash.update(Buffer.from(mesh(part).positions.buffer));
  return hash.digest('hex');
}

const measures = {
  count: all.length,
  faults,
  lowest: by(shoes, (garment) =>
    Math.min(...meshed(garment, getBody(getGender(garment))).map((part) => least(part, (_x, _y, z) => z))),
  ),
  coverInShaft: by(
    shoes.filter(({ model }) => model.kind === 'boots'),
    coverInShaft,
  ),
  hairThrough: by(slot('headwear'), hairThrough),
  faceUnderHat: by(slot('headwear'), faceUnderHat),
  beforeFace: by(slot('eyewear', 'mask'), beforeFace),
  roomInGlove: by(slot('handwear'), roomInGlove),
  underUmbrella: { FEMALE: underUmbrella('FEMALE'), MALE: underUmbrella('MALE') },
  inHand: by(
    accessories.filter(({ model }) => model.kind === 'handbag' || model.kind === 'briefcase'),
    inHand,
  ),
  digests: [digest(), digest()],
};
export type WornMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
