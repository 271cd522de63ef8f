import type { Hex } from '@/lib/domain/wardrobe/hex';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Gender } from '@/lib/contract/gender';
import type { ArmPose, GarmentId } from '@/lib/domain/wardrobe/wardrobe';
import { getGrip } from '../src/accessories/bag-space';
import { phone } from '../src/accessories/phone';
import { scarf } from '../src/accessories/scarf';
import { tote } from '../src/accessories/tote';
import { type Body, makeBody } from '../src/body/body';
import { type Grip, handField } from '../src/body/hand';
import { STANCES } from '../src/body/stance';
import { touch } from '../src/cloth/patch';
import type { Wearing } from '../src/cloth/worn';
import { SKIRT_CLOTH } from '../src/drape/skirt-sheet';
import { coat } from '../src/garments/coat';
import { COAT_HEMS, makeFrontSpec } from '../src/garments/coat-cut';
import { hoodie } from '../src/garments/hoodie';
import { frontGap } from '../src/garments/lapels';
import { necktie } from '../src/garments/necktie';
import { padded } from '../src/garments/padded';
import { quilting } from '../src/garments/quilting';
import { skirt } from '../src/garments/skirt';
import { getLuminance, linear } from '../src/scene/colour';
import type { Part } from '../src/scene/part';
import { length, sub } from '../src/scene/vector';

const newBody = (gender: Gender, left: ArmPose = 'down'): Body =>
  makeBody({ gender, build: 1, pose: { left, right: 'down' }, spread: 0.03, stance: STANCES.weight });

/** Returns how an outermost garment is worn. */
function wear<Kind extends 'coat' | 'hoodie' | 'necktie' | 'padded' | 'scarf' | 'skirt' | 'tote'>(
  id: GarmentId,
  body: Body,
  open: boolean,
): Wearing<Kind> {
  const { model, fabric } = getGarment(id);
  const params = model.params as Wearing<Kind>['params'];
  const rest = { tucked: false, layer: 2, parting: 0, seed: 5, skin: '#f5cfb6' as const, outermost: true as const };
  return { body, params, fabric, color: '#c9a878', open, ...rest };
}

const named = (parts: readonly Part[], name: string) => parts.filter((part) => part.name === name);
/** Returns the side of the wearer on which a part is: 1 is left. */
const sideOf = ({ bounds }: Part) => Math.sign(bounds[0] + bounds[3]);

/** Returns the least value from far in front of the body to its middle. */
const sweep = (along: (y: number) => number) =>
  Math.min(...Array.from({ length: 130 }, (_, i) => along(-0.52 + i * 0.004)));

describe('a closed coat', () => {
  it.each(['trench', 'coat-long', 'coat-duffle'] as const)(
    '%s has no slit: its front is whole down to the hem',
    (id) => {
      const body = newBody('MALE');
      const worn = wear<'coat'>(id, body, false);
      const [main] = coat(worn).parts;
      const hem = COAT_HEMS[worn.params.hem];
      for (const x of [-0.02, 0, 0.02]) expect(sweep((y) => main!.field(x, y, hem + 0.015))).toBeLessThan(0);
    },
  );
});

describe('an open coat', () => {
  it('is a trench coat by its flap, two rows of buttons and its belt', () => {
    const { parts } = coat(wear('trench', newBody('FEMALE'), true));
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['storm-flap', 'belt', 'belt-loops']));
    expect(new Set(named(parts, 'button').map(sideOf))).toEqual(new Set([1, -1]));
  });

  it.each(['FEMALE', 'MALE'] as const)('has a flap that ends before sleeve and edge of a %s', (gender) => {
    const body = newBody(gender);
    const worn = wear<'coat'>('trench', body, true);
    const [flap] = named(coat(worn).parts, 'storm-flap');
    const z = body.bust + 0.05;
    const edge = frontGap(body, COAT_HEMS[worn.params.hem], makeFrontSpec(worn, COAT_HEMS[worn.params.hem]))(z);
    const nearest = (x: number) => sweep((y) => flap!.field(x, y, z));
    expect(nearest(-1.2 * body.shoulderX)).toBeLessThan(0);
    expect(nearest(-1.4 * body.shoulderX)).toBeGreaterThan(0);
    expect(nearest(-edge - 0.012)).toBeGreaterThan(0);
  });

  it.each(['trench', 'coat-robe'] as const)('has its belt tied behind: nothing of a %s hangs from the waist', (id) => {
    const body = newBody('FEMALE');
    const belts = coat(wear(id, body, true)).parts.filter(({ name }) => name.startsWith('belt'));
    const [x0] = belts.map(({ field }) => sweep((y) => field(0.1, y, body.waist - 0.015)));
    expect(x0).toBeGreaterThan(0);
    expect(Math.min(...belts.map(({ bounds }) => bounds[2]))).toBeGreaterThan(body.waist - 0.1);
  });

  it('shows no wall behind its edges to a camera beside it', () => {
    const body = newBody('MALE');
    const { parts, surface } = coat(wear('trench', body, true));
    const [x, z] = [0.085, body.crotch];
    const front = touch(surface!, x, z).at[1];
    for (const back of [0.06, 0.1, 0.14]) expect(parts[0]!.field(x + back * 0.3, front + back, z)).toBeGreaterThan(0);
  });

  it('has pockets that end before the edge of its front, however far it parts', () => {
    const body = newBody('FEMALE');
    const [pocket] = named(coat({ ...wear<'coat'>('coat-duffle', body, true), parting: 0.06 }).parts, 'pockets');
    expect(sweep((y) => pocket!.field(0.12, y, body.hip))).toBeGreaterThan(0);
    expect(sweep((y) => pocket!.field(0.2, y, body.hip))).toBeLessThan(0);
  });

  it('is held where a forearm lies on its front, and nowhere else', () => {
    const least = (left: ArmPose) => {
      const body = newBody('FEMALE', left);
      const { underForearm } = coat(wear('coat-short', body, true));
      const heights = Array.from({ length: 20 }, (_, i) => body.waist - 0.04 + i * 0.01);
      return Math.min(...heights.flatMap((z) => [0.09, 0.12, 0.15].map((x) => sweep((y) => underForearm!(x, y, z)))));
    };
    expect(least('strap')).toBeLessThan(0);
    expect(least('wave')).toBeGreaterThan(0);
  });

  it('has no toggle under a fist, round which scraps of it would be seen', () => {
    const count = (left: ArmPose) =>
      named(coat(wear('coat-duffle', newBody('FEMALE', left), true)).parts, 'toggle').length;
    expect(count('down')).toBe(4);
    expect(count('strap')).toBe(3);
  });

  it.each([
    ['FEMALE', 1],
    ['MALE', -1],
  ] as const)('is a mac by a row of buttons, on the side of the %s', (gender, side) => {
    const buttons = named(coat(wear('mac', newBody(gender), true)).parts, 'button');
    expect(buttons.length).toBeGreaterThan(2);
    expect(new Set(buttons.map(sideOf))).toEqual(new Set([side]));
  });

  it('has no closed ring at the throat: the collar of a mac parts as far as its front', () => {
    const body = newBody('FEMALE');
    const ringAt = (open: boolean) => {
      const [collar] = named(coat(wear('mac', body, open)).parts, 'collar');
      const at = Array.from({ length: 60 }, (_, i) => collar!.field(0.03, -0.2 + i * 0.004, body.neck + 0.02));
      return Math.min(...at);
    };
    expect(ringAt(false)).toBeLessThan(0);
    expect(ringAt(true)).toBeGreaterThan(0.01);
  });
});

it('parts the hood of an open duffle coat as far as its front, beside the collars beneath', () => {
  const body = newBody('MALE');
  const nearest = (open: boolean) => {
    const [hood] = named(coat(wear('coat-duffle', body, open)).parts, 'hood');
    return Math.min(...Array.from({ length: 60 }, (_, i) => hood!.field(0.035, -0.2 + i * 0.003, body.neck - 0.04)));
  };
  expect(nearest(false)).toBeLessThan(0.004);
  expect(nearest(true)).toBeGreaterThan(0.008);
});

describe('a padded coat with a hood', () => {
  const body = newBody('MALE');
  /** Returns the least distance from parts of this name in front of the throat, `x` from the middle. */
  const depthAt = (name: string, open: boolean, x: number) => {
    const parts = named(padded(wear('parka', body, open)).parts, name);
    const field = (y: number) =>
      Math.min(...parts.flatMap((part) => [0, 0.03].map((up) => part.field(x, y, body.neck + up))));
    return Math.min(...Array.from({ length: 40 }, (_, i) => field(-0.24 + i * 0.004)));
  };

  it('shows its fur beside the throat, not behind the neck alone', () => {
    expect(depthAt('fur', true, 0.13)).toBeLessThan(0);
    expect(depthAt('fur', false, 0.13)).toBeLessThan(0);
  });

  it('is edged by one band of fur that lies on the shoulders, over any number of layers', () => {
    for (const layer of [1, 6]) {
      const { parts } = padded({ ...wear<'padded'>('parka', body, false), layer });
      const [fur] = named(parts, 'fur');
      for (let angle = 0.4; angle < Math.PI; angle += 0.2) {
        let seen = 0;
        for (let r = 0.1; r < 0.32; r += 0.008)
          for (let z = body.neck - 0.16; z < body.neck + 0.14; z += 0.008) {
            const [x, y] = [r * Math.sin(angle), -r * Math.cos(angle)];
            if (fur!.field(x, y, z) < 0 && parts[0]!.field(x, y, z) > 0) seen++;
          }
        expect(seen).toBeGreaterThan(15);
      }
    }
  });

  it('parts its collar above an open front', () => {
    expect(depthAt('collar', false, 0.03)).toBeLessThan(0);
    expect(depthAt('collar', true, 0.03)).toBeGreaterThan(0);
  });
});

describe('a quilted coat', () => {
  it('has no seam between its shoulders and its collar, which would cut off a lid', () => {
    const [hem, yoke] = [0.35, 1.25];
    const padding = quilting('wide', hem, yoke);
    const at = Array.from({ length: 13 }, (_, i) => yoke + 0.05 + i * 0.01);
    expect(Math.min(...at.map((z) => padding(z - hem, 0.15, 0, z, 'trunk')))).toBeGreaterThan(0);
  });

  it('is no wider at the shoulders than below them, however many layers are beneath', () => {
    const body = newBody('FEMALE');
    const [coat] = padded({ ...wear<'padded'>('down-long', body, false), layer: 7 }).parts;
    const widthAt = (z: number) => {
      let x = 0.5;
      while (x > 0 && coat!.field(x, -0.08, z) > 0) x -= 0.002;
      return x;
    };
    expect(widthAt(body.shoulder)).toBeLessThan(widthAt(body.shoulder - 0.04));
  });
});

it('leaves the shirt whole behind the edges of an open hoodie, which stands off at its hem', () => {
  const body = newBody('FEMALE');
  const hidesAt = (open: boolean, x: number) => {
    const { cover } = hoodie(wear('hoodie-zip', body, open));
    return Math.max(...Array.from({ length: 80 }, (_, i) => cover!(x, -0.3 + i * 0.003, body.hip + 0.02)));
  };
  expect(hidesAt(true, 0.1)).toBeLessThan(0);
  expect(hidesAt(false, 0.1)).toBeGreaterThan(0);
  expect(hidesAt(true, 0.17)).toBeGreaterThan(0);
});

it.each(['FEMALE', 'MALE'] as const)('ends a tie above the belt of a %s', (gender) => {
  const body = newBody(gender);
  const { parts } = necktie(wear('necktie', body, false), body.torsoField);
  const lowest = (z: number) => sweep((y) => parts[0]!.field(0, y, z));
  expect(lowest(body.belt + 0.1)).toBeLessThan(0);
  expect(lowest(body.belt + 0.005)).toBeGreaterThan(0);
});

it('sews the buttons of a skirt on the outside of its cloth, which hangs thicker than it is cut', () => {
  const { parts, surface } = skirt(wear('skirt-denim-mini', newBody('FEMALE'), false));
  const buttons = named(parts, 'button');
  expect(buttons.length).toBeGreaterThan(2);
  for (const { field, bounds } of buttons) {
    const z = (bounds[2] + bounds[5]) / 2;
    const beneath = (x: number, y: number) => surface!(x, y, z) < SKIRT_CLOTH.thickness;
    const ys = Array.from({ length: 200 }, (_, i) => -0.3 + i * 0.001);
    expect(ys.filter((y) => field(0.004, y, z) < 0 && beneath(0.004, y))).toEqual([]);
  }
});

describe('a scarf', () => {
  const body = newBody('FEMALE');
  const over = (id: GarmentId, parts: readonly Part[]) =>
    scarf(wear(id, body, false), (x, y, z) => Math.min(...parts.map(({ field }) => field(x, y, z)))).parts;

  it('that hangs is wrapped over a high collar, under which it would be two loose ends', () => {
    expect(named(over('scarf-hang', coat(wear('coat-long', body, true)).parts), 'nape')).toHaveLength(1);
    expect(named(over('scarf-hang', padded(wear('down-long', body, true)).parts), 'knot')).toHaveLength(1);
  });

  it('hides the front of a collar that stands up under it', () => {
    const { parts } = padded(wear('down-long', body, false));
    const [coil] = named(over('scarf', parts), 'scarf');
    const collars = named(parts, 'collar');
    const depth = (fields: readonly Part[], x: number, z: number) => {
      let y = -0.25;
      while (y < 0 && fields.every(({ field }) => field(x, y, z) > 0)) y += 0.002;
      return y;
    };
    for (let x = -0.08; x < 0.09; x += 0.01)
      for (let z = body.neck - 0.02; z < body.neck + 0.08; z += 0.006)
        expect(depth([coil!], x, z)).toBeLessThanOrEqual(depth(collars, x, z));
  });
});

describe('a hand', () => {
  /** Distance of a handle's bounds from its middle. */
  const MARGIN = 0.0275;

  it('holds the handles of a tote', () => {
    const body = newBody('FEMALE', 'carry');
    const { parts } = tote(wear('tote', body, false));
    const grip = getGrip(body, 'left');
    const off = ['bag-handle-1', 'bag-handle1'].map((name) => {
      const [{ bounds, place }] = named(parts, name) as [Part];
      const top = place!([0, (bounds[1] + bounds[4]) / 2, bounds[5] - MARGIN], 'point');
      return Math.hypot(top[0] - grip[0], top[1] - grip[1], top[2] - grip[2]);
    });
    expect(Math.max(...off)).toBeLessThan(0.05);
  });

  it('joins its fingers in a mitten', () => {
    const grip: Grip = { at: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1], forearm: [1, 0, 0] };
    const between = (shape: 'open' | 'mitten') => handField(grip, shape, 1, 0.16)(0.78, -0.002, -0.06);
    expect(between('open')).toBeGreaterThan(0);
    expect(between('mitten')).toBeLessThan(0);
  });

  it('lies in a pocket with its thumb beside the palm, so that the tip does not come out of the cloth', () => {
    const grip: Grip = { at: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1], forearm: [1, 0, 0] };
    const lowest = (shape: 'flat' | 'pocket') => {
      const hand = handField(grip, shape, 1, 0.16);
      return Array.from({ length: 30 }, (_, i) => -0.3 + i * 0.01).find((w) => hand(0.47, 0.19, w) < 0)!;
    };
    expect(lowest('flat')).toBeLessThan(-0.12);
    expect(lowest('pocket')).toBeGreaterThan(-0.09);
  });

  it('holds a phone above the fist', () => {
    const body = newBody('FEMALE', 'phone');
    const [, , z] = getGrip(body, 'left');
    const heights = phone(body, 'left', ['#ffffff']).map(({ place }) => place!([0, 0, 0.052], 'point')[2]);
    expect(Math.min(...heights)).toBeGreaterThan(z + 0.05);
  });

  it.each<[string, Hex[]]>([
    ['dark clothes', ['#232a3d']],
    ['pale clothes', ['#f4f1ea']],
    ['a pale coat that is open over dark clothes', ['#232a3d', '#e3d5bc']],
    ['red clothes', ['#c9342b', '#ffffff']],
  ])('holds a phone in a bright case that differs from %s', (_, behind) => {
    const [phoneCase] = phone(newBody('FEMALE', 'phone'), 'left', behind);
    const [color, ...others] = [phoneCase!.paint as Hex, ...behind].map(linear);
    expect(getLuminance(color!)).toBeGreaterThan(0.25);
    expect(Math.min(...others.map((other) => length(sub(color!, other))))).toBeGreaterThan(0.5);
  });
});
