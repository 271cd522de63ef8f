import { shirtCollar, standCollar } from '../cloth/collars';
import { cutUpper, upperPart } from '../cloth/cut';
import { cuffs } from '../cloth/bands';
import { button, buttonRow } from '../cloth/buttons';
import { pockets } from '../cloth/pockets';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { type FrontSpec, frontGap, lapels } from './lapels';
import { placket } from './placket';
import { tint } from '../scene/colour';

const SHIRT_SLEEVE = { short: 'short', half: 'half', long: 'long', rolled: 'three-quarter' } as const;

export function shirt(worn: Wearing<'shirt'>): Dressed {
  const { params: p, body, color } = worn;
  const sleeveTo = SHIRT_SLEEVE[p.sleeve];
  const camp = p.collar === 'open' && !worn.open;
  const hole = {
    y: camp ? -0.026 : -0.004,
    z: body.neck + 0.02,
    a: body.woman ? 0.07 : 0.082,
    b: camp ? 0.094 : 0.074,
    c: camp ? 0.085 : 0.05,
  };
  const top = body.neck + 0.02;
  const front: FrontSpec = {
    lapel: 'camp',
    breakAt: top - 0.17,
    overlap: 0,
    open: false,
    cutaway: 0,
    lastButton: 0,
  };
  const gap = worn.open ? (z: number) => 0.055 + 0.04 * (body.neck - z) : camp ? frontGap(body, 0, front) : undefined;
  const upper = cutUpper(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo,
    neck: hole,
    cuffBunch: 0.5,
    ...(gap ? { gap } : {}),
  });
  const cloth = getPlainMaterial(worn);
  const parts = [upperPart(upper, 'shirt', getClothMaterial(worn), color)];
  if (camp) parts.push(...lapels(upper, front, cloth, color));
  else if (p.collar === 'band')
    parts.push(standCollar(body, { material: cloth, color }, 0.036, body.woman ? 0.066 : 0.078, 0.01));
  else
    parts.push(
      ...shirtCollar(
        body,
        upper.outside,
        { material: cloth, color },
        worn.open ? 0.7 : 0,
        p.collar === 'button-down' ? 1.04 : 1,
      ),
    );
  const first = top - (camp ? 0.175 : 0.05);
  const light = tint(color, 0.6);
  if (!worn.open)
    parts.push(
      placket(upper, worn, first, upper.spec.hem),
      ...buttonRow(upper.outside, 0, first - 0.028, upper.spec.hem + 0.03, 0.074, 0.0085, light),
    );
  if (p.collar === 'button-down')
    parts.push(...[1, -1].map((s) => button(upper.outside, s * 0.062, top - 0.088, 0.0058, light)));
  if (sleeveTo === 'long') parts.push(cuffs(upper, 0.05, 0.012, 0.01, cloth, color));
  if (p.sleeve === 'rolled') parts.push(cuffs(upper, 0.046, 0.019, 0.016, cloth, tint(color, 0.12)));
  if (p.pockets > 0)
    parts.push(
      pockets(
        upper,
        worn.open ? 0.115 : 0.085,
        body.bust + 0.05,
        0.075,
        0.082,
        cloth,
        color,
        p.pockets === 2,
        p.pockets === 2,
      ),
    );
  return { parts, cover: upper.cover, surface: upper.outside };
}
