import { standCollar } from '../cloth/collars';
import { upperPart } from '../cloth/cut';
import { cuffs, hemBand } from '../cloth/bands';
import { zip } from '../cloth/zip';
import type { Dressed, Wearing } from '../cloth/worn';
import { makeOuterLayer, findThroat, frontEdges, hole, openGap, shell, slantPockets } from './outer-shell';
import { lapels } from './lapels';
import { waistBelt } from './waist-belt';
import type { Material, Part } from '../scene/part';

const ZIP_COLOR = '#b9b7b2';

/** Builds a biker jacket (asymmetric zip, lapels), a single rider or a shearling jacket. */
export function leatherJacket(worn: Wearing<'leather-jacket'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const material: Material = { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.4 };
  const biker = p.style === 'biker';
  const shearling = p.style === 'shearling';
  const breakAt = body.bust - 0.02;
  const gap = worn.open
    ? openGap(worn)
    : biker || shearling
      ? (z: number) => (z > breakAt ? 0.078 * ((z - breakAt) / (body.neck + 0.03 - breakAt)) : -1)
      : undefined;
  const upper = shell(
    worn,
    {
      fit: p.fit,
      hemAt: p.hem,
      sleeveTo: 'long',
      neck: hole(body, worn.layer),
      folds: 0.0085,
      ...(gap ? { gap } : {}),
    },
    shearling ? 0.018 : 0.008,
  );
  const parts: Part[] = [upperPart(upper, 'leather', material, color, 0.0072)];
  const { hem } = upper.spec;
  if (shearling) {
    const fleece: Material = { kind: 'sherpa' };
    const wool = trim ?? '#efe3cd';
    parts.push(
      ...lapels(
        upper,
        { lapel: 'shawl', breakAt, overlap: 0.02, open: worn.open, cutaway: 0, lastButton: hem },
        fleece,
        wool,
        1.02,
      ),
      hemBand(upper, 0.04, fleece, wool, -0.004),
      cuffs(upper, 0.036, upper.spec.sleeveEase(0.96) + 0.006, 0.022, fleece, wool),
    );
    if (!worn.open) parts.push(...zip(upper.outside, breakAt - 0.005, hem, ZIP_COLOR));
  } else if (biker) {
    parts.push(
      ...lapels(
        upper,
        { lapel: 'wide', breakAt, overlap: 0.02, open: worn.open, cutaway: 0, lastButton: hem },
        material,
        color,
      ),
    );
    if (worn.open) parts.push(...frontEdges(upper, material, color));
    else
      parts.push(
        ...zip(upper.outside, breakAt - 0.005, hem, ZIP_COLOR, 0.03),
        waistBelt(upper, hem + 0.03, color, material),
      );
  } else {
    parts.push(
      standCollar(body, { material, color }, 0.042, 0.086, 0.014, findThroat(worn) ?? 0.01),
      ...(worn.open ? frontEdges(upper, material, color) : zip(upper.outside, body.neck - 0.01, hem, ZIP_COLOR)),
    );
  }
  return makeOuterLayer(upper, parts, slantPockets(upper, body.hip + 0.13, 0.1));
}
